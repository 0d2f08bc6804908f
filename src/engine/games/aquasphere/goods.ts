import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Colour, Components, Reward } from './components.ts';
import {
  capacityOf,
  cardsOf,
  playerOf,
  type CardInHand,
  type FrameOf,
  type Play,
  type Player,
  type Position,
} from './state.ts';

/** Time and crystals between the general supply and a seat, within capacity and stock (AQS-CAP-1, AQS-CAP-5). */

export function roomForTime(components: Components, player: Player): number {
  return Math.max(0, capacityOf(components, player).time - player.time);
}

/** How much of this the seat would get from the general supply. */
export function timeToGet({ components, state }: Position, seat: Seat, asked: number): number {
  return Math.min(asked, roomForTime(components, playerOf(state, seat)), state.stock.time);
}

/** From the general supply; gives what was really taken. */
export function takeTime(play: Play, seat: Seat, asked: number): number {
  const got = timeToGet(play, seat, asked);
  playerOf(play.draft, seat).time += got;
  play.draft.stock.time -= got;
  return got;
}

export function gainTime(play: Play, seat: Seat, asked: number): void {
  if (asked === 0) return;
  play.emit({ type: 'timeGained', seat, asked, got: takeTime(play, seat, asked) });
}

function gainCrystals({ components, draft, emit }: Play, seat: Seat, asked: number): void {
  if (asked === 0) return;
  const player = playerOf(draft, seat);
  const room = Math.max(0, capacityOf(components, player).crystals - player.crystals);
  const got = Math.min(asked, room, draft.stock.crystals);
  player.crystals += got;
  draft.stock.crystals -= got;
  emit({ type: 'crystalsGained', seat, asked, got });
}

export function payTime({ draft, emit }: Play, seat: Seat, amount: number): void {
  if (amount === 0) return;
  playerOf(draft, seat).time -= amount;
  draft.stock.time += amount;
  emit({ type: 'timePaid', seat, amount });
}

/** Rewards of engineer and catch cards (AQS-CARD-1 to AQS-CARD-5). */
type Bundle = Required<Reward>;

/** What entering a room with this token brings (AQS-CARD-1). */
export function engineerCards(
  { components, state }: Position,
  seat: Seat,
  colour: Colour,
): readonly CardInHand[] {
  return cardsOf(components, playerOf(state, seat), 'engineer').filter(({ card }) => card.colour === colour);
}

export function bundleOf(cards: readonly CardInHand[], kp = 0): Bundle {
  const total = (kind: keyof Reward): number =>
    cards.reduce((sum, { card }) => sum + (card.reward?.[kind] ?? 0), 0);
  return { time: total('time'), crystals: total('crystals'), kp: kp + total('kp') };
}

export function isEmpty({ time, crystals, kp }: Bundle): boolean {
  return time === 0 && crystals === 0 && kp === 0;
}

/** The frame that pays this bundle, if there is anything to pay. */
export function rewardFrames(
  play: Play,
  seat: Seat,
  source: FrameOf<'reward'>['source'],
  cards: readonly CardInHand[],
  kp = 0,
): readonly FrameOf<'reward'>[] {
  for (const { card } of cards) play.emit({ type: 'cardUsed', seat, card: card.id });
  const bundle = bundleOf(cards, kp);
  return isEmpty(bundle) ? [] : [{ kind: 'reward', seat, source, ...bundle }];
}

/** Time, then crystals, then points; into a full crystal store points come first (AQS-CARD-5). */
export function payReward(play: Play, frame: FrameOf<'reward'>): void {
  const { seat, time, crystals, kp } = frame;
  const player = playerOf(play.draft, seat);
  const full = player.crystals >= capacityOf(play.components, player).crystals;
  gainTime(play, seat, time);
  const pointsFirst = full && crystals > 0 && kp > 0;
  if (!pointsFirst) gainCrystals(play, seat, crystals);
  follow(
    play.draft,
    ...(kp > 0 ? [{ kind: 'knowledge' as const, seat, left: kp }] : []),
    ...(pointsFirst ? [{ ...frame, time: 0, kp: 0 }] : []),
  );
}
