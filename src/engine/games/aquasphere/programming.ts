import type { OptionWords, RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { START, type Colour, type Room } from './components.ts';
import { bundleOf, engineerCards, isEmpty, payTime, rewardFrames, takeTime } from './goods.ts';
import { refuse, say, type Way } from './messages.ts';
import {
  cardsOf,
  inTableOrder,
  playerOf,
  tokenIn,
  type FrameOf,
  type Play,
  type Position,
  type Question,
} from './state.ts';
import type { InTurn } from './turn.ts';

/** Programming a bot: by the engineer's move, by buying, sideways; and taking one back (AQS-PROG, AQS-CARD-9, AQS-RET). */

/** One bot a colour, and one must be in supply (AQS-PROG-4, AQS-PROG-5). */
export function whyNotOnColour(
  player: { readonly programmed: readonly Colour[]; readonly supply: number },
  colour: Colour,
): RefusalReason | undefined {
  if (player.programmed.includes(colour)) return refuse('AQS-PROG-4', 'why.colourTaken', { colour });
  return player.supply < 1 ? refuse('AQS-PROG-5', 'why.noSupply') : undefined;
}

export function putOnColour({ components, draft, emit }: Play, seat: Seat, colour: Colour, by: Way): void {
  const player = playerOf(draft, seat);
  player.supply -= 1;
  player.programmed = inTableOrder(components, [...player.programmed, colour]);
  emit({ type: 'botProgrammed', seat, colour, by: say(by) });
}

/** In one's own turn a return pays (AQS-RET-2), in a scoring it does not (AQS-RET-3). */
export function returnBot(play: Play, seat: Seat, colour: Colour, pays: 'pays' | 'pays nothing'): void {
  const player = playerOf(play.draft, seat);
  player.programmed = player.programmed.filter((programmed) => programmed !== colour);
  player.supply += 1;
  const time = pays === 'pays' ? takeTime(play, seat, play.components.limits.returnPays) : 0;
  play.emit({ type: 'botReturned', seat, colour, time });
}

export function whyNotReturn({ state }: Position, seat: Seat, colour: Colour): RefusalReason | undefined {
  if (playerOf(state, seat).programmed.includes(colour)) return undefined;
  return refuse('AQS-RET-1', 'why.notProgrammed', { colour });
}

/** As many bots are programmed as can be: for another one, one of them goes back (AQS-PROG-6). */
export function hasAllProgrammed({ components, state }: Position, seat: Seat): boolean {
  return playerOf(state, seat).programmed.length >= components.limits.programmedMax;
}

/** That one of the others goes back is asked first, so what cards bring after that isn't certain. */
function aboutThird(at: Position, seat: Seat, colour?: Colour): Pick<OptionWords, 'detail'> {
  if (!hasAllProgrammed(at, seat)) return {};
  const bundle = bundleOf(colour === undefined ? [] : engineerCards(at, seat, colour));
  return { detail: say('detail.third', isEmpty(bundle) ? {} : { reward: say('detail.reward', bundle) }) };
}

/** Asks which of the two others goes back, if this was a third bot (AQS-PROG-6). */
function trimFrames({ components, draft }: Play, seat: Seat, fresh: Colour): readonly FrameOf<'trim'>[] {
  const third = playerOf(draft, seat).programmed.length > components.limits.programmedMax;
  return third ? [{ kind: 'trim', seat, fresh }] : [];
}

function arrowsFrom({ components, state }: Position, seat: Seat): readonly Room[] {
  return components.arrows.get(playerOf(state, seat).engineer) ?? [];
}

/** The engineer enters, the bot is placed; the third bot's answer and the cards' rewards follow (AQS-CARD-2). */
function enterRoom(play: Play, seat: Seat, room: Room, by: Way) {
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

function wordRoom(at: Position, seat: Seat, verb: 'program' | 'lateral', room: Room): OptionWords {
  const colour = tokenIn(at, room);
  return {
    label: say(`do.${verb}`, { room, colour }),
    ...aboutThird(at, seat, colour),
    group: `group.${verb}`,
    target: `room:${room}`,
  };
}

export const program: InTurn<'program'> = {
  candidates: (at, seat) => arrowsFrom(at, seat).map((room) => ({ verb: 'program', room })),

  whyNot(at, seat, { room }) {
    const arrows = arrowsFrom(at, seat);
    const player = playerOf(at.state, seat);
    if (arrows.length === 0) {
      return refuse('AQS-PROG-2', 'why.noMovesLeft', { moves: at.components.limits.engineerMoves });
    }
    if (!arrows.includes(room)) {
      return refuse('AQS-PROG-1', 'why.noArrow', { from: player.engineer, room, rooms: arrows });
    }
    return whyNotOnColour(player, tokenIn(at, room));
  },

  worthTelling: (at, seat) =>
    program.candidates(at, seat).map((action) => ({
      action,
      label: say('do.program', { room: action.room, colour: tokenIn(at, action.room) }),
    })),
  word: (at, seat, { room }) => wordRoom(at, seat, 'program', room),
  resolve(play, seat, { room }) {
    follow(play.draft, ...enterRoom(play, seat, room, 'by-engineer'), { kind: 'nextTurn', seat });
  },
};

export const buy: InTurn<'buy'> = {
  candidates: ({ components, state }, seat) =>
    playerOf(state, seat).bought ? [] : components.colours.map((colour) => ({ verb: 'buy', colour })),

  whyNot({ components, state }, seat, { colour }) {
    const player = playerOf(state, seat);
    const { buyCost } = components.limits;
    if (player.bought) return refuse('AQS-PROG-3', 'why.bought');
    if (player.time < buyCost) {
      return refuse('AQS-PROG-3', 'why.noTime', { price: buyCost, time: player.time });
    }
    return whyNotOnColour(player, colour);
  },

  word: (at, seat, { colour }) => ({
    label: say('do.buy', { colour, price: at.components.limits.buyCost }),
    ...aboutThird(at, seat),
    group: 'group.program',
    target: `program:${colour}`,
  }),

  worthTelling: (at, seat) =>
    playerOf(at.state, seat).time < at.components.limits.buyCost
      ? buy.candidates(at, seat).map((action) => ({ action }))
      : [],

  /** One of the markers lies on the board as a reminder until the round ends (AQS-PROG-3). */
  resolve(play, seat, { colour }) {
    const { buyCost, buyReminder } = play.components.limits;
    payTime(play, seat, buyCost);
    play.draft.stock.time -= buyReminder;
    playerOf(play.draft, seat).bought = true;
    putOnColour(play, seat, colour, 'by-purchase');
    follow(play.draft, ...trimFrames(play, seat, colour), { kind: 'nextTurn', seat });
  },
};

function lateralCard({ components, state }: Position, seat: Seat) {
  return cardsOf(components, playerOf(state, seat), 'lateral').find(({ held }) => !held.used);
}

/** Rooms beside the engineer's, if the seat has an unused card. */
function roomsBeside(at: Position, seat: Seat): readonly Room[] {
  if (lateralCard(at, seat) === undefined) return [];
  return at.components.lateral.get(playerOf(at.state, seat).engineer) ?? [];
}

export const lateral: InTurn<'lateral'> = {
  candidates: (at, seat) => roomsBeside(at, seat).map((room) => ({ verb: 'lateral', room })),

  whyNot(at, seat, { room }) {
    const player = playerOf(at.state, seat);
    if (lateralCard(at, seat) === undefined) return refuse('AQS-CARD-9', 'why.noLateral');
    if (player.engineer === START) return refuse('AQS-CARD-9', 'why.engineerInNoRoom');
    if (!roomsBeside(at, seat).includes(room)) {
      return refuse('AQS-CARD-9', 'why.notBeside', { from: player.engineer, room });
    }
    return whyNotOnColour(player, tokenIn(at, room));
  },

  word: (at, seat, { room }) => wordRoom(at, seat, 'lateral', room),

  resolve(play, seat, { room }) {
    const used = lateralCard(play, seat);
    if (used === undefined) throw new RangeError('no lateral card');
    used.held.used = true;
    play.emit({ type: 'cardUsed', seat, card: used.card.id });
    const frames = enterRoom(play, seat, room, 'by-lateral');
    // ruling 19: the card is an extra unless the table plays it as a turn
    const kind = play.state.options.lateralFree ? 'turn' : 'nextTurn';
    follow(play.draft, ...frames, { kind, seat });
  },
};

/** Returning a programmed bot, which costs no turn. */
export const giveBack: InTurn<'return'> = {
  candidates: ({ state }, seat) =>
    playerOf(state, seat).programmed.map((colour) => ({ verb: 'return', colour })),
  whyNot: (at, seat, { colour }) => whyNotReturn(at, seat, colour),
  word: (_at, _seat, { colour }, { time }) => ({
    label: say('do.return', { colour, time }),
    group: 'group.return',
    target: `programmed:${colour}`,
  }),
  resolve(play, seat, { colour }) {
    returnBot(play, seat, colour, 'pays');
    follow(play.draft, { kind: 'turn', seat });
  },
};

export const trim: Question<'trim', 'return'> = {
  seats: (_at, { seat }) => [seat],
  candidates: (at, { fresh }, seat) => giveBack.candidates(at, seat).filter(({ colour }) => colour !== fresh),
  whyNot(at, { fresh }, seat, action) {
    if (action.verb !== 'return') return refuse('AQS-PROG-6', 'why.trim', { fresh });
    return action.colour === fresh
      ? refuse('AQS-PROG-6', 'why.freshStays', { fresh })
      : whyNotReturn(at, seat, action.colour);
  },
  ask: (_at, { fresh }) => say('ask.trim', { fresh }),
  word: (at, _frame, seat, action, effects) => giveBack.word(at, seat, action, effects),
  resolve(play, _frame, seat, { colour }) {
    returnBot(play, seat, colour, 'pays');
  },
};
