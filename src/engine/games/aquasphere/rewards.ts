import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Colour, Reward } from './box.ts';
import { gainCrystals, gainTime } from './goods.ts';
import { capacityOf, cardsOf, playerOf, type CardInHand, type Play, type Position } from './position.ts';
import type { RewardFrame } from './state.ts';

/** Rewards of engineer and catch cards (AQS-CARD-1 to AQS-CARD-5). */
export type Bundle = Required<Reward>;

/** What entering a room with this token brings (AQS-CARD-1). */
export function engineerCards({ box, state }: Position, seat: Seat, colour: Colour): readonly CardInHand[] {
  return cardsOf(box, playerOf(state, seat), 'engineer').filter(({ card }) => card.colour === colour);
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
  source: RewardFrame['source'],
  cards: readonly CardInHand[],
  kp = 0,
): readonly RewardFrame[] {
  for (const { card } of cards) play.emit({ type: 'cardUsed', seat, card: card.id });
  const bundle = bundleOf(cards, kp);
  return isEmpty(bundle) ? [] : [{ kind: 'reward', seat, source, ...bundle }];
}

/** Time, then crystals, then points; into a full crystal store points come first (AQS-CARD-5). */
export function payReward(play: Play, frame: RewardFrame): void {
  const { seat, time, crystals, kp } = frame;
  const player = playerOf(play.draft, seat);
  const full = player.crystals >= capacityOf(play.box, player).crystals;
  gainTime(play, seat, time);
  const pointsFirst = full && crystals > 0 && kp > 0;
  if (!pointsFirst) gainCrystals(play, seat, crystals);
  follow(
    play.draft,
    ...(kp > 0 ? [{ kind: 'knowledge' as const, seat, left: kp }] : []),
    ...(pointsFirst ? [{ ...frame, time: 0, kp: 0 }] : []),
  );
}
