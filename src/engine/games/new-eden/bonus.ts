import type { Msg } from '../../core/contract.ts';
import type { Box } from './box.ts';
import { say } from './messages.ts';

/** What a bonus card is called: its category and its reward. */
export function bonusOf(box: Box, id: string): Msg {
  const { category, reward } = box.bonusCard(id);
  return say(`bonus.${reward.type}`, { category, n: reward.n });
}
