import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import { readyModules } from './activation.ts';
import type { Action, ActionOf, Verb } from './action.ts';
import { bidRange } from './auction.ts';
import { displayedAt, priceOf } from './display.ts';
import { mayPush } from './extra.ts';
import type { BottleFrame, LandFrame, QuestionFrame } from './frame.ts';
import { QUESTIONS } from './frame-table.ts';
import { handOf, priceOf as marketPrice } from './market.ts';
import { say } from './messages.ts';
import { bottleNumber, somebodyCanMove } from './oxygen.ts';
import { humanBid } from './solo-auction.ts';
import { moduleAt, moduleOf } from './station.ts';
import { stationOf, type Now } from './state.ts';
import { askedSeats, questionKind } from './view.ts';

/** The rule that says when the verb may be used. */
const RULE: Readonly<Record<Verb, string>> = {
  buy: 'NED-BUY-1',
  oxygen: 'NED-OX-1',
  move: 'NED-OX-2',
  lift: 'NED-OX-3',
  skip: 'NED-OX-2',
  activate: 'NED-OX-7',
  pass: 'NED-PASS-1',
  plant: 'NED-FREE-1',
  extend: 'NED-FREE-1',
  market: 'NED-B-2',
  place: 'NED-BUILD-4',
  row: 'NED-C-2',
  bid: 'NED-C-4',
  drop: 'NED-C-4',
  dropAll: 'NED-C-12',
  push: 'NED-C-8',
  done: 'NED-C-8',
  destroy: 'NED-DMG-3',
  keep: 'NED-SOLO-9',
  maximum: 'NED-STAND-1',
  limit: 'NED-STAND-1',
};

/** Why an action that is not among the legal ones is not. It knows what the seat may know, and no more. */
export function explain(now: Now, seat: Seat, action: Action): RefusalReason | undefined {
  const { state } = now;
  const kind = questionKind(state, seat);
  const rule = RULE[action.verb];
  if (kind === undefined) return { rule: 'NED-ROUND-1', why: say('refuse.over') };
  const seats = askedSeats(state);
  const decided = say(`decided.${kind}`);
  if (!seats.includes(seat))
    return whyNoMore(now, seat, action) ?? { rule, why: say('refuse.waiting', { seats, decided }) };
  const wayOut = kind === 'maximum' && action.verb !== 'limit';
  if (wayOut || !QUESTIONS[kind].verbs.includes(action.verb))
    return otherQuestion(now, action, rule, decided);
  // as: somebody is asked, so a question is on top
  return because(now, state.frames.at(-1) as QuestionFrame, seat, action);
}

/** It would not help to wait: the seat has ended what it wants to go on with. */
function whyNoMore({ state }: Now, seat: Seat, { verb }: Action): RefusalReason | undefined {
  const { passed, droppedAll } = stationOf(state, seat);
  const market = state.frames.find(({ kind }) => kind === 'market');
  if (market?.kind === 'market' && QUESTIONS.market.verbs.includes(verb)) {
    const chosen = market.answers.some((given) => given.seat === seat);
    return chosen ? { rule: 'NED-R43', why: say('refuse.choiceFinal') } : undefined;
  }
  if (state.phase === 'A' && passed > 0 && QUESTIONS.turn.verbs.includes(verb))
    return { rule: 'NED-PASS-1', why: say('refuse.passed') };
  if (!BIDDING.includes(verb)) return undefined;
  if (state.phase === 'C' && droppedAll) return { rule: 'NED-C-12', why: say('refuse.outOfAllAuctions') };
  const out = state.auction?.in.includes(seat) === false;
  return out ? { rule: 'NED-R44', why: say('refuse.outOfAuction') } : undefined;
}

const BIDDING: readonly Verb[] = ['bid', 'maximum', 'limit', 'drop', 'dropAll'];

function otherQuestion({ state }: Now, action: Action, rule: string, decided: Msg): RefusalReason {
  if (action.verb === 'maximum' || action.verb === 'limit') {
    if (!state.options.standingBids) return { rule, why: say('refuse.noStandingBids') };
  }
  if (action.verb === 'dropAll' && questionKind(state, undefined) === 'soloBid')
    return { rule, why: say('refuse.noDropAll') };
  return { rule, why: say('refuse.otherQuestion', { decided }) };
}

