import { roundedPath } from '../../plates.ts';
import { measureText } from '../../measure.ts';
import { drawableName, fit, shorten, textOn } from '../../type.ts';
import type { Box, Shape } from '../../shapes.ts';
import { COLUMN } from './block-grid.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/* Over the right column a plate: how near the end is, whichever comes first. */

/** So few buildings or scientists are nearly none. */
const NEAR = { buildings: 3, scientists: 2 } as const;
const PLATE: Box = { x: COLUMN.x, y: 8, width: COLUMN.width, height: 76 };
const CORNER = 16;
const PAD = 10;
/** Of the plate's width the buildings take so much. */
const BUILDINGS = 186;
/** Middles of the words and of the number below them; the same where idle turns need a line too. */
const LINES = { words: 20, number: 52 } as const;
const LINES_WITH_IDLE = { words: 15, number: 41, idle: 66 } as const;
const SMALLEST = 20;
const SIGN = 38;
const GAP = 7;

/** Whose scientists are the fewest: "Benoît"; of several only if their names stay whole. */
function fewestOf(view: AntarcticaView, look: AntarcticaLook, width: number): string {
  const names = view.players.flatMap(({ seat, supply, reserve }) => {
    const { name = '', colourWord = '' } = look.seats[seat] ?? {};
    return supply + reserve === view.nearEnd.fewestUnplaced ? [drawableName(name, colourWord)] : [];
  });
  const [only = ''] = names;
  if (names.length === 1) return shorten(only, width, SMALLEST, 'bold');
  const all = names.join(', ');
  return measureText(all, SMALLEST, 'bold') <= width ? all : '';
}

interface Countdown {
  readonly left: number;
  readonly width: number;
  readonly sign: string;
  /** Of the sign's width to its height. */
  readonly aspect: number;
  readonly words: string;
  readonly count: number;
  readonly said: string;
  /** After the number, where there is room. */
  readonly more: string;
  /** So near that everybody should know. */
  readonly alarm: boolean;
}

/** Above what is counted, below it its sign and number; near the end on red. */
function countdown(
  { left, width, sign, aspect, words, count, said, more, alarm }: Countdown,
  lines: { readonly words: number; readonly number: number },
): Shape[] {
  const begin = left + PAD;
  const right = left + width - PAD;
  const largest = { lines: 1, largest: 26 } as const;
  const { size } = fit(words, { width: right - begin, ...largest }, 'bold');
  const middle = PLATE.y + lines.number;
  const [ink, faint] = alarm ? (['~white', '~white'] as const) : (['ink', 'faint'] as const);
  const style = { weight: 'bold', anchor: 'start' } as const;
  const numberLeft = begin + SIGN * aspect + GAP;
  const number = textOn(
    String(count),
    numberLeft,
    middle,
    { ...style, size: 44, colour: ink },
    { facts: [said] },
  );
  const moreLeft = numberLeft + number.width + GAP;
  const red: Shape = {
    kind: 'group',
    clip: roundedPath(PLATE, CORNER),
    box: PLATE,
    shapes: [{ kind: 'rect', x: left, y: PLATE.y, width, height: PLATE.height, fill: '~alarm' }],
  };
  return [
    ...(alarm ? [red] : []),
    stamp(sign, { x: begin + (SIGN * aspect) / 2, y: middle }, SIGN * aspect, { height: SIGN }),
    number,
    ...(more === ''
      ? []
      : [
          textOn(more, moreLeft, middle + 2, {
            ...style,
            size: fit(more, { width: right - moreLeft, ...largest }, 'bold').size,
            colour: ink,
          }),
        ]),
    textOn(words, begin, PLATE.y + lines.words, { ...style, size, colour: faint }),
  ];
}

export function ending(view: AntarcticaView, look: AntarcticaLook): Shape[] {
  const { cardsLeft, fewestUnplaced, idleTurns, idleLimit } = view.nearEnd;
  const isIdle = idleTurns * 2 > idleLimit && !view.over;
  const lines = isIdle ? LINES_WITH_IDLE : LINES;
  const [left, width] = [PLATE.x + BUILDINGS, PLATE.width - BUILDINGS];
  const scientistsWidth = measureText(String(fewestUnplaced), 44, 'bold');
  const names = fewestOf(view, look, width - 2 * PAD - SIGN * 0.8 - 2 * GAP - scientistsWidth);
  const isAlarm = fewestUnplaced <= NEAR.scientists && !view.over;
  const idle = look.say({ key: 'board.idle', with: { turns: idleTurns, limit: idleLimit } });
  return [
    {
      kind: 'rect',
      ...PLATE,
      corner: CORNER,
      fill: 'plate-bottom',
      shadow: { colour: { tint: 'shadow', alpha: 0.55 }, blur: 10, dy: 3 },
    },
    ...countdown(
      {
        left: PLATE.x,
        width: BUILDINGS,
        sign: 'building:shipyard',
        aspect: 1,
        words: look.say({ key: 'board.buildingsLeft', with: { count: cardsLeft } }),
        count: cardsLeft,
        said: fact.cardsToGo(view),
        more: look.say({ key: 'board.toTheEnd' }),
        alarm: cardsLeft <= NEAR.buildings && !view.over,
      },
      lines,
    ),
    ...countdown(
      {
        left,
        width,
        sign: 'pawn',
        aspect: 0.8,
        words: look.say({ key: 'board.scientistsLeft', with: { count: fewestUnplaced } }),
        count: fewestUnplaced,
        said: fact.scientistsToGo(view),
        more: names,
        alarm: isAlarm,
      },
      lines,
    ),
    ...(isIdle
      ? [
          textOn(
            idle,
            PLATE.x + PAD,
            PLATE.y + LINES_WITH_IDLE.idle,
            { size: 20, anchor: 'start', colour: 'ink' },
            { facts: [fact.idle(view)] },
          ),
        ]
      : []),
    { kind: 'rect', ...PLATE, corner: CORNER, stroke: { colour: 'plate-rim', weight: 2.5 } },
  ];
}
