import type { Messages } from '../../src/engine/core/contract.ts';
import type { MessageOf } from '../../src/engine/core/message-fields.ts';
import { framed, MIDDLE } from '../../src/render/frame.ts';
import type { DescribedLine, GameScene, Look } from '../../src/render/game-scene.ts';
import { SILHOUETTES } from '../../src/render/pieces.ts';
import { piece, type Shape } from '../../src/render/shapes.ts';
import { textOn } from '../../src/render/type.ts';
import type { NimMessages, View } from './game.ts';

/** What only the picture says. */
export const BOARD = {
  'word.turn': { seat: 'seat' },
  'word.over': {},
  'word.pile': { stones: 'number' },
  'word.player': { seat: 'seat', points: 'number' },
  'word.card': { seat: 'seat', card: 'number' },
} as const satisfies Messages;
type Said = MessageOf<NimMessages & typeof BOARD>;

const turnOf = ({ asked: [seat] }: View): Said =>
  seat === undefined ? { key: 'word.over' } : { key: 'word.turn', with: { seat } };
const pileOf = ({ stones }: View): Said => ({ key: 'word.pile', with: { stones } });

/** Twelve stones a row. */
function pile({ stones }: View): Shape[] {
  const ground = { kind: 'rect', ...MIDDLE, corner: 20, fill: 'panel', target: 'pile' } as const;
  const count = textOn(String(stones), MIDDLE.x + MIDDLE.width / 2, MIDDLE.y + 70, { size: 76 });
  const stone = (_: unknown, at: number): Shape => ({
    kind: 'circle',
    x: MIDDLE.x + 110 + (at % 12) * 120,
    y: MIDDLE.y + 190 + Math.floor(at / 12) * 110,
    r: 44,
    fill: 'cold',
  });
  return [
    ground,
    ...piece({ id: 'pile', facts: [`stones=${stones}`] }, [count, ...Array.from({ length: stones }, stone)]),
  ];
}

function cardLines({ cards }: Pick<View, 'cards'>, look: Look<Said>): DescribedLine[] {
  return cards.map(({ seat, card }) => ({
    text: look.say({ key: 'word.card', with: { seat, card } }),
    facts: [`card:${seat}=${card}`],
  }));
}

export const NIM_SCENE: GameScene<View, Said> = {
  gameId: 'nim',
  messages: BOARD,
  focuses: () => [],
  compose(view, look) {
    return framed(
      {
        headline: {
          deciders: view.asked,
          question: look.say(turnOf(view)),
          questionFacts: [`asked=${view.asked.join()}`],
          stage: { words: look.say(pileOf(view)), facts: [`stones=${view.stones}`] },
        },
        plates: look.seats.map(({ name, colourWord }, seat) => ({
          seat,
          name,
          colourWord,
          score: String(view.points[seat]),
          scoreFacts: [`points:${seat}=${view.points[seat] ?? 0}`],
          lit: view.asked.includes(seat),
          facts: view.cards
            .filter((held) => held.seat === seat)
            .map(({ card }) => ({
              id: `card:${seat}`,
              sign: SILHOUETTES.card,
              amount: String(card),
              facts: [`card:${seat}=${card}`],
            })),
        })),
      },
      { still: [], moving: pile(view) },
    );
  },
  /** Every fact that is drawn, in words. */
  describe(view, look) {
    const line = (message: Said, fact: string): DescribedLine => ({ text: look.say(message), facts: [fact] });
    const lines = [
      line(turnOf(view), `asked=${view.asked.join()}`),
      line(pileOf(view), `stones=${view.stones}`),
      ...view.points.map((points, seat) =>
        line({ key: 'word.player', with: { seat, points } }, `points:${seat}=${points}`),
      ),
      ...cardLines(view, look),
    ];
    return { alt: lines.map(({ text }) => `${text}.`), sections: [{ title: 'Nim', lines }] };
  },
  own(view, open, look) {
    const cards = view.cards.filter(({ seat }) => open.cards.every((held) => held.seat !== seat));
    return cards.length === 0 ? [] : [{ title: 'Nim', lines: cardLines({ cards }, look) }];
  },
};
