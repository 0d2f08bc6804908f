import { drawableName, fit, shorten, textOn } from '../../type.ts';
import { measureText } from '../../measure.ts';
import type { Shape, TextSize } from '../../shapes.ts';
import { COLUMN } from './block-grid.ts';
import { fact } from './facts.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/* Over the right column: how near the end is, whichever comes first. */

/** So few buildings or scientists are nearly none. */
const NEAR = { buildings: 3, scientists: 2 } as const;
/** More players than this who have equally few scientists left are not named. */
const MOST_NAMED = 2;
/** The size for which their names are shortened. */
const NAMED = 26;
const PAD = 10;

interface Countdown {
  readonly words: string;
  readonly facts: readonly string[];
  /** So near that everybody should know. */
  readonly alarm: boolean;
}

/** Whose scientists are the fewest: "Benoît". */
function fewestOf(view: AntarcticaView, look: AntarcticaLook, words: string): string {
  const seats = view.players.flatMap(({ seat, supply, reserve }) =>
    supply + reserve === view.nearEnd.fewestUnplaced ? [seat] : [],
  );
  if (seats.length > MOST_NAMED) return '';
  const width = COLUMN.width - 2 * PAD - measureText(`${words} (, )`, NAMED, 'bold');
  const names = seats.map((seat) => {
    const { name = '', colourWord = '' } = look.seats[seat] ?? {};
    return shorten(drawableName(name, colourWord), width / seats.length, NAMED, 'bold');
  });
  return ` (${names.join(', ')})`;
}

function countdowns(view: AntarcticaView, look: AntarcticaLook): Countdown[] {
  const { cardsLeft, fewestUnplaced, idleTurns, idleLimit } = view.nearEnd;
  const scientists = look.say({ key: 'board.scientistsLeft', with: { count: fewestUnplaced } });
  return [
    {
      words: look.say({ key: 'board.buildingsLeft', with: { count: cardsLeft } }),
      facts: [fact.cardsToGo(view)],
      alarm: cardsLeft <= NEAR.buildings && !view.over,
    },
    {
      words: scientists + fewestOf(view, look, scientists),
      facts: [fact.scientistsToGo(view)],
      alarm: fewestUnplaced <= NEAR.scientists && !view.over,
    },
    ...(idleTurns * 2 > idleLimit && !view.over
      ? [
          {
            words: look.say({ key: 'board.idle', with: { turns: idleTurns, limit: idleLimit } }),
            facts: [fact.idle(view)],
            alarm: false,
          },
        ]
      : []),
  ];
}

/** Middles of two lines, or of three. */
const LINES: Readonly<
  Record<number, { readonly first: number; readonly step: number; readonly largest: TextSize }>
> = {
  2: { first: 18, step: 34, largest: 30 },
  3: { first: 15, step: 24, largest: 26 },
};

/** Near the end on red. */
export function ending(view: AntarcticaView, look: AntarcticaLook): Shape[] {
  const lines = countdowns(view, look);
  const { first, step, largest } = LINES[lines.length] ?? { first: 15, step: 24, largest: 26 };
  const room = { width: COLUMN.width - 2 * PAD, lines: 1, largest, smallest: 20 } as const;
  const size = lines.map(({ words }) => fit(words, room, 'bold').size).reduce((a, b) => (a < b ? a : b));
  return lines.flatMap(({ words, facts, alarm }, nth): Shape[] => {
    const y = first + nth * step;
    const colour = alarm ? '~white' : 'ink';
    const text = textOn(
      words,
      COLUMN.x + PAD,
      y,
      { size, weight: 'bold', anchor: 'start', colour },
      { facts },
    );
    const box = { x: COLUMN.x, y: y - step / 2 + 3, width: text.width + 2 * PAD, height: step - 5 };
    return [...(alarm ? [{ kind: 'rect', ...box, corner: 12, fill: '~alarm' } as const] : []), text];
  });
}
