import { measureText } from '../../measure.ts';
import { waves, WAVES } from '../../plates.ts';
import { drawableName, fit, textOn } from '../../type.ts';
import type { Box, Shape, TextSize } from '../../shapes.ts';
import { COLUMN } from './block-grid.ts';
import { fact } from './facts.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/* Over the right column a plate: how near the end is, whichever comes first, and what scores are until then; after the end, why the game ended. */

/** So few buildings or scientists are nearly none. */
const NEAR = { buildings: 3, scientists: 2 } as const;

const PLATE: Box = { x: COLUMN.x, y: 5, width: COLUMN.width, height: 87 };
const CORNER = 16;
const PAD = 8;
const ROOM = PLATE.width - 2 * PAD;

interface Countdown {
  readonly words: string;
  readonly facts: readonly string[];
  /** So near that everybody should know. */
  readonly alarm: boolean;
}

/** Names are said where all of them fit in the line at this size. */
const NAMES: TextSize = 30;

/** Whose scientists are the fewest: " (Benoît)". */
function fewestOf(view: AntarcticaView, look: AntarcticaLook, words: string): string {
  const names = view.players.flatMap(({ seat, supply, reserve }) => {
    const { name = '', colourWord = '' } = look.seats[seat] ?? {};
    return supply + reserve === view.nearEnd.fewestUnplaced ? [drawableName(name, colourWord)] : [];
  });
  const said = ` (${names.join(', ')})`;
  return measureText(words + said, NAMES, 'bold') <= ROOM ? said : '';
}

function countdowns(view: AntarcticaView, look: AntarcticaLook): Countdown[] {
  if (view.end !== undefined)
    return [{ words: look.say({ key: `over.${view.end}` }), facts: [fact.end(view.end)], alarm: false }];
  const { cardsLeft, fewestUnplaced, idleTurns, idleLimit } = view.nearEnd;
  const scientists = look.say({ key: 'board.scientistsLeft', with: { count: fewestUnplaced } });
  return [
    {
      words: look.say({ key: 'board.buildingsLeft', with: { count: cardsLeft } }),
      facts: [fact.cardsToGo(view)],
      alarm: cardsLeft <= NEAR.buildings,
    },
    {
      words: scientists + fewestOf(view, look, scientists),
      facts: [fact.scientistsToGo(view)],
      alarm: fewestUnplaced <= NEAR.scientists,
    },
    ...(idleTurns * 2 > idleLimit
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

/** What the two waves before each score mean. */
function projected(look: AntarcticaLook, y: number): Shape[] {
  const left = PLATE.x + PAD;
  const words = look.say({ key: 'board.projected' });
  const room = ROOM - WAVES.size - WAVES.gap;
  const { size } = fit(words, { width: room, lines: 1, largest: 26 });
  return [
    waves(left + WAVES.size / 2, y),
    textOn(words, left + WAVES.size + WAVES.gap, y, { size, anchor: 'start', colour: 'faint' }),
  ];
}

/** As many lines share the plate; near the end on red. */
export function ending(view: AntarcticaView, look: AntarcticaLook): Shape[] {
  const lines = countdowns(view, look);
  const step = PLATE.height / (lines.length + (view.over ? 0 : 1));
  const largest = lines.length > 2 ? 20 : 30;
  const size = lines
    .map(({ words }) => fit(words, { width: ROOM, lines: 1, largest }, 'bold').size)
    .reduce((a, b) => (a < b ? a : b));
  const plate = { kind: 'rect', ...PLATE, corner: CORNER } as const;
  const strips = lines.flatMap(({ alarm }, nth): Shape[] =>
    alarm
      ? [
          {
            kind: 'rect',
            x: PLATE.x + 3,
            y: PLATE.y + nth * step + 0.5,
            width: PLATE.width - 6,
            height: step - 1,
            corner: 13,
            fill: '~alarm',
          },
        ]
      : [],
  );
  const middleOf = (nth: number): number => PLATE.y + (nth + 0.5) * step;
  return [
    { ...plate, fill: 'plate-top', shadow: { colour: { tint: 'shadow', alpha: 0.55 }, blur: 10, dy: 3 } },
    { ...plate, stroke: { colour: 'plate-rim', weight: 2.5 } },
    ...strips,
    ...lines.map(({ words, facts, alarm }, nth) => {
      const style = { size, weight: 'bold', anchor: 'start', colour: alarm ? '~white' : 'ink' } as const;
      return textOn(words, PLATE.x + PAD, middleOf(nth), style, { facts });
    }),
    ...(view.over ? [] : projected(look, middleOf(lines.length))),
  ];
}
