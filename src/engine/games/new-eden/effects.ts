import type { Msg } from '../../core/contract.ts';
import { say } from './messages.ts';
import { isOutside } from './station.ts';
import type { Position } from './state.ts';

/** What parts and bonus cards do, in words. */

type At = Pick<Position, 'components'>;

export function effectOf({ components }: At, id: string): Msg {
  const { effect, marker } = components.part(id);
  switch (effect.type) {
    case 'coins':
    case 'points':
    case 'repair':
    case 'deeples':
    case 'gainCoins':
    case 'mannedCrabs':
    case 'takeDamage':
    case 'othersGainCoins':
    case 'repairNow':
      return say(`effect.${effect.type}`, { n: effect.n });
    case 'bottles': {
      const [first = 0, second] = effect.bottles;
      return second === undefined
        ? say('effect.bottle', { first })
        : say('effect.bottles', { first, second });
    }
    case 'plantBonus': {
      const { repair, coins, points } = effect;
      return say('effect.plantBonus', {
        ...(repair === undefined ? {} : { repair }),
        ...(coins === undefined ? {} : { coins }),
        ...(points === undefined ? {} : { points }),
      });
    }
    case 'hitOthers':
      return say(`effect.hit.${effect.per}`, { n: effect.n });
    case 'crabsDoNotPull':
      return say('effect.crabsDoNotPull');
    case 'none':
      return say('effect.marker', { n: marker });
  }
}

/** Effects that happen when the card is built, to who builds it: then they are counted, not read off the card. */
const AT_ONCE = ['deeples', 'gainCoins', 'takeDamage', 'repairNow'];

/** What a card says; `step` is the damage that comes with buying it, `built` says that it is built now. */
export function cardDetail(
  at: At,
  id: string,
  { step, built = false }: { step?: Msg; built?: boolean } = {},
): Msg {
  const { category, sites, endPoints, effect } = at.components.part(id);
  const printed = built && AT_ONCE.includes(effect.type) ? say('effect.included') : effectOf(at, id);
  const facts = { effect: printed, endPoints, ...(step === undefined ? {} : { step }) };
  return isOutside(category) ? say('detail.module', { ...facts, sites }) : say('detail.card', facts);
}

/** A damage step as words: negative repairs. */
export function stepInWords(n: number): Msg {
  if (n === 0) return say('step.nothing');
  return n < 0 ? say('step.repair', { n: -n }) : say('step.damage', { n });
}

/** What a bonus card is called: its category and its reward. */
export function bonusOf({ components }: At, id: string): Msg {
  const { category, reward } = components.bonusCard(id);
  return say(`bonus.${reward.type}`, { category, n: reward.n });
}
