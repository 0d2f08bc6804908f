import type { Messages } from '../../src/engine/core/contract.ts';
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
type NimLook = Look<NimMessages & typeof BOARD>;

/** Every fact that is drawn, in words: the picture and the text board say the same. */
function lines({ stones, cards, points }: View, look: NimLook): readonly DescribedLine[] {
  return [
    { text: look.say({ key: 'word.pile', with: { stones } }), facts: [`stones=${stones}`] },
    ...points.map((each, seat) => ({
      text: look.say({ key: 'word.player', with: { seat, points: each } }),
      facts: [`points:${seat}=${each}`],
    })),
    ...cards.map(({ seat, card }) => ({
      text: look.say({ key: 'word.card', with: { seat, card } }),
      facts: [`card:${seat}=${card}`],
    })),
  ];
}

function decision({ asked: [seat] }: View, look: NimLook): string {
  return look.say(seat === undefined ? { key: 'word.over' } : { key: 'word.turn', with: { seat } });
}

/** Twelve stones a row. */
function pile({ stones }: View): Shape[] {
  const ground = { kind: 'rect', ...MIDDLE, corner: 20, fill: 'panel', target: 'pile' } as const;
  const count = textOn(String(stones), MIDDLE.x + MIDDLE.width / 2, MIDDLE.y + 70, {
    size: 76,
    weight: 'bold',
  });
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

export const NIM_SCENE: GameScene<View, NimMessages & typeof BOARD> = {
  gameId: 'nim',
  messages: BOARD,
  focuses: () => [],
  compose(view, look) {
    const asked = view.asked.join();
    return framed(
      {
        header: {
          deciders: view.asked,
          decision: decision(view, look),
          decisionFacts: [`asked=${asked}`],
          stage: look.say({ key: 'word.pile', with: { stones: view.stones } }),
          stageFacts: [`stones=${view.stones}`],
        },
        players: look.seats.map(({ name, colourWord }, seat) => ({
          seat,
          name,
          colourWord,
          score: String(view.points[seat]),
          scoreFacts: [`points:${seat}=${view.points[seat] ?? 0}`],
          active: view.asked.includes(seat),
          holdings: view.cards
            .filter((held) => held.seat === seat)
            .map(({ card }) => ({
              id: `card:${seat}`,
              silhouette: SILHOUETTES.card,
              amount: String(card),
              facts: [`card:${seat}=${card}`],
            })),
        })),
      },
      { still: [], moving: pile(view) },
    );
  },
  describe(view, look) {
    const asked = { text: decision(view, look), facts: [`asked=${view.asked.join()}`] };
    const said = [asked, ...lines(view, look)];
    return { alt: said.map(({ text }) => `${text}.`), sections: [{ title: 'Nim', lines: said }] };
  },
};
