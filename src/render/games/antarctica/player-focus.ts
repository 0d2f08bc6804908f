import { tokenName } from '../../house-sprites.ts';
import { piece } from '../../shapes.ts';
import type { Box, Scene, Shape } from '../../shapes.ts';
import { drawableName, fit, shorten, textOn } from '../../type.ts';
import { totalOf } from './changed.ts';
import { fact, figuresOf } from './facts.ts';
import type { Figure } from './facts.ts';
import { panel } from './panel.ts';
import { stamp } from './place.ts';
import { PARTS } from './players.ts';
import type { AntarcticaView, PlayerView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* One player alone: what the points are made of, each number with its word, the building cards taken. */

const PAGE = { width: 1400, height: 900 };
const POINTS: Box = { x: 30, y: 160, width: 400, height: 390 };
const NUMBERS: Box = { x: 450, y: 160, width: 920, height: 390 };
const BELOW: Box = { x: 30, y: 570, width: 1340, height: 300 };

const SIGNS: Readonly<Record<Figure, string>> = {
  supply: 'ready',
  reserve: 'reserve',
  availableShips: 'any-ship',
  availableCubes: 'any-cube',
  discardedShips: 'struck-ship',
  discardedCubes: 'struck-cube',
  basic: 'plain:basic',
  expertise: 'plain:expertise',
  shipyardCards: 'hand',
  buildingCards: 'hand',
  asterisks: 'asterisk',
};

const COLUMNS: readonly (readonly Figure[])[] = [
  ['supply', 'reserve', 'shipyardCards', 'asterisks'],
  ['availableShips', 'availableCubes', 'basic', 'expertise'],
];

function wordFor(figure: Figure, look: AntarcticaLook): string {
  return figure === 'basic' || figure === 'expertise'
    ? look.name('resourceCard', figure)
    : look.say({ key: `item.${figure}` });
}

function numbered(
  figure: Figure,
  { seat }: PlayerView,
  count: number,
  look: AntarcticaLook,
  box: Box,
): Shape[] {
  const name = figure === 'supply' ? `ready:${seat}` : SIGNS[figure];
  const y = box.y + box.height / 2;
  const words = wordFor(figure, look);
  const { size, lines } = fit(words, { width: box.width - 136, lines: 2, largest: 34, smallest: 20 });
  return [
    stamp(name, { x: box.x + 28, y }, 50),
    textOn(
      String(count),
      box.x + 122,
      y,
      { size: 50, weight: 'bold', anchor: 'end', tabular: true },
      { id: `${figure}:${seat}`, facts: [fact.figure(figure, seat, count)] },
    ),
    ...lines.map((line, at) =>
      textOn(line, box.x + 136, y + (at - (lines.length - 1) / 2) * size * 1.1, {
        size,
        anchor: 'start',
        colour: 'faint',
      }),
    ),
  ];
}

function numbers(player: PlayerView, look: AntarcticaLook): Shape[] {
  const counts = figuresOf(player);
  const { x, y, width, height } = NUMBERS;
  const column = (width - 40) / 2;
  const row = (height - 20) / 4;
  return COLUMNS.flatMap((figures, at) =>
    figures.flatMap((figure, nth) =>
      numbered(figure, player, counts[figure], look, {
        x: x + 26 + at * column,
        y: y + 10 + nth * row,
        width: column,
        height: row,
      }),
    ),
  );
}

function points(view: AntarcticaView, seat: number, look: AntarcticaLook): Shape[] {
  const lines = view.standings.find((one) => one.seat === seat)?.lines ?? [];
  const row = (POINTS.height - 20) / 4;
  return PARTS.flatMap((key, nth) => {
    const count = lines.find((one) => one.key === key)?.points ?? 0;
    const y = POINTS.y + 10 + (nth + 0.5) * row;
    const words = look.say({ key });
    const { size } = fit(words, { width: POINTS.width - 160, lines: 1, largest: 38, smallest: 20 });
    const meaning = { id: `points:${seat}:${key}`, facts: [fact.part(key, seat, count)] };
    return [
      textOn(words, POINTS.x + 30, y, { size, anchor: 'start', colour: 'faint' }),
      textOn(
        String(count),
        POINTS.x + POINTS.width - 32,
        y,
        { size: 50, weight: 'bold', anchor: 'end', tabular: true },
        meaning,
      ),
    ];
  });
}

function heading(view: AntarcticaView, seat: number, look: AntarcticaLook): Shape[] {
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const total = totalOf(view, seat);
  const right = PAGE.width - 40;
  const score = textOn(
    String(total),
    right,
    84,
    { size: 88, weight: 'bold', anchor: 'end' },
    { id: `score:${seat}`, facts: [fact.score(seat, total)] },
  );
  const soFar = view.over
    ? []
    : [
        textOn(look.say({ key: 'board.soFar' }), right - score.width - 20, 92, {
          size: 38,
          anchor: 'end',
          colour: 'faint',
        }),
      ];
  const text = drawableName(name, colourWord);
  const width = right - score.width - (soFar[0]?.width ?? 0) - 200;
  const { size } = fit(text, { width, lines: 1, largest: 76, smallest: 44 }, 'bold');
  return [
    stamp(tokenName(seat), { x: 84, y: 84 }, 84),
    textOn(shorten(text, width, size, 'bold'), 150, 84, { size, weight: 'bold', anchor: 'start' }),
    score,
    ...soFar,
  ];
}

/** Given up, ships on the board, and the cards as what they built. */
function below(view: AntarcticaView, player: PlayerView, look: AntarcticaLook): Shape[] {
  const { seat, cards } = player;
  const counts = figuresOf(player);
  const ships = view.areas.flatMap(({ line }) => line.filter((one) => one.seat === seat)).length;
  const items = [
    { sign: `ship:${seat}`, count: ships, id: `board-ships:${seat}`, said: fact.boardShips(seat, ships) },
    ...(['discardedShips', 'discardedCubes', 'buildingCards'] as const).map((figure) => ({
      sign: SIGNS[figure],
      count: counts[figure],
      id: `${figure}:${seat}`,
      said: fact.figure(figure, seat, counts[figure]),
    })),
  ];
  const names = ['boardShips', 'discardedShips', 'discardedCubes', 'buildingCards'] as const;
  const y = BELOW.y + 44;
  const share = (BELOW.width - 40) / items.length;
  const row = items.flatMap(({ sign, count, id, said }, nth) => {
    const x = BELOW.x + 26 + nth * share;
    const words = look.say({ key: `item.${names[nth] ?? 'boardShips'}` });
    const { size, lines } = fit(words, { width: share - 116, lines: 2, largest: 26, smallest: 20 });
    return [
      stamp(sign, { x: x + 24, y }, 44),
      textOn(String(count), x + 54, y, { size: 38, weight: 'bold', anchor: 'start' }, { id, facts: [said] }),
      ...lines.map((line, at) =>
        textOn(line, x + 104, y + (at - (lines.length - 1) / 2) * size * 1.05, {
          size,
          anchor: 'start',
          colour: 'faint',
        }),
      ),
    ];
  });
  const pitch = Math.min(118, (BELOW.width - 60) / Math.max(1, cards.length));
  const width = Math.min(106, pitch - 6);
  return [...row, ...cards.flatMap((card, nth) => taken(seat, card, BELOW.x + 30 + nth * pitch, width))];
}

function taken(
  seat: number,
  { id, builds, asterisk }: PlayerView['cards'][number],
  x: number,
  width: number,
): Shape[] {
  const box = { x, y: BELOW.y + 96, width, height: 180 };
  const size = Math.min(86, width - 8);
  return piece({ id: `taken:${seat}:${id}`, facts: [fact.taken(seat, id)] }, [
    {
      kind: 'rect',
      ...box,
      corner: 10,
      fill: {
        gradient: 'linear',
        stops: [
          [0, '~card-top'],
          [1, '~card-bottom'],
        ],
      },
      stroke: { colour: '~card-edge', weight: 2.5 },
      shadow: { colour: { tint: 'shadow', alpha: 0.5 }, blur: 8, dy: 3 },
    },
    stamp(`building:${builds}`, { x: x + width / 2, y: box.y + 106 }, size),
    ...(asterisk ? [stamp('card-asterisk', { x: x + width - 22, y: box.y + 24 }, 34)] : []),
  ]);
}

export function playerAlone(view: AntarcticaView, player: PlayerView, look: AntarcticaLook): Scene {
  const { seat } = player;
  return {
    ...PAGE,
    theme: 'antarctica',
    ground: '~sea-2',
    still: [panel(POINTS), panel(NUMBERS), panel(BELOW)],
    moving: [
      ...heading(view, seat, look),
      ...points(view, seat, look),
      ...numbers(player, look),
      ...below(view, player, look),
    ],
  };
}
