import type { PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { nameOf } from '../../players-row.ts';
import { boxOf, type Box, type Shape } from '../../shapes.ts';
import { cardFace, strike } from './cards.ts';
import { FACTS, meaning } from './facts.ts';

/* The first line of a seat in the players' row: whose it is, and the research cards. */

interface FaceSize {
  readonly face: number;
  /** what a card brings stands beside it */
  readonly rewards: boolean;
}
const LARGE_FACE: FaceSize = { face: 46, rewards: true };
const SMALL_FACE: FaceSize = { face: 36, rewards: false };
/** So much of its line a long name keeps. */
const LEAST_NAME = 150;

/** The name, and at the end of its line the cards: small ones where the name is long, none where it has to stay whole. */
export function nameAndCards(
  seat: number,
  player: PlayerView,
  words: Parameters<typeof nameOf>[0],
  line: Box,
): Shape[] {
  const named = (width: number): Shape => nameOf(words, { x: line.x, width }, line.y + line.height / 2);
  const whole = boxOf(named(line.width)).width;
  const size = [LARGE_FACE, SMALL_FACE].find((candidate) => {
    const room = line.width - widthOfFaces(player, candidate);
    const fits = boxOf(named(room)).width <= room;
    return whole <= room || (candidate === SMALL_FACE && room >= LEAST_NAME && fits);
  });
  if (size === undefined) return [named(line.width)];
  return [named(line.width - widthOfFaces(player, size)), ...faces(seat, player, line, size)];
}

function widthOfFace({ reward }: PlayerView['cards'][number], { face, rewards }: FaceSize): number {
  return (rewards && reward !== undefined ? face * 1.55 : face) + 6;
}

function widthOfFaces({ cards }: PlayerView, size: FaceSize): number {
  return cards.reduce((sum, card) => sum + widthOfFace(card, size), cards.length === 0 ? 0 : 10);
}

/** The cards themselves; used ones are dimmed and struck. */
function faces(seat: number, player: PlayerView, line: Box, size: FaceSize): Shape[] {
  const { face, rewards } = size;
  const y = line.y + line.height / 2;
  let x = line.x + line.width - widthOfFaces(player, size) + 10;
  return player.cards.flatMap((card) => {
    const { reward, ...bare } = card;
    const shown = rewards && reward !== undefined ? card : bare;
    const facts = [FACTS.card(seat, card.id, card.used)];
    const shapes = meaning({ facts }, cardFace(shown, x + face / 2, y, face));
    const struck = strike(x, y, face);
    x += widthOfFace(card, size);
    return card.used ? [...shapes, struck].map((shape) => ({ ...shape, dim: true as const })) : shapes;
  });
}
