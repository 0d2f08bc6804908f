import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { START, type Box, type Colour, type Room } from './box.ts';
import type { WayOfProgramming } from './events.ts';
import { payTime } from './goods.ts';
import { refuse, say } from './messages.ts';
import {
  cardsOf,
  inTableOrder,
  playerOf,
  tokenIn,
  type Hindrance,
  type Play,
  type Position,
} from './position.ts';
import { engineerCards, rewardFrames } from './rewards.ts';
import type { FrameOf, Player } from './state.ts';

/** Ways of programming a bot: by the engineer's move, by buying, sideways (AQS-PROG, AQS-CARD-9). */

/** One bot a colour, and one must be in supply (AQS-PROG-4, AQS-PROG-5). */
export function whyNotOnColour(player: Pick<Player, 'programmed' | 'supply'>, colour: Colour): Hindrance {
  if (player.programmed.includes(colour)) return refuse('AQS-PROG-4', 'why-colour-taken', { colour });
  if (player.supply < 1) return refuse('AQS-PROG-5', 'why-no-supply');
  return undefined;
}

export function putOnColour(
  { box, draft, emit }: Play,
  seat: Seat,
  colour: Colour,
  by: WayOfProgramming,
): void {
  const player = playerOf(draft, seat);
  player.supply -= 1;
  player.programmed = inTableOrder(box, [...player.programmed, colour]);
  emit({ type: 'botProgrammed', seat, colour, by: say(`by-${by}`) });
}

export function hasTooMany(box: Box, { programmed }: Pick<Player, 'programmed'>): boolean {
  return programmed.length > box.limits.programmedMax;
}

/** Asks which of the two others goes back, if this was a third bot (AQS-PROG-6). */
function trimFrames({ box, draft }: Play, seat: Seat, fresh: Colour): readonly FrameOf<'trim'>[] {
  return hasTooMany(box, playerOf(draft, seat)) ? [{ kind: 'trim', seat, fresh }] : [];
}

/** Bots of which one must make room for the fresh one. */
export function trimmable({ state }: Position, { seat, fresh }: FrameOf<'trim'>): readonly Colour[] {
  return playerOf(state, seat).programmed.filter((colour) => colour !== fresh);
}

export function arrowsFrom({ box, state }: Position, seat: Seat): readonly Room[] {
  return box.arrows.get(playerOf(state, seat).engineer) ?? [];
}

export function whyNotProgram(at: Position, seat: Seat, room: Room): Hindrance {
  const arrows = arrowsFrom(at, seat);
  const player = playerOf(at.state, seat);
  if (arrows.length === 0) {
    return refuse('AQS-PROG-2', 'why-no-moves-left', { moves: at.box.limits.engineerMoves });
  }
  if (!arrows.includes(room)) {
    return refuse('AQS-PROG-1', 'why-no-arrow', { from: player.engineer, room, rooms: arrows });
  }
  return whyNotOnColour(player, tokenIn(at, room));
}

export function programRoom(play: Play, seat: Seat, room: Room): void {
  follow(play.draft, ...enterRoom(play, seat, room, 'engineer'), { kind: 'nextTurn', seat });
}

/** The engineer enters, the bot is placed; the third bot's answer and the cards' rewards follow (AQS-CARD-2). */
function enterRoom(play: Play, seat: Seat, room: Room, by: 'engineer' | 'lateral') {
  const player = playerOf(play.draft, seat);
  const colour = tokenIn(play, room);
  play.emit({ type: 'engineerMoved', seat, from: player.engineer, to: room });
  player.engineer = room;
  putOnColour(play, seat, colour, by);
  return [
    ...trimFrames(play, seat, colour),
    ...rewardFrames(play, seat, 'engineer', engineerCards(play, seat, colour)),
  ];
}

export function whyNotBuy({ box, state }: Position, seat: Seat, colour: Colour): Hindrance {
  const player = playerOf(state, seat);
  const { buyCost } = box.limits;
  if (player.bought) return refuse('AQS-PROG-3', 'why-bought');
  if (player.time < buyCost)
    return refuse('AQS-PROG-3', 'why-no-time', { price: buyCost, time: player.time });
  return whyNotOnColour(player, colour);
}

/** One of the markers lies on the board as a reminder until the round ends (AQS-PROG-3). */
export function buy(play: Play, seat: Seat, colour: Colour): void {
  const { buyCost, buyReminder } = play.box.limits;
  payTime(play, seat, buyCost);
  play.draft.stock.time -= buyReminder;
  playerOf(play.draft, seat).bought = true;
  putOnColour(play, seat, colour, 'purchase');
  follow(play.draft, ...trimFrames(play, seat, colour), { kind: 'nextTurn', seat });
}

function lateralCard({ box, state }: Position, seat: Seat) {
  return cardsOf(box, playerOf(state, seat), 'lateral').find(({ held }) => !held.used);
}

/** Rooms beside the engineer's, if the seat has an unused card. */
export function roomsBeside(at: Position, seat: Seat): readonly Room[] {
  if (lateralCard(at, seat) === undefined) return [];
  return at.box.lateral.get(playerOf(at.state, seat).engineer) ?? [];
}

export function whyNotLateral(at: Position, seat: Seat, room: Room): Hindrance {
  const player = playerOf(at.state, seat);
  if (lateralCard(at, seat) === undefined) return refuse('AQS-CARD-9', 'why-no-lateral');
  if (player.engineer === START) return refuse('AQS-CARD-9', 'why-engineer-in-no-room');
  if (!roomsBeside(at, seat).includes(room)) {
    return refuse('AQS-CARD-9', 'why-not-beside', { from: player.engineer, room });
  }
  return whyNotOnColour(player, tokenIn(at, room));
}

export function moveSideways(play: Play, seat: Seat, room: Room): void {
  const used = lateralCard(play, seat);
  if (used === undefined) throw new RangeError('no lateral card');
  used.held.used = true;
  play.emit({ type: 'cardUsed', seat, card: used.card.id });
  const frames = enterRoom(play, seat, room, 'lateral');
  // ruling 19: the card is an extra unless the table plays it as a turn
  const kind = play.state.options.lateralFree ? 'turn' : 'nextTurn';
  follow(play.draft, ...frames, { kind, seat });
}
