import type { Part } from '../../parts.ts';
import { pillSize, signed } from '../../pills.ts';
import type { PillLook } from '../../pills.ts';
import { factsFit, plate, platesIn, WORD_SIZES } from '../../plates.ts';
import type { PlateFact, PlateWords } from '../../plates.ts';
import type { Shape, TextSize } from '../../shapes.ts';
import {
  pointsPill,
  totalOf,
  wonByCards,
  wonByDiscards,
  wonInAll,
  wonInArea,
  wonOnTrack,
} from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import type { AntarcticaView, PlayerView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* The players' plates along the bottom, in the order of the seats. */

const ROW = { x: 20, y: 890, width: 1560, height: 124 };
const GAP = 14;

export const PARTS = ['areas', 'tracks', 'cards', 'resources'] as const;

/** Scientists ready and those that can be recruited; asterisks only if there are any. Cards in hand are in the player's own view. */
function factsOf(player: PlayerView, look: AntarcticaLook): PlateFact[] {
  const { seat, supply, reserve, asterisks } = player;
  return [
    {
      id: `supply:${seat}`,
      sign: `ready:${seat}`,
      amount: String(supply),
      word: look.say({ key: 'board.readyOf', with: { later: reserve } }),
      facts: [fact.figure('supply', seat, supply), fact.figure('reserve', seat, reserve)],
    },
    ...(asterisks === 0
      ? []
      : [
          {
            id: `asterisks:${seat}`,
            sign: 'asterisk',
            amount: String(asterisks),
            facts: [fact.figure('asterisks', seat, asterisks)],
          },
        ]),
  ];
}

/** An area's name on the chart has no more. */
const LETTERS = 2;

/** So much of the plate's upper edge, which is gold on the plate of who is asked, a sum may cover. */
const SUM_SHARE = 0.74;

/** Points of one cause, and which: an area by its letters, research, cards with an asterisk. */
function causes(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  seat: number,
): { readonly points: number; readonly said: string }[] {
  const tracks = view.tracks.map(({ id }) => wonOnTrack(changed, id, seat));
  return [
    ...view.areas.map(({ id }) => ({
      points: wonInArea(changed, id, seat),
      said: look.say({ key: `compass.${id}` }),
    })),
    {
      points: tracks.reduce((sum, points) => sum + points, 0),
      said: look.say({ key: 'board.byResearch' }),
    },
    { points: wonByCards(changed, seat), said: look.say({ key: 'board.asterisks' }) },
    { points: wonByDiscards(changed, seat), said: look.say({ key: 'board.byDiscards' }) },
  ].filter(({ points }) => points !== 0);
}

/**
 * Somebody else's turn changed a seat's points: how much of it by what, if that finds room. What one's own turn brought stands on the
 * map and the tracks, so its causes are told only where cards or discards are among them.
 */
function sumOf(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  { seat, room }: { readonly seat: number; readonly room: number },
): PlateWords['sum'] {
  if (changed === undefined) return undefined;
  const gained = wonInAll(changed, seat);
  const inSize = (size: TextSize): PillLook => pointsPill(changed, seat, gained, { own: size, other: size });
  const alone = gained === 0 ? undefined : { parts: [signed(gained)], look: inSize(34) };
  const seen = wonByCards(changed, seat) === 0 && wonByDiscards(changed, seat) === 0;
  if (seat === changed.seat && seen) return alone;
  const parted = causes(view, look, changed, seat);
  const explained = parted.reduce((sum, { points }) => sum + points, 0) === gained;
  const parts = parted.flatMap(({ points, said }, nth): Part[] => [
    `${nth === 0 ? '' : ' '}${signed(points)}`,
    // an area's letters are as large as the figures, words smaller
    said.length > LETTERS ? { words: ` ${said}`, size: 26 } : ` ${said}`,
  ]);
  const told = ([34, 30] as const)
    .map((size) => ({ parts, look: inSize(size) }))
    .find((one) => explained && parted.length > 0 && pillSize(one.parts, one.look).width <= room);
  return told ?? alone;
}

function plateOf(
  view: AntarcticaView,
  player: PlayerView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  width: number,
): PlateWords {
  const { seat } = player;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const total = totalOf(view, seat);
  const sum = sumOf(view, look, changed, { seat, room: width * SUM_SHARE });
  const winner = view.over && view.standings.find((one) => one.seat === seat)?.rank === 1;
  return {
    seat,
    name,
    colourWord,
    score: String(total),
    scoreFacts: [fact.score(seat, total)],
    lit: winner || view.asked?.seat === seat,
    about: !view.over,
    facts: factsOf(player, look),
    ...(sum && { sum }),
  };
}

export function plates(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const boxes = platesIn(ROW, view.players.length, GAP);
  const shown = view.players.flatMap((player, nth) => {
    const box = boxes[nth];
    return box === undefined ? [] : [{ words: plateOf(view, player, look, changed, box.width), box }];
  });
  // the same words on all plates, or none
  const wordSize = WORD_SIZES.find((size) =>
    shown.every(({ words, box }) => factsFit(words.facts, box, size)),
  );
  return shown.flatMap(({ words, box }) => plate({ ...words, wordSize: wordSize ?? 'none' }, box));
}