/** The verb fits the question; its object does not. */
function because(now: Now, frame: QuestionFrame, seat: Seat, action: Action): RefusalReason | undefined {
  switch (action.verb) {
    case 'buy':
      return whyNoBuy(now, seat, action);
    case 'oxygen':
    case 'push':
      return whyNoOxygen(now, frame, seat, action);
    case 'move':
      if (frame.kind === 'land') return whyNoLanding(now, frame, action);
      return frame.kind === 'bottle' ? whyNoEntry(now, frame, action) : undefined;
    case 'lift':
      return whyNoLift(now, seat, action);
    case 'skip':
      return { rule: 'NED-OX-2', why: say('refuse.mustMove') };
    case 'activate':
      return whyNoActivation(now, frame, seat, action);
    case 'plant':
      return { rule: 'NED-FREE-2', why: say('refuse.plantUsedUp', { uses: now.box.set.plant.usesPerRound }) };
    case 'extend':
      return whyNoExtension(now, seat, action);
    case 'market':
      return whyNoPurchase(now, seat, action);
    case 'place':
      return { rule: 'NED-BUILD-4', why: say('refuse.notToPlace', { card: action.card }) };
    case 'destroy':
      return { rule: 'NED-DMG-3', why: say('refuse.nothingInArm', { arm: action.arm }) };
    case 'row':
      return { rule: 'NED-C-2', why: say('refuse.rowDone', { row: action.row }) };
    case 'keep':
      return { rule: 'NED-SOLO-9', why: say('refuse.rowEmpty', { row: action.row }) };
    case 'bid':
    case 'limit':
    case 'maximum':
      return whyNoBid(now, frame, seat, action);
    case 'pass':
    case 'drop':
    case 'dropAll':
    case 'done':
      return undefined;
  }
}

function coinsMissing({ state }: Now, seat: Seat, needed: number): Msg | undefined {
  const { coins } = stationOf(state, seat);
  return coins < needed ? say('refuse.coins', { needed, coins }) : undefined;
}

function whyNoBuy(now: Now, seat: Seat, { row, column }: ActionOf<'buy'>): RefusalReason | undefined {
  if (displayedAt(now, row, column) === undefined)
    return { rule: 'NED-BUY-1', why: say('refuse.emptySpace', { row, column }) };
  const missing = coinsMissing(now, seat, priceOf(now, row).coins);
  return missing === undefined ? undefined : { rule: 'NED-BUY-1', why: missing };
}

function whyNoOxygen(
  now: Now,
  frame: QuestionFrame,
  seat: Seat,
  action: ActionOf<'oxygen' | 'push'>,
): RefusalReason | undefined {
  const station = stationOf(now.state, seat);
  const rule = action.verb === 'push' ? 'NED-C-8' : 'NED-OX-1';
  if (action.verb === 'push') {
    if (frame.kind === 'extra' && !mayPush(now, frame)) return { rule, why: say('refuse.pushed') };
  } else {
    const { card } = action;
    const tank = station.oxygen.find(({ id }) => id === card);
    if (tank === undefined) return { rule, why: say('refuse.noTank', { card }) };
    if (tank.used) return { rule, why: say('refuse.usedTank', { card }) };
    if (frame.kind === 'extra' && frame.left === 0)
      return { rule: 'NED-C-8', why: say('refuse.noActionLeft') };
  }
  return { rule, why: say(somebodyCanMove(station) ? 'refuse.noFullTank' : 'refuse.nobodyCanMove') };
}

function whyNoEntry(now: Now, frame: BottleFrame, { arm, to }: ActionOf<'move'>): RefusalReason | undefined {
  const station = stationOf(now.state, frame.seat);
  const bottle = bottleNumber(now, frame);
  if (station.dome === 0) return { rule: 'NED-OX-3', why: say('refuse.emptyDome') };
  const modules = station.outside[arm].length;
  if (to > modules) return { rule: 'NED-OX-4', why: say('refuse.noModule', { arm, position: to, modules }) };
  return { rule: 'NED-OX-2', why: say('refuse.tooFar', { spaces: to, bottle }) };
}

