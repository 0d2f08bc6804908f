import { seatPill, signed } from '../../pills.ts';
import { factsFit, plate, platesIn, widthBeside, WORD_SIZES } from '../../plates.ts';
import type { PlateFact, PlateNews, PlateWords } from '../../plates.ts';
import type { Box, Shape } from '../../shapes.ts';
import { isAccounted, largestReasonsIn, reasonsIn } from './reasons.ts';
import { totalOf, wonInAll } from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import type { AntarcticaView, PlayerView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* The players' plates along the bottom, in the order of the seats. */

const ROW = { x: 20, y: 888, width: 1560, height: 129 };
const GAP = 14;

export const PARTS = ['areas', 'tracks', 'cards', 'resources'] as const;

/** Scientists not placed yet, and how many of them are ready. Cards are in the player's own view. */
function factsOf(player: PlayerView, look: AntarcticaLook): PlateFact[] {
  const { seat, supply, reserve } = player;
  return [
    {
      id: `supply:${seat}`,
      sign: `ready:${seat}`,
      amount: String(supply + reserve),
      word: look.say({ key: 'board.toPlace', with: { ready: supply } }),
      facts: [fact.figure('supply', seat, supply), fact.figure('reserve', seat, reserve)],
    },
  ];
}

/** What the last turn brought or cost a seat; gains and losses may come to nothing. */
function sumOf(changed: Changed, seat: number, isTold: boolean): PlateNews['sum'] {
  const won = wonInAll(changed, seat);
  if (won === 0 && !isTold) return undefined;
  return { parts: [won === 0 ? '±0' : signed(won)], look: seatPill(seat, won, 30, false) };
}

/** Scientists that the last turn recruited, with their figure, so that “+2” isn't taken for points; a word too, where there is room. */
function recruited(
  changed: Changed,
  { seat, reserve }: PlayerView,
  look: AntarcticaLook,
): NonNullable<PlateNews['more']>[] {
  const more = (changed.before.players[seat]?.reserve ?? reserve) - reserve;
  if (more <= 0) return [];
  const figure = { sign: `ready:${seat}`, size: 28 };
  return [look.say({ key: 'board.recruited', with: { count: more } }), signed(more)].map((words) => ({
    parts: [figure, words],
    look: { size: 26, fill: '~new', ink: '~on-new', edge: '~outline' },
  }));
}

function plateOf(
  view: AntarcticaView,
  player: PlayerView,
  look: AntarcticaLook,
  news: PlateNews | undefined,
): PlateWords {
  const { seat } = player;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const total = totalOf(view, seat);
  const winner = view.over && view.standings.find((one) => one.seat === seat)?.rank === 1;
  return {
    seat,
    name,
    colourWord,
    score: String(total),
    scoreFacts: [fact.score(seat, total)],
    projected: !view.over,
    lit: winner || view.asked?.seat === seat,
    facts: factsOf(player, look),
    ...(news && { news }),
  };
}

/** How the score changed, why, and who was recruited. */
function newsOf(changed: Changed | undefined, player: PlayerView, look: AntarcticaLook, box: Box): PlateNews {
  if (changed === undefined) return {};
  const { seat } = player;
  const sum = sumOf(changed, seat, isAccounted(changed, look, seat));
  const wordings = recruited(changed, player, look);
  for (const more of wordings.length === 0 ? [undefined] : wordings) {
    const why = reasonsIn(changed, look, seat, widthBeside(box, [sum, more]));
    if (why !== undefined) return { ...(sum && { sum }), why, ...(more && { more }) };
  }
  const more = wordings.at(-1);
  const why = largestReasonsIn(changed, look, seat, widthBeside(box, [sum, more]));
  return { ...(sum && { sum }), ...(why && { why }), ...(more && { more }) };
}

export function plates(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const boxes = platesIn(ROW, view.players.length, GAP);
  const news = view.players.map((player, nth) => newsOf(changed, player, look, boxes[nth] ?? ROW));
  // a line for them on all plates, or on none
  const isTold = news.some(({ sum, more }) => sum !== undefined || more !== undefined);
  const shown = view.players.flatMap((player, nth) => {
    const box = boxes[nth];
    return box === undefined
      ? []
      : [{ words: plateOf(view, player, look, isTold ? news[nth] : undefined), box }];
  });
  // the same words on all plates, or none
  const wordSize = WORD_SIZES.find((size) =>
    shown.every(({ words, box }) => factsFit(words.facts, box, size)),
  );
  return shown.flatMap(({ words, box }) => plate({ ...words, wordSize: wordSize ?? 'none' }, box));
}
