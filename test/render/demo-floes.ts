import type { Description, GameScene, Look } from '../../src/render/game-scene.ts';
import { framed, MIDDLE } from '../../src/render/frame.ts';
import type { PlateWords } from '../../src/render/plates.ts';
import { seatPiece } from '../../src/render/glyphs.ts';
import { silhouette, SILHOUETTES } from '../../src/render/pieces.ts';
import { piece } from '../../src/render/shapes.ts';
import type { Point, Shape } from '../../src/render/shapes.ts';
import { boardName, fit, textOn } from '../../src/render/type.ts';

/** A fictive game that shows what pictures can do: ships on a ring of floes, a market of cards, the sun in the middle. */
export interface FloesView {
  readonly round: number;
  readonly active: readonly number[];
  readonly sun: number;
  readonly players: readonly {
    readonly score: number;
    readonly cards: number;
    readonly coins: number;
    readonly floe: number;
  }[];
  readonly market: readonly { readonly id: string; readonly cost: number }[];
  readonly over?: true;
}

export const FLOES = 12;
const RING = { x: MIDDLE.x + 470, y: MIDDLE.y + MIDDLE.height / 2, rx: 385, ry: 232, floe: 118 };
const MARKET = { x: MIDDLE.x + 990, y: MIDDLE.y + 30, width: 165, height: 258, gap: 18 };

const SHIP = {
  d: 'M4 62H96Q99 62 98 66L88 86Q85 92 78 92H22Q15 92 12 86L2 66Q1 62 4 62ZM30 56V26Q30 22 34 22H42V8Q42 4 46 4H54Q58 4 58 8V22H66Q70 22 70 26V56Z',
  heart: { x: 50, y: 76, size: 24 },
};

function floeAt(floe: number): Point {
  const angle = (floe / FLOES) * 2 * Math.PI - Math.PI / 2;
  return { x: RING.x + Math.cos(angle) * RING.rx, y: RING.y + Math.sin(angle) * RING.ry };
}

function ice({ x, y }: Point, width: number): Shape {
  const corners = [0, 1, 2, 3, 4, 5].map((at) => (at * 60 * Math.PI) / 180);
  const points = corners.map((angle) => ({
    x: x + (Math.cos(angle) * width) / 2,
    y: y + (Math.sin(angle) * width) / 2.3,
  }));
  return { kind: 'polygon', points, fill: 'raised', stroke: { colour: 'cold', weight: 'line' } };
}

function still(): Shape[] {
  const floes = Array.from({ length: FLOES }, (_, floe) => ({
    ...ice(floeAt(floe), RING.floe),
    target: `floe:${floe}`,
  }));
  const rx = RING.rx;
  return [
    {
      kind: 'path',
      d: `M50 ${50 - 30}A50 30 0 1 1 50 80A50 30 0 1 1 50 20Z`,
      x: RING.x - rx,
      y: RING.y - rx,
      size: 2 * rx,
      stroke: { colour: 'edge', weight: 'line', dashed: true },
    },
    ...floes,
  ];
}

function sun(view: FloesView): Shape[] {
  const angle = (view.sun / FLOES) * 2 * Math.PI - Math.PI / 2;
  const at = { x: RING.x + Math.cos(angle) * RING.rx * 0.62, y: RING.y + Math.sin(angle) * RING.ry * 0.55 };
  return [{ kind: 'circle', ...at, r: 34, fill: 'warm', id: 'sun', facts: [`sun=${view.sun}`] }];
}

function ships(view: FloesView): Shape[] {
  return view.players.flatMap(({ floe }, seat) => {
    const mates = view.players.flatMap((player, other) => (player.floe === floe ? [other] : []));
    const shift = mates.indexOf(seat) - (mates.length - 1) / 2;
    const { x, y } = floeAt(floe);
    return piece(
      { id: `ship:${seat}`, facts: [`ship:${seat}=${floe}`] },
      seatPiece(SHIP, seat, x + shift * 58, y - 8 + Math.abs(shift) * 10, 84),
    );
  });
}

function market(view: FloesView, look: Look): Shape[] {
  return view.market.flatMap(({ id, cost }, at) => {
    const x = MARKET.x + (at % 3) * (MARKET.width + MARKET.gap);
    const y = MARKET.y + Math.floor(at / 3) * (MARKET.height + MARKET.gap);
    const name = look.name('card', id);
    const { size, lines } = fit(name, { width: MARKET.width - 24, lines: 2, largest: 34 });
    return piece({ id: `card:${id}`, facts: [`market:${id}`], target: `card:${id}` }, [
      {
        kind: 'rect',
        x,
        y,
        width: MARKET.width,
        height: MARKET.height,
        corner: 18,
        fill: 'raised',
        stroke: { colour: 'edge', weight: 'fine' },
      },
      silhouette(SILHOUETTES.cube, x + MARKET.width / 2, y + 66, 84, 'cold'),
      ...lines.map((line, row) =>
        textOn(line, x + MARKET.width / 2, y + 148 + row * size * 1.1 - (lines.length - 1) * 16, { size }),
      ),
      silhouette(SILHOUETTES.coin, x + 52, y + MARKET.height - 38, 42, 'warm'),
      textOn(
        String(cost),
        x + 84,
        y + MARKET.height - 38,
        { size: 44, weight: 'bold', anchor: 'start', tabular: true },
        { facts: [`cost:${id}=${cost}`] },
      ),
    ]);
  });
}