function whyNoLanding(now: Now, frame: LandFrame, { arm, to }: ActionOf<'move'>): RefusalReason | undefined {
  if (arm !== frame.arm) return { rule: 'NED-OX-3', why: say('refuse.otherArm', { arm: frame.arm }) };
  if (to === frame.from) return { rule: 'NED-OX-3', why: say('refuse.sameModule') };
  const modules = stationOf(now.state, frame.seat).outside[arm].length;
  if (to > modules) return { rule: 'NED-OX-4', why: say('refuse.noModule', { arm, position: to, modules }) };
  const spaces = Math.abs(to - frame.from);
  return { rule: 'NED-OX-2', why: say('refuse.tooFar', { spaces, bottle: bottleNumber(now, frame) }) };
}

function whyNoLift({ state }: Now, seat: Seat, { arm, from }: ActionOf<'lift'>): RefusalReason {
  const station = stationOf(state, seat);
  const module = moduleAt(station, arm, from);
  const modules = station.outside[arm].length;
  if (module === undefined)
    return { rule: 'NED-OX-4', why: say('refuse.noModule', { arm, position: from, modules }) };
  if (module.lying === 0) return { rule: 'NED-OX-3', why: say('refuse.nobodyLies', { module: module.id }) };
  return { rule: 'NED-OX-3', why: say('refuse.nowhereToGo', { arm }) };
}

function whyNoActivation(
  now: Now,
  frame: QuestionFrame,
  seat: Seat,
  { modules }: ActionOf<'activate'>,
): RefusalReason | undefined {
  if (frame.kind !== 'activate') return undefined;
  const module = modules.find((id) => !readyModules(now, frame).includes(id));
  if (module === undefined) return undefined;
  const found = moduleOf(stationOf(now.state, seat), module);
  if (found === undefined) return { rule: 'NED-OX-7', why: say('refuse.notInStation', { module }) };
  if (found.activated) return { rule: 'NED-OX-9', why: say('refuse.alreadyActivated', { module }) };
  if (!frame.ended.includes(module)) return { rule: 'NED-OX-7', why: say('refuse.notReached', { module }) };
  const { sites } = now.box.part(module);
  return { rule: 'NED-OX-7', why: say('refuse.tooFewDeeples', { module, lying: found.lying, sites }) };
}

function whyNoExtension(now: Now, seat: Seat, { extension }: ActionOf<'extend'>): RefusalReason | undefined {
  const rule = 'NED-FREE-3';
  if (stationOf(now.state, seat).extensions.includes(extension))
    return { rule, why: say('refuse.extensionBuilt', { extension }) };
  const missing = coinsMissing(now, seat, now.box.set.extensions.cost);
  return missing === undefined ? undefined : { rule, why: missing };
}

function whyNoPurchase(now: Now, seat: Seat, { cards }: ActionOf<'market'>): RefusalReason | undefined {
  const rule = 'NED-B-2';
  const card = cards.find((id) => !handOf(now.state, seat).includes(id));
  if (card !== undefined) return { rule, why: say('refuse.notInHand', { card }) };
  const missing = coinsMissing(now, seat, marketPrice(now, cards.length));
  return missing === undefined ? undefined : { rule, why: missing };
}

/** `maximum` asks for the smallest bid at least. */
function whyNoBid(
  now: Now,
  frame: QuestionFrame,
  seat: Seat,
  action: ActionOf<'bid' | 'limit' | 'maximum'>,
): RefusalReason | undefined {
  if (frame.kind === 'soloBid') {
    const coins = humanBid(now);
    const missing = coinsMissing(now, seat, coins);
    return { rule: 'NED-SOLO-11', why: missing ?? say('refuse.soloBid', { coins }) };
  }
  const { least, most } = bidRange(now, seat);
  const coins = action.verb === 'maximum' ? least : action.coins;
  const rule = frame.kind === 'openBid' ? 'NED-C-3' : RULE[action.verb];
  if (action.verb === 'maximum' && !now.state.options.standingBids)
    return { rule: RULE.maximum, why: say('refuse.noStandingBids') };
  if (coins < least) return { rule, why: say('refuse.bidTooLow', { least }) };
  const missing = coinsMissing(now, seat, coins);
  return missing === undefined
    ? { rule: 'NED-R49', why: say('refuse.bidTooHigh', { most }) }
    : { rule, why: missing };
}
