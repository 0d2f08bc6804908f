import type { Msg } from '../../core/contract.ts';
import type { Box } from './box.ts';
import { say } from './messages.ts';
import { isOutside } from './station.ts';

/** What a part does, in words. */
export function effectOf(box: Box, id: string): Msg {
  const { effect, marker } = box.part(id);
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

/** What a card says; `step` is the damage step that comes with buying it. */
export function cardDetail(box: Box, id: string, step?: Msg): Msg {
  const { category, sites, endPoints } = box.part(id);
  const facts = { effect: effectOf(box, id), endPoints, ...(step === undefined ? {} : { step }) };
  return isOutside(category) ? say('detail.module', { ...facts, sites }) : say('detail.card', facts);
}

/** A damage step as words: negative repairs. */
export function stepInWords(n: number): Msg {
  if (n === 0) return say('step.nothing');
  return n < 0 ? say('step.repair', { n: -n }) : say('step.damage', { n });
}
