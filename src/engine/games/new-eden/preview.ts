import type { Seat } from '../../core/contract.ts';
import type { PreviewOf, StatedIn } from '../../core/preview.ts';
import { say, type DETAILS, type Event, type OPTIONS } from './messages.ts';
import type { NewEden } from './state.ts';
import { reveals } from './view.ts';
import { warn } from './warnings.ts';

/* What options of New Eden give and cost: coins, points, damage, deeples in the dome. */

export type Effect = 'coins' | 'points' | 'damage' | 'deeples';

const STATED: StatedIn<typeof OPTIONS & typeof DETAILS, Effect> = {
  'do.buy': { coins: '-coins' },
  'do.move': { position: 'fact' },
  'do.moveOn': { position: 'fact' },
  'do.lift': { position: 'fact' },
  'do.plant': { coins: 'coins' },
  'do.extend': { coins: '-coins' },
  'do.row': { row: 'fact', cards: 'fact' },
  // paid only by who wins
  'do.bid': { coins: 'fact' },
  'do.limit': { coins: 'fact' },
  'do.push': { damage: 'damage' },
  'do.keep': { row: 'fact' },
  'detail.card': { endPoints: 'fact' },
  'detail.module': { endPoints: 'fact', sites: 'fact' },
  'detail.pass': { place: 'fact', points: 'points' },
  'detail.plant': { damage: 'damage', left: 'fact', after: 'fact', points: 'points' },
  'detail.market': { coins: '-coins', damage: 'damage' },
  'detail.keep': { coins: 'fact' },
  'detail.row': { actions: 'fact' },
  'detail.sites': { lying: 'fact', sites: 'fact' },
  'detail.sitesDone': { lying: 'fact' },
  'detail.coinsLeft': { coins: 'fact' },
  'detail.extension.shipyard': { deeples: 'deeples' },
  'detail.extension.oxygen': { first: 'fact', second: 'fact' },
  'detail.extension.octopus': { repair: 'fact' },
  'detail.extension.research': { points: 'fact' },
  'step.repair': { n: '-damage' },
  'step.damage': { n: 'damage' },
  'warning.cardsLost': { cards: 'fact' },
  'trap.keep': { coins: 'fact' },
  'effect.coins': { n: 'fact' },
  'effect.points': { n: 'fact' },
  'effect.repair': { n: 'fact' },
  'effect.deeples': { n: 'fact' },
  'effect.bottle': { first: 'fact' },
  'effect.bottles': { first: 'fact', second: 'fact' },
  'effect.plantBonus': { repair: 'fact', coins: 'fact', points: 'fact' },
  'effect.gainCoins': { n: 'fact' },
  'effect.marker': { n: 'fact' },
  'effect.hit.crab': { n: 'fact' },
  'effect.hit.shell': { n: 'fact' },
  'effect.hit.octopus': { n: 'fact' },
  'effect.hit.shipyard': { n: 'fact' },
  'effect.hit.oxygen': { n: 'fact' },
  'effect.hit.research': { n: 'fact' },
  'effect.mannedCrabs': { n: 'fact' },
  'effect.takeDamage': { n: 'fact' },
  'effect.othersGainCoins': { n: 'fact' },
  'effect.repairNow': { n: 'fact' },
  'detail.effects': { coins: 'coins', points: 'points', damage: 'damage', deeples: 'deeples' },
};

/** What others do at the market changes nothing for the seat; its own bids hide nothing from it. The option's own effects are over with Deep Thought's turn and with the end of the round. */
function isUncertain(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'marketChosen':
    case 'marketClosed':
    case 'plantUsed':
    case 'extended':
      return false;
    case 'bidMade':
    case 'droppedOut':
      return event.seat !== seat;
    // certain, but no effects of the option: "take 4 damage" would read as the price of a row, "+6 points" as the gain of dropping out
    case 'deepThoughtTook':
    case 'deepThoughtActivated':
    case 'bonusPaid':
      return true;
    default:
      return reveals(event);
  }
}

export const PREVIEW: PreviewOf<NewEden> = {
  kinds: ['coins', 'points', 'damage', 'deeples'],
  counts: {
    coinsGained: ({ coins }) => ({ coins }),
    coinsPaid: ({ coins }) => ({ coins: -coins }),
    pointsGained: ({ points }) => ({ points }),
    damageChanged: ({ by }) => ({ damage: by }),
    deeplesGained: ({ deeples }) => ({ deeples }),
  },
  stated: STATED,
  until: isUncertain,
  say: (effects, more) => say('detail.effects', { ...effects, ...more }),
  warn,
};
