import type { Msg, OptionWords, Seat } from '../../core/contract.ts';
import type { Action, ActionOf } from './action.ts';
import { bottlesOf } from './box.ts';
import { EXTENSION_OCTOPUS, type Extension, type OutsideArm } from './components.ts';
import { farthestCard } from './damage.ts';
import { displayedAt, priceOf } from './display.ts';
import type { QuestionFrame } from './frame.ts';
import { nextPlantUse } from './free-actions.ts';
import { priceOf as marketPrice } from './market.ts';
import { say } from './messages.ts';
import { nextPass } from './passing.ts';
import { cardDetail, effectOf, stepInWords } from './part-words.ts';
import { moduleAt } from './station.ts';
import { rowOf, stationOf, type Now } from './state.ts';

/*
 * What a person reads of an option. Targets of the number badges: `space:3-2` of the display, `oxygen:0:ST-OX1`,
 * `module:0:crab:2`, `plant:0`, `extension:0:octopus` (station, then the place in it), `hand:1B-SH1`, `row:2`, `arm:0:crab`.
 */

export function wordsOf(now: Now, frame: QuestionFrame, seat: Seat, action: Action): OptionWords {
  switch (action.verb) {
    case 'buy':
      return buying(now, action);
    case 'oxygen':
      return {
        label: say('option.oxygen', { card: action.card }),
        detail: effectOf(now.box, action.card),
        group: 'group.oxygen',
        target: `oxygen:${seat}:${action.card}`,
      };
    case 'move':
      return moving(now, frame, seat, action);
    case 'lift':
      return {
        label: say('option.lift', { ...place(now, seat, action.arm, action.from) }),
        group: 'group.lift',
        target: `module:${seat}:${action.arm}:${action.from}`,
      };
    case 'plant':
    case 'extend':
      return freely(now, seat, action);
    case 'market':
      return purchasing(now, action);
    case 'place':
      return {
        label: say('option.place', { card: action.card }),
        detail: cardDetail(now.box, action.card),
      };
    case 'pass':
      return { label: say('option.pass'), detail: say('detail.pass', nextPass(now)) };
    case 'activate':
      return activating(now, action);
    case 'destroy':
      return destroying(now, frame, action);
    case 'skip':
      return { label: say('option.skip') };
    default:
      return auctioning(now, seat, action);
  }
}

function buying(now: Now, { row, column }: ActionOf<'buy'>): OptionWords {
  const { coins, damage } = priceOf(now, row);
  const card = displayedAt(now, row, column)?.card ?? '';
  return {
    label: say('option.buy', { card, coins }),
    detail: cardDetail(now.box, card, stepInWords(damage)),
    group: 'group.buy',
    target: `space:${row}-${column}`,
  };
}

function place(
  { state }: Now,
  seat: Seat,
  arm: OutsideArm,
  position: number,
): { module: string; arm: string; position: number } {
  return { module: moduleAt(stationOf(state, seat), arm, position)?.id ?? '', arm, position };
}

function moving(now: Now, frame: QuestionFrame, seat: Seat, { arm, to }: ActionOf<'move'>): OptionWords {
  const reached = moduleAt(stationOf(now.state, seat), arm, to);
  const { sites } = now.box.part(reached?.id ?? '');
  const where = place(now, seat, arm, to);
  return {
    label: frame.kind === 'land' ? say('option.goOn', where) : say('option.enter', where),
    detail: say('detail.sites', {
      lying: (reached?.lying ?? 0) + 1,
      sites,
      effect: effectOf(now.box, where.module),
    }),
    group: 'group.move',
    target: `module:${seat}:${arm}:${to}`,
  };
}

function activating({ box }: Now, { modules }: ActionOf<'activate'>): OptionWords {
  const [only, second] = modules;
  if (only === undefined) return { label: say('option.activateNone') };
  return {
    label: say('option.activate', { modules }),
    ...(second === undefined ? { detail: effectOf(box, only) } : {}),
  };
}

