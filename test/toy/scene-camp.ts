import type { Seat } from '../../src/engine/core/contract.ts';
import { seatToken } from '../../src/render/glyphs.ts';
import { silhouette, SILHOUETTES, type Silhouette } from '../../src/render/pieces.ts';
import { piece, type Box, type Shape } from '../../src/render/shapes.ts';
import { fit, textOn } from '../../src/render/type.ts';
import type { FloeLook } from './board-messages.ts';
import type { KitCard } from './components.ts';
import { PIECES } from './silhouettes.ts';
import type { View } from './view.ts';

/* What lies beside the map: the piles, what each expedition has laid out, and one's own hand. */

const PILES_HEIGHT = 148;
const HAND_HEIGHT = 190;
const MOST_ROW = 104;
const GAP = 14;

export function beside(view: View, look: FloeLook, box: Box): Shape[] {
  const hand = handOf(view) ?? [];
  const width = (box.width - GAP) / 2;
  const left = { ...box, width, height: PILES_HEIGHT };
  const kits = { ...box, y: box.y + PILES_HEIGHT + GAP, height: box.height - PILES_HEIGHT - GAP };
  const below = { ...box, y: box.y + box.height - HAND_HEIGHT, height: HAND_HEIGHT };
  if (hand.length > 0) kits.height -= HAND_HEIGHT + GAP;
  return [
    ...pile(left, 'deck', SILHOUETTES.card, view.deck),
    ...pile({ ...left, x: box.x + width + GAP }, 'cores', PIECES.core, view.cores, view.nextCore),
    ...kitRows(view, kits),
    ...handCards(view, hand, look, below),
  ];
}

/** The viewer's own hand while there is a game. */
export function handOf({ viewer, expeditions, ended }: View): readonly KitCard[] | undefined {
  return viewer === undefined || ended !== undefined ? undefined : expeditions[viewer]?.hand;
}

/** A face-down pile with its number, and what the next one is worth, for who looked. */
function pile(box: Box, name: string, outline: Silhouette, amount: number, next?: number): Shape[] {
  const x = box.x + 70;
  const y = box.y + box.height / 2;
  const icon = silhouette(outline, x, y, 96, 'cold');
  const style = { size: 58, weight: 'bold', anchor: 'start', tabular: true } as const;
  const shown = next === undefined ? [] : piece({ id: 'next', facts: [`next=${next}`] }, worth(x, y, next));
  return [
    { kind: 'rect', ...box, corner: 20, fill: 'panel', target: `pile:${name}` },
    ...piece({ id: name, facts: [`${name}=${amount}`] }, [
      amount === 0 ? { ...icon, dim: true } : icon,
      textOn(String(amount), box.x + 140, y, style),
    ]),
    ...shown,
  ];
}

/** What a core is worth. */
function worth(x: number, y: number, points: number): Shape[] {
  return [
    { kind: 'circle', x, y, r: 26, fill: 'raised', stroke: { colour: 'cold', weight: 'line' } },
    textOn(String(points), x, y, { size: 30, weight: 'bold' }),
  ];
}

/** A row for each expedition: its token, the kit laid out, the cores; and one for the rival. */
function kitRows({ expeditions, rivalCores }: View, box: Box): Shape[] {
  const rival = rivalCores === undefined ? [] : [{ kit: [], cores: rivalCores }];
  const rows = [...expeditions, ...rival];
  const height = Math.min(MOST_ROW, box.height / rows.length);
  return rows.flatMap(({ kit, cores }, row) => {
    const seat = row < expeditions.length ? row : undefined;
    return kitRow(seat, kit, cores, { ...box, y: box.y + row * height, height });
  });
}

function kitRow(
  seat: Seat | undefined,
  kit: readonly KitCard[],
  cores: readonly number[],
  box: Box,
): Shape[] {
  const owner = seat ?? 'rival';
  const y = box.y + box.height / 2;
  const step = Math.min(58, (box.width - 130) / Math.max(1, kit.length + cores.length));
  const x = (nth: number): number => box.x + 104 + nth * step;
  return [
    seatToken(seat, box.x + 32, y, Math.min(56, box.height - 12)),
    ...kit.flatMap(({ id }, nth) =>
      piece({ id: `kit:${id}`, facts: [`kit:${owner}:${id}`] }, [textOn(id, x(nth), y, { size: 30 })]),
    ),
    ...cores.flatMap((points, nth) => {
      const id = `core:${owner}:${nth}`;
      return piece({ id, facts: [`${id}=${points}`] }, worth(x(kit.length + nth), y, points));
    }),
  ];
}

function handCards({ expeditions, viewer }: View, hand: readonly KitCard[], look: FloeLook, box: Box) {
  const answered = expeditions[viewer ?? -1]?.answered ?? [];
  const width = (box.width - 5 * GAP) / 6;
  return hand.flatMap(({ id, kind, pace }, nth): Shape[] => {
    const place = { ...box, x: box.x + nth * (width + GAP), width };
    const x = place.x + width / 2;
    const chosen = answered.includes(id);
    const name = fit(look.name('kind', kind), { width: width - 12, lines: 1, largest: 26 });
    const stroke = { colour: chosen ? 'warm' : 'edge', weight: chosen ? 'line' : 'fine' } as const;
    const facts = [`hand:${id}`, ...(chosen ? [`answered:${id}`] : [])];
    return piece({ id: `card:${id}`, facts, target: `card:${id}` }, [
      { kind: 'rect', ...place, corner: 16, fill: 'raised', stroke },
      textOn(String(pace), x, box.y + 80, { size: 76, weight: 'bold' }),
      ...name.lines.map((line) => textOn(line, x, box.y + 162, { size: name.size, colour: 'faint' })),
    ]);
  });
}
