import { seatPill, signed } from '../../pills.ts';
import { factsFit, plate, platesIn, WHY_SIZE, widthOfWhy, WORD_SIZES } from '../../plates.ts';
import type { PlateFact, PlateWords } from '../../plates.ts';
import type { Part } from '../../parts.ts';
import type { Box, Shape } from '../../shapes.ts';
import { reasonParts } from './reasons.ts';
import { totalOf, wonInAll } from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import type { AntarcticaView, PlayerView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* The players' plates along the bottom, in the order of the seats. */

const ROW = { x: 20, y: 891, width: 1560, height: 126 };
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

/** What the last turn brought or cost a seat. */
function sumOf(changed: Changed | undefined, seat: number): PlateWords['sum'] {
  const won = wonInAll(changed, seat);
  if (changed === undefined || won === 0) return undefined;
  return { parts: [signed(won)], look: seatPill(seat, won, 30, false) };
}

/** Scientists that the last turn recruited. */
function recruited(changed: Changed | undefined, { seat, reserve }: PlayerView): PlateWords['more'] {
  const more = (changed?.before.players[seat]?.reserve ?? reserve) - reserve;
  if (more <= 0) return undefined;
  return {
    parts: [signed(more)],
    look: { size: 26, fill: '~new', ink: '~on-new', edge: '~outline' },
  };
}

function plateOf(
  view: AntarcticaView,
  player: PlayerView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  why: readonly Part[] | undefined,
): PlateWords {
  const { seat } = player;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const total = totalOf(view, seat);
  const sum = sumOf(changed, seat);
  const more = recruited(changed, player);
  const winner = view.over && view.standings.find((one) => one.seat === seat)?.rank === 1;
  return {
    seat,
    name,
    colourWord,
    score: String(total),
    scoreFacts: [fact.score(seat, total)],
    lit: winner || view.asked?.seat === seat,
    ...(!view.over && { soFar: look.say({ key: 'board.now' }) }),
    facts: factsOf(player, look),
    ...(more && { more }),
    ...(sum && { sum }),
    ...(why && { why }),
  };
}

export function plates(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const boxes = platesIn(ROW, view.players.length, GAP);
  const isTold = changed !== undefined && view.players.some(({ seat }) => wonInAll(changed, seat) !== 0);
  const whyOf = (seat: number, box: Box): readonly Part[] | undefined =>
    isTold ? reasonParts(changed, look, seat, { width: widthOfWhy(box), size: WHY_SIZE }) : undefined;
  const shown = view.players.flatMap((player, nth) => {
    const box = boxes[nth];
    return box === undefined
      ? []
      : [{ words: plateOf(view, player, look, changed, whyOf(player.seat, box)), box }];
  });
  // the same words on all plates, or none
  const wordSize = WORD_SIZES.find((size) =>
    shown.every(({ words, box }) => factsFit(words.facts, box, size)),
  );
  return shown.flatMap(({ words, box }) => plate({ ...words, wordSize: wordSize ?? 'none' }, box));
}
