import {
  rowOf,
  START,
  type Box,
  type Capacity,
  type CardType,
  type Colour,
  type Letter,
  type Reward,
  type Room,
} from './box.ts';
import type { AquaSphereState } from './state.ts';

/** What is printed on the board and on the cards in sight: who draws a view has no box to look it up. */
export interface PrintedView {
  /** in the order of their ids; the last row leads out */
  readonly rooms: readonly RoomView[];
  /** arrows out of the start space */
  readonly fromStart: readonly Room[];
  readonly lap: number;
  /** a red line lies just before each of these spaces */
  readonly linesBefore: readonly number[];
  /** spaces of a bot row, and the highest number that can score by submarines placed */
  readonly botSpaces: number;
  readonly botCaps: readonly number[];
  readonly submarinesEach: number;
  readonly extensionsMax: number;
  readonly programmedMax: number;
  /** table order */
  readonly colours: readonly Colour[];
  /** research cards that lie open, by id */
  readonly cards: Readonly<Record<string, CardFace>>;
  /** extensions that lie open, by id */
  readonly extensions: Readonly<Record<string, ExtensionFace>>;
}
export interface RoomView {
  readonly id: Room;
  readonly row: number;
  readonly arrows: readonly Room[];
}
export interface CardFace {
  readonly type: CardType;
  readonly colour?: Colour;
  readonly reward?: Reward;
}
export interface ExtensionFace {
  readonly letters: readonly Letter[];
  readonly adds: Partial<Capacity>;
}

export function printedView(box: Box, { ring, players }: AquaSphereState): PrintedView {
  const { track, botRow, limits } = box;
  const cards = [
    ...ring.flatMap(({ research }) => research),
    ...players.flatMap((player) => player.cards.map(({ id }) => id)),
  ];
  const extensions = [...ring, ...players].flatMap((place) => place.extensions);
  return {
    rooms: box.rooms.map((id) => ({
      id,
      row: box.rowOf.get(id) ?? 0,
      arrows: [...(box.arrows.get(id) ?? [])],
    })),
    fromStart: [...(box.arrows.get(START) ?? [])],
    lap: track.lap,
    linesBefore: [...track.linesBefore],
    botSpaces: botRow.spaces,
    botCaps: [...botRow.cap],
    submarinesEach: box.submarinesEach,
    extensionsMax: limits.extensionsMax,
    programmedMax: limits.programmedMax,
    colours: [...box.colours],
    cards: Object.fromEntries(cards.map((id) => [id, cardFace(box, id)])),
    extensions: Object.fromEntries(extensions.map((id) => [id, extensionFace(box, id)])),
  };
}

function cardFace(box: Box, id: string): CardFace {
  const { type, colour, reward } = rowOf(box.cards, id);
  return {
    type,
    ...(colour === undefined ? {} : { colour }),
    ...(reward === undefined ? {} : { reward: { ...reward } }),
  };
}

function extensionFace(box: Box, id: string): ExtensionFace {
  const { letters, adds } = rowOf(box.extensions, id);
  return { letters: [...letters], adds: { ...adds } };
}
