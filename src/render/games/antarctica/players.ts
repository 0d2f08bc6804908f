import type { Part } from '../../parts.ts';
import { seatPill, signed } from '../../pills.ts';
import { plate, platesIn } from '../../plates.ts';
import type { PlateFact, PlateWords } from '../../plates.ts';
import type { Shape } from '../../shapes.ts';
import { totalOf, wonByCards, wonInAll, wonInArea, wonOnTrack } from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import type { AntarcticaView, PlayerView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* The players' plates along the bottom, in the order of the seats. */

const ROW = { x: 20, y: 884, width: 1560, height: 124 };
const GAP = 14;

export const PARTS = ['areas', 'tracks', 'cards', 'resources'] as const;

/** Scientists ready and in reserve; cards in hand and asterisks only if there are any. */
function factsOf(player: PlayerView, changed: Changed | undefined): PlateFact[] {
  const { seat, supply, reserve, shipyardCards, asterisks } = player;
  const points = wonByCards(changed, seat);
  const one = (
    what: 'supply' | 'reserve' | 'shipyardCards' | 'asterisks',
    sign: string,
    count: number,
  ): PlateFact => ({
    id: `${what}:${seat}`,
    sign,
    amount: String(count),
    facts: [fact.figure(what, seat, count)],
  });
  return [
    one('supply', `ready:${seat}`, supply),
    { ...one('reserve', 'reserve', reserve), colour: 'faint' },
    ...(asterisks === 0
      ? []
      : [
          {
            ...one('asterisks', 'asterisk', asterisks),
            ...(points !== 0 && {
              change: { parts: [signed(points)], look: seatPill(seat, points, 30, seat === changed?.seat) },
            }),
          },
        ]),
    ...(shipyardCards === 0 ? [] : [one('shipyardCards', 'hand', shipyardCards)]),
  ];
}

/** Most that a sum says of where it comes from. */
const MOST_CAUSES = 3;

/**
 * Where somebody else's turn changed a seat's points: areas by their letters, tracks as a cube, cards as an asterisk. Of their own turn
 * people read in the header.
 */
function causes(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  seat: number,
): Part[] {
  const areas = view.areas.flatMap(({ id }): Part[] =>
    wonInArea(changed, id, seat) === 0 ? [] : [` ${look.say({ key: `compass.${id}` })}`],
  );
  const onTracks = view.tracks.some(({ id }) => wonOnTrack(changed, id, seat) !== 0);
  const all: Part[] = [
    ...areas,
    ...(onTracks ? [{ sign: `cube:${seat}`, size: 34 }] : []),
    ...(wonByCards(changed, seat) === 0 ? [] : [{ sign: 'asterisk', size: 30 }]),
  ];
  return all.slice(0, MOST_CAUSES);
}

function plateOf(
  view: AntarcticaView,
  player: PlayerView,
  look: AntarcticaLook,
  changed: Changed | undefined,
): PlateWords {
  const { seat } = player;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const total = totalOf(view, seat);
  const gained = wonInAll(changed, seat);
  const acted = seat === changed?.seat;
  const winner = view.over && view.standings.find((one) => one.seat === seat)?.rank === 1;
  return {
    seat,
    name,
    colourWord,
    score: String(total),
    scoreFacts: [fact.score(seat, total)],
    lit: winner || view.asked?.seat === seat,
    about: !view.over,
    facts: factsOf(player, changed),
    ...(gained !== 0 && {
      sum: {
        parts: [signed(gained), ...(acted ? [] : causes(view, look, changed, seat))],
        look: seatPill(seat, gained, acted ? 44 : 34, acted),
      },
    }),
  };
}

export function plates(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const boxes = platesIn(ROW, view.players.length, GAP);
  return view.players.flatMap((player, nth) => {
    const box = boxes[nth];
    return box === undefined ? [] : plate(plateOf(view, player, look, changed), box);
  });
}
