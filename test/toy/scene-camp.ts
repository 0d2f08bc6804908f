import { seatToken } from '../../src/render/glyphs.ts';
import { silhouette, SILHOUETTES } from '../../src/render/pieces.ts';
import { piece } from '../../src/render/shapes.ts';
import type { Box, Shape } from '../../src/render/shapes.ts';
import { fit, textOn } from '../../src/render/type.ts';
import type { FloeLook } from './board-messages.ts';
import { KINDS, type KitCard } from './components.ts';
import { PIECES, SILHOUETTE_BY_KIND, SILHOUETTE_BY_WEATHER } from './silhouettes.ts';
import type { View } from './view.ts';

/* What lies beside the map: weather and piles, what each expedition has laid out, and one's own hand. */

const PILES_HEIGHT = 148;
const HAND_HEIGHT = 190;
const GAP = 14;

export function beside(view: View, look: FloeLook, box: Box): Shape[] {
  const hand = handOf(view);
  const piles = { ...box, height: PILES_HEIGHT };
  const rest = { ...box, y: box.y + PILES_HEIGHT + GAP, height: box.height - PILES_HEIGHT - GAP };
  if (hand === undefined) return [...supplies(view, look, piles), ...kits(view, rest)];
  const below = { ...rest, y: rest.y + rest.height - HAND_HEIGHT, height: HAND_HEIGHT };
  const between = { ...rest, height: rest.height - HAND_HEIGHT - GAP };
  return [...supplies(view, look, piles), ...kits(view, between), ...handCards(view, hand, look, below)];
}

/** The viewer's own hand while there is a game. */
export function handOf({ viewer, expeditions, ended }: View): readonly KitCard[] | undefined {
  return viewer === undefined || ended !== undefined ? undefined : expeditions[viewer]?.hand;
}

function third({ x, y, width, height }: Box, at: number): Box {
  const part = (width - 2 * GAP) / 3;
  return { x: x + at * (part + GAP), y, width: part, height };
}

const panel = (box: Box): Shape => ({ kind: 'rect', ...box, corner: 20, fill: 'panel' });

function supplies(view: View, look: FloeLook, box: Box): Shape[] {
  return [
    ...weather(view, look, third(box, 0)),
    ...pile(third(box, 1), {
      target: 'pile:deck',
      icon: silhouette(SILHOUETTES.card, ...at(third(box, 1)), 92, 'cold'),
      amount: view.deck,
      fact: `deck=${view.deck}`,
    }),
    ...pile(third(box, 2), {
      target: 'pile:cores',
      icon: silhouette(PIECES.core, ...at(third(box, 2)), 96, 'cold'),
      amount: view.cores,
      fact: `cores=${view.cores}`,
      ...(view.nextCore === undefined ? {} : { known: view.nextCore }),
    }),
  ];
}

const at = ({ x, y, height }: Box): [number, number] => [x + 56, y + height / 2];

function weather({ weather: tile }: View, look: FloeLook, box: Box): Shape[] {
  if (tile === undefined) return [];
  const sign = tile.steps === 0 ? '±0' : `${tile.steps < 0 ? '−' : '+'}${Math.abs(tile.steps)}`;
  const name = fit(look.name('weather', tile.kind), { width: 90, lines: 2, largest: 26 });
  const x = box.x + 108;
  return [
    panel(box),
    ...piece({ id: 'weather', facts: [`weather=${tile.kind}${tile.steps}`] }, [
      silhouette(SILHOUETTE_BY_WEATHER[tile.kind], ...at(box), 76, tile.kind === 'calm' ? 'warm' : 'cold'),
      textOn(sign, x, box.y + 54, { size: 58, weight: 'bold', anchor: 'start' }),
      ...name.lines.map((line, row) =>
        textOn(line, x, box.y + 106 + row * name.size, { size: name.size, anchor: 'start', colour: 'faint' }),
      ),
    ]),
  ];
}

interface Pile {
  readonly target: string;
  readonly icon: Shape;
  readonly amount: number;
  readonly fact: string;
  /** what the next one is worth, for who looked */
  readonly known?: number;
}