function freely(now: Now, seat: Seat, action: ActionOf<'plant' | 'extend'>): OptionWords {
  const station = stationOf(now.state, seat);
  if (action.verb === 'plant') {
    const { coins, damage, points } = nextPlantUse(now, station);
    const left = now.box.set.plant.usesPerRound - station.plantUses;
    return {
      label: say('option.plant', { coins }),
      detail: say('detail.plant', { damage, left, ...(points === 0 ? {} : { points }) }),
      group: 'group.free',
      target: `plant:${seat}`,
    };
  }
  const { extension } = action;
  return {
    label: say('option.extend', { extension, coins: now.box.set.extensions.cost }),
    detail: extensionDetail(now, extension),
    group: 'group.free',
    target: `extension:${seat}:${extension}`,
  };
}

function extensionDetail({ box }: Now, extension: Extension): Msg {
  const { shipyard, oxygen, research } = box.set.extensions;
  switch (extension) {
    case 'shipyard':
      return say('detail.extension.shipyard', { deeples: shipyard.deeples });
    case 'oxygen': {
      const [first = 0, second = 0] = bottlesOf(box, oxygen.card);
      return say('detail.extension.oxygen', { first, second });
    }
    case 'octopus': {
      const { effect } = box.part(EXTENSION_OCTOPUS);
      return say('detail.extension.octopus', { repair: effect.type === 'repair' ? effect.n : 0 });
    }
    case 'research':
      return say('detail.extension.research', { points: research.pointsPerLaterCard });
  }
}

function purchasing(now: Now, { cards }: ActionOf<'market'>): OptionWords {
  const [only, second] = cards;
  if (only === undefined) return { label: say('option.marketNone'), group: 'group.market' };
  return {
    label: say('option.market', { cards }),
    detail: say('detail.market', {
      coins: marketPrice(now, cards.length),
      damage: now.box.set.market.damage[cards.length] ?? 0,
    }),
    group: 'group.market',
    ...(second === undefined ? { target: `hand:${only}` } : {}),
  };
}

function destroying(now: Now, frame: QuestionFrame, { arm }: ActionOf<'destroy'>): OptionWords {
  const station = frame.kind === 'destroy' ? frame.station : 0;
  const card = farthestCard(now, station, arm);
  return {
    label: say('option.destroy', { card, arm }),
    detail: cardDetail(now.box, card),
    target: `arm:${station}:${arm}`,
  };
}

type AuctionAction = ActionOf<
  'row' | 'keep' | 'bid' | 'maximum' | 'limit' | 'drop' | 'dropAll' | 'push' | 'done'
>;

function auctioning(now: Now, seat: Seat, action: AuctionAction): OptionWords {
  const { coins } = stationOf(now.state, seat);
  switch (action.verb) {
    case 'row':
      return rowWords(now, action.row);
    case 'keep': {
      const { cards } = rowOf(now.state, action.row);
      return { label: say('option.keep', { row: action.row, cards }), target: `row:${action.row}` };
    }
    case 'bid':
      if (action.coins === 0) return { label: say('option.stayOut'), group: 'group.drop' };
      return {
        label: say('option.bid', { coins: action.coins }),
        detail: say('detail.coinsLeft', { coins: coins - action.coins }),
        group: 'group.bid',
      };
    case 'maximum':
      return { label: say('option.maximum'), detail: say('detail.maximum'), group: 'group.bid' };
    case 'limit':
      return {
        label: say('option.limit', { coins: action.coins }),
        detail: say('detail.coinsLeft', { coins: coins - action.coins }),
        group: 'group.limit',
      };
    case 'drop':
      return { label: say('option.drop'), group: 'group.drop' };
    case 'dropAll':
      return { label: say('option.dropAll'), detail: say('detail.dropAll'), group: 'group.drop' };
    case 'push':
      return { label: say('option.push', { damage: now.box.set.auction.pushDamage }), group: 'group.oxygen' };
    case 'done':
      return { label: say('option.done') };
  }
}

function rowWords({ box, state }: Now, number: number): OptionWords {
  const { cards, size } = rowOf(state, number);
  return {
    label: say('option.row', { row: number, cards: cards.length }),
    detail: say('detail.row', {
      actions: box.set.auction.actionsByCards[size] ?? 0,
      ...(cards.length === 0 ? {} : { cards }),
    }),
    target: `row:${number}`,
  };
}
