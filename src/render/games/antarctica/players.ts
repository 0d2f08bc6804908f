import type { Part } from '../../parts.ts';
import { pillSize, seatPill, signed } from '../../pills.ts';
import { factsFit, plate, platesIn, WORD_SIZES } from '../../plates.ts';
import type { PlateFact, PlateWords } from '../../plates.ts';
import type { Shape } from '../../shapes.ts';
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
function factsOf(player: PlayerView, look: AntarcticaLook, changed: Changed | undefined): PlateFact[] {
  const { seat, supply, reserve, asterisks, discarded } = player;
  const byDiscards = wonByDiscards(changed, seat);
  // what others' turns brought is said with the sum
  const changedBy = (points: number): Pick<PlateFact, 'change'> =>
    points === 0 || seat !== changed?.seat
      ? {}
      : {
          change: {
            parts: [signed(points)],
            look: pointsPill(changed, seat, points, { own: 26, other: 26 }),
          },
        };
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
            ...changedBy(wonByCards(changed, seat)),
          },
        ]),
    // what was given up counts only at the end, so it is shown when it has just changed the points
    ...(byDiscards === 0
      ? []
      : [
          {
            id: `discarded:${seat}`,
            sign: 'struck-ship',
            amount: String(discarded.ships + discarded.cubes),
            facts: [
              fact.figure('discardedShips', seat, discarded.ships),
              fact.figure('discardedCubes', seat, discarded.cubes),
            ],
            ...changedBy(byDiscards),
          },
        ]),
  ];
}

/** What a sum leaves free of the plate's width. */
const SUM_ASIDE = 40;

/** Points of one cause, and which: an area by its letters, research, cards with an asterisk. */
function causes(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  seat: number,
): { readonly points: number; readonly said: readonly Part[] }[] {
  const tracks = view.tracks.map(({ id }) => wonOnTrack(changed, id, seat));
  return [
    ...view.areas.map(({ id }) => ({
      points: wonInArea(changed, id, seat),
      said: [` ${look.say({ key: `compass.${id}` })}`],
    })),
    {
      points: tracks.reduce((sum, points) => sum + points, 0),
      said: [` ${look.say({ key: 'board.byResearch' })}`],
    },
    { points: wonByCards(changed, seat), said: [{ sign: 'asterisk', size: 30 }] },
    { points: wonByDiscards(changed, seat), said: [` ${look.say({ key: 'board.byDiscards' })}`] },
  ].filter(({ points }) => points !== 0);
}

/** Somebody else's turn changed a seat's points: how much of it by what, if that finds room; of their own turn people read in the header. */
function sumOf(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  { seat, room }: { readonly seat: number; readonly room: number },
): PlateWords['sum'] {
  const gained = wonInAll(changed, seat);
  const own = seat === changed?.seat;
  const alone = {
    parts: [signed(gained)],
    look:
      changed === undefined
        ? seatPill(seat, gained, 34, false)
        : pointsPill(changed, seat, gained, { own: 34, other: 34 }),
  };
  if (own) return gained === 0 ? undefined : alone;
  const parted = causes(view, look, changed, seat);
  const explained = parted.reduce((sum, { points }) => sum + points, 0) === gained;
  const overtaken = `, ${look.say({ key: 'board.overtaken' })}`;
  const wordings = [true, false].map((why) =>
    parted.flatMap(({ points, said }, nth): Part[] => [
      `${nth === 0 ? '' : '  '}${signed(points)}`,
      ...said,
      // nobody's pieces go backwards: points are lost only to others who get ahead
      ...(why && points < 0 ? [overtaken] : []),
    ]),
  );
  const fitting = wordings
    .flatMap((parts) =>
      ([34, 30] as const).map((size) => ({ parts, look: seatPill(seat, gained, size, false) })),
    )
    .find((one) => explained && one.parts.length > 0 && pillSize(one.parts, one.look).width <= room);
  return fitting ?? (gained === 0 ? undefined : alone);
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
  const sum = sumOf(view, look, changed, { seat, room: width - SUM_ASIDE });
  const winner = view.over && view.standings.find((one) => one.seat === seat)?.rank === 1;
  return {
    seat,
    name,
    colourWord,
    score: String(total),
    scoreFacts: [fact.score(seat, total)],
    lit: winner || view.asked?.seat === seat,
    about: !view.over,
    facts: factsOf(player, look, changed),
    ...(sum && { sum }),
  };
}

export function playersPlates(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
): Shape[] {
  const boxes = platesIn(ROW, view.players.length, GAP);
  const shown = view.players.flatMap((player, nth) => {
    const box = boxes[nth];
    return box === undefined ? [] : [{ words: plateOf(view, player, look, changed, box.width), box }];
  });
  const plain = shown.map(({ words, box }) => ({
    box,
    words: { ...words, facts: words.facts.map(({ change: _, ...rest }) => rest) },
  }));
  // the same words on all plates, or none; words come before what changed in one of the numbers
  const [fitting] = WORD_SIZES.flatMap((wordSize) =>
    [shown, plain].flatMap((plates) =>
      plates.every(({ words, box }) => factsFit(words.facts, box, wordSize)) ? [{ plates, wordSize }] : [],
    ),
  );
  const { plates, wordSize } = fitting ?? { plates: plain, wordSize: 'none' as const };
  return plates.flatMap(({ words, box }) => plate({ ...words, wordSize }, box));
}