function pile(box: Box, { target, icon, amount, fact, known }: Pile): Shape[] {
  const x = box.x + 106;
  const y = box.y + box.height / 2;
  const style = { size: 58, weight: 'bold', anchor: 'start', tabular: true } as const;
  return [
    { ...panel(box), target },
    ...piece({ id: target, facts: [fact] }, [
      amount === 0 ? { ...icon, dim: true } : icon,
      textOn(String(amount), x, y, style),
    ]),
    ...(known === undefined
      ? []
      : piece({ id: `${target}:next`, facts: [`next=${known}`] }, [
          { kind: 'circle', x: box.x + 56, y, r: 26, fill: 'warm' },
          textOn(String(known), box.x + 56, y, { size: 34, weight: 'bold', colour: 'on-warm' }),
        ])),
  ];
}

const MOST_ROW = 104;

/** A row for each expedition: the kinds of kit laid out, and the cores. */
function kits(view: View, box: Box): Shape[] {
  const rows = view.expeditions.length + (view.rivalCores === undefined ? 0 : 1);
  const height = Math.min(MOST_ROW, box.height / rows);
  return [
    ...view.expeditions.flatMap((_, seat) =>
      kitRow(view, seat, { ...box, y: box.y + seat * height, height }),
    ),
    ...(view.rivalCores === undefined
      ? []
      : coreRow('rival', undefined, view.rivalCores, { ...box, y: box.y + height, height })),
  ];
}

function kitRow({ expeditions, plans }: View, seat: number, box: Box): Shape[] {
  const { kit = [], cores = [] } = expeditions[seat] ?? {};
  const size = Math.min(52, box.height - 14);
  const step = size + 12;
  const y = box.y + box.height / 2;
  const planned = plans.find((plan) => plan.seat === seat)?.card;
  const icons = KINDS.flatMap((kind, column): Shape[] => {
    const x = box.x + 78 + column * step + size / 2;
    const laid = kit.filter((card) => card.kind === kind);
    const icon = silhouette(SILHOUETTE_BY_KIND[kind], x, y, size, laid.length > 0 ? 'ink' : 'edge');
    if (laid.length === 0) return [icon];
    const now = planned?.kind === kind;
    const meaning = { id: `kit:${seat}:${kind}`, facts: laid.map(({ id }) => `kit:${seat}:${id}`) };
    return piece(meaning, [{ ...icon, fill: now ? 'warm' : 'ink' }]);
  });
  const after = box.x + 78 + KINDS.length * step;
  return [...icons, ...coreRow(String(seat), seat, cores, box, after)];
}

/** The expedition's token and its cores, each with what it is worth. */
function coreRow(
  key: string,
  seat: number | undefined,
  cores: readonly number[],
  box: Box,
  from = box.x + 78,
): Shape[] {
  const y = box.y + box.height / 2;
  const room = box.x + box.width - from - 26;
  const step = Math.min(58, room / Math.max(1, cores.length));
  return [
    seatToken(seat, box.x + 32, y, Math.min(56, box.height - 12)),
    ...cores.flatMap((points, nth) => {
      const x = from + 28 + nth * step;
      return piece({ id: `core:${key}:${nth}`, facts: [`core:${key}:${nth}=${points}`] }, [
        { kind: 'circle', x, y, r: 26, fill: 'raised', stroke: { colour: 'cold', weight: 'line' } },
        textOn(String(points), x, y, { size: 34, weight: 'bold' }),
      ]);
    }),
  ];
}

function handCards(view: View, hand: readonly KitCard[], look: FloeLook, box: Box): Shape[] {
  const answered = view.expeditions[view.viewer ?? -1]?.answered ?? [];
  const width = (box.width - 5 * GAP) / 6;
  return hand.flatMap((card, nth) => {
    const place = { ...box, x: box.x + nth * (width + GAP), width };
    return handCard(card, answered.includes(card.id), look, place);
  });
}

function handCard({ id, kind, pace }: KitCard, answered: boolean, look: FloeLook, box: Box): Shape[] {
  const x = box.x + box.width / 2;
  const name = fit(look.name('kind', kind), { width: box.width - 12, lines: 1, largest: 26 });
  const facts = [`hand:${id}`, ...(answered ? [`answered:${id}`] : [])];
  return piece({ id: `card:${id}`, facts, target: `card:${id}` }, [
    {
      kind: 'rect',
      ...box,
      corner: 16,
      fill: 'raised',
      stroke: { colour: answered ? 'warm' : 'edge', weight: answered ? 'line' : 'fine' },
    },
    silhouette(SILHOUETTE_BY_KIND[kind], x, box.y + 46, 56, 'cold'),
    textOn(String(pace), x, box.y + 110, { size: 58, weight: 'bold' }),
    ...name.lines.map((line) => textOn(line, x, box.y + 162, { size: name.size, colour: 'faint' })),
  ]);
}