function plates(view: FloesView, look: Look): PlateWords[] {
  return view.players.map(({ score, cards, coins }, seat) => ({
    seat,
    name: look.seats[seat]?.name ?? '',
    colourWord: look.seats[seat]?.colourWord ?? '',
    score: String(score),
    scoreFacts: [`score:${seat}=${score}`],
    lit: view.active.includes(seat),
    facts: [
      {
        id: `cards:${seat}`,
        sign: SILHOUETTES.card,
        amount: String(cards),
        facts: [`cards:${seat}=${cards}`],
      },
      {
        id: `coins:${seat}`,
        sign: SILHOUETTES.coin,
        amount: String(coins),
        facts: [`coins:${seat}=${coins}`],
      },
    ],
  }));
}

function decision(view: FloesView, look: Look): string {
  const names = view.active.map((seat) => look.seats[seat]?.name ?? '');
  return look.say({ key: 'decision', with: { names } });
}

export const floesScene: GameScene<FloesView> = {
  gameId: 'floes',
  focuses: () => [],
  compose(view, look) {
    const round = look.say({ key: 'round', with: { round: view.round } });
    const headline = {
      deciders: view.active,
      question: decision(view, look),
      questionFacts: [`active=${view.active.join()}`],
      stage: { words: round, facts: [`round=${view.round}`] },
      phase: { words: look.say({ key: 'phase' }), facts: [] },
    };
    return framed(
      { headline, plates: plates(view, look) },
      { still: still(), moving: [...sun(view), ...ships(view), ...market(view, look)] },
    );
  },
  describe(view, look): Description {
    const name = (seat: number): string => look.seats[seat]?.name ?? '';
    const stage = look.say({ key: 'round', with: { round: view.round } });
    return {
      alt: [
        `${decision(view, look)}.`,
        `${stage}.`,
        ...view.players.map(({ score, floe }, seat) => `${name(seat)}: ${score}, floe ${floe}.`),
      ],
      sections: [
        {
          title: stage,
          lines: [
            { text: decision(view, look), facts: [`active=${view.active.join()}`] },
            { text: `${stage}, the sun at ${view.sun}`, facts: [`round=${view.round}`, `sun=${view.sun}`] },
          ],
        },
        {
          title: 'Players',
          lines: view.players.map(({ score, cards, coins, floe }, seat) => ({
            text: `${name(seat)}: ${score} points, ${cards} cards, ${coins} coins, ship at floe ${floe}`,
            facts: [
              `score:${seat}=${score}`,
              `cards:${seat}=${cards}`,
              `coins:${seat}=${coins}`,
              `ship:${seat}=${floe}`,
            ],
          })),
        },
        {
          title: 'Market',
          lines: view.market.map(({ id, cost }) => ({
            text: `${look.name('card', id)} for ${cost}`,
            facts: [`market:${id}`, `cost:${id}=${cost}`],
          })),
        },
      ],
    };
  },
};

export const OPENING: FloesView = {
  round: 3,
  active: [1],
  sun: 2,
  players: [
    { score: 14, cards: 3, coins: 2, floe: 1 },
    { score: 23, cards: 5, coins: 0, floe: 1 },
    { score: 9, cards: 1, coins: 11, floe: 5 },
    { score: 108, cards: 12, coins: 7, floe: 9 },
  ],
  market: [
    { id: 'a', cost: 2 },
    { id: 'b', cost: 3 },
    { id: 'c', cost: 1 },
    { id: 'd', cost: 12 },
    { id: 'e', cost: 4 },
    { id: 'f', cost: 2 },
  ],
};

/** A move later: a ship sailed, coins were paid, a card was bought and another turned up, the sun moved. */
export const LATER: FloesView = {
  ...OPENING,
  active: [2],
  sun: 3,
  players: OPENING.players.map((player, seat) =>
    seat === 1 ? { ...player, score: 26, floe: 4, cards: 6 } : player,
  ),
  market: OPENING.market.map((card) => (card.id === 'c' ? { id: 'g', cost: 3 } : card)),
};

const CARDS: Readonly<Record<string, string>> = {
  a: 'Ice core',
  b: 'Field kitchen',
  c: 'Seal',
  d: 'Observatory',
  e: 'Drill',
  f: 'Radio mast',
  g: 'Sled dogs',
};

export function floesLook(
  names: readonly string[] = ['Ola', 'Magdalena', 'Jean-François', 'Bartłomiej Wąs'],
): Look {
  const words = ['orange circle', 'teal square', 'pink triangle', 'light brown diamond'];
  return {
    seats: words.map((colourWord, seat) => ({
      name: boardName(names[seat] ?? '', colourWord),
      colourWord,
    })),
    locale: 'en',
    say({ key, with: fields }) {
      const { round, names: who } = fields ?? {};
      if (key === 'round' && typeof round === 'number') return `Round ${round} of 6`;
      if (key === 'phase') return 'Harvest';
      return Array.isArray(who) ? `${who.join(' and ')} sails or buys a card` : '';
    },
    name: (_category, id) => CARDS[id] ?? id,
  };
}
