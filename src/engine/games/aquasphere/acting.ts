import type { RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { ActionOf } from './actions.ts';
import type { Colour } from './components.ts';
import { controlWords, placeBot, placementIn } from './control.ts';
import { refuse, say } from './messages.ts';
import { walkPrice } from './movement.ts';
import { broughtWhilePaying, outlookOf, type Outlook } from './outlook.ts';
import { returnBot } from './programming.ts';
import { playerOf, type Play, type Position } from './state.ts';
import { STATION_ACTIONS } from './station-actions.ts';
import type { InTurn } from './turn.ts';

/** Acting with a programmed bot: move and pay, place it, carry out the action (AQS-ACT). */

/** AQS-MOVE-5, AQS-MOVE-6 */
function whyNotPaid(
  { state }: Position,
  seat: Seat,
  { returned }: ActionOf<'act'>,
  { price, time }: Outlook,
): RefusalReason | undefined {
  const has = playerOf(state, seat).time;
  if (returned === undefined) {
    return price > has ? refuse('AQS-MOVE-5', 'why.noTime', { price, time: has }) : undefined;
  }
  if (price <= has) return refuse('AQS-MOVE-6', 'why.payableWithout', { price, time: has });
  return time < 0 ? refuse('AQS-MOVE-6', 'why.noTime', { price, time: time + price }) : undefined;
}

export const act: InTurn<'act'> = {
  /** In ring order, then table order; plain, then in the `ret` form (section 4.1). */
  candidates: ({ state }, seat) => {
    const { programmed } = playerOf(state, seat);
    const all: ActionOf<'act'>[] = [];
    for (const { letter: sector } of state.ring)
      for (const colour of programmed) {
        all.push({ verb: 'act', sector, colour });
        for (const returned of programmed)
          if (returned !== colour) all.push({ verb: 'act', sector, colour, returned });
      }
    return all;
  },

  whyNot(at, seat, action) {
    const { programmed } = playerOf(at.state, seat);
    const { colour, returned } = action;
    if (!programmed.includes(colour)) return refuse('AQS-ACT-1', 'why.notProgrammed', { colour });
    if (returned === colour) return refuse('AQS-MOVE-6', 'why.sameBot', { colour });
    if (returned !== undefined && !programmed.includes(returned)) {
      return refuse('AQS-MOVE-6', 'why.notProgrammed', { colour: returned });
    }
    const outlook = outlookOf(at, seat, action);
    const { whyNot, payingMakesRoom = false } = STATION_ACTIONS[colour];
    // what no payment removes is named first
    return payingMakesRoom
      ? (whyNotPaid(at, seat, action, outlook) ?? whyNot(at, seat, outlook))
      : (whyNot(at, seat, outlook) ?? whyNotPaid(at, seat, action, outlook));
  },

  word(at, seat, action, effects) {
    const outlook = outlookOf(at, seat, action);
    // what the returned bot brings is not the action's
    const brought = action.returned === undefined ? 0 : broughtWhilePaying(at, playerOf(at.state, seat));
    const label = STATION_ACTIONS[action.colour].label(at, seat, outlook, {
      ...effects,
      time: effects.time - brought,
    });
    return {
      label:
        action.returned === undefined ? label : say('do.actRet', { act: label, colour: action.returned }),
      detail: controlWords(placementIn(at, outlook.sector)),
      group: 'group.act',
      target: `act:${action.sector.toLowerCase()}:${action.colour}`,
    };
  },

  /** What a bot that can act nowhere lacks where the scientist is. */
  worthTelling: (at, seat) => {
    const { programmed, scientist } = playerOf(at.state, seat);
    const all = act.candidates(at, seat);
    return programmed
      .filter((colour) =>
        all.every((one) => one.colour !== colour || act.whyNot(at, seat, one) !== undefined),
      )
      .map((colour) => ({ action: { verb: 'act', sector: scientist.sector, colour } }));
  },

  /** Steps 1 and 2; step 3 and the end of the turn follow. */
  resolve(play, seat, action) {
    const { sector, colour, returned } = action;
    const { price } = outlookOf(play, seat, action);
    const player = playerOf(play.draft, seat);
    const from = player.scientist.sector;
    const cost = walkPrice(play, seat, sector);
    pay(play, seat, price, returned);
    player.scientist = { sector, zone: colour };
    play.emit({ type: 'scientistMoved', seat, from, to: sector, zone: colour, cost });
    player.programmed = player.programmed.filter((programmed) => programmed !== colour);
    follow(
      play.draft,
      ...placeBot(play, seat, sector, 'by-action'),
      { kind: 'perform', seat, sector, colour },
      { kind: 'nextTurn', seat },
    );
  },
};

/** In one go; a bot returned meanwhile brings its markers when the seat's own are spent (AQS-MOVE-6). */
function pay(play: Play, seat: Seat, price: number, returned: Colour | undefined): void {
  const { draft, emit } = play;
  const player = playerOf(draft, seat);
  const hand = (amount: number): void => {
    player.time -= amount;
    draft.stock.time += amount;
  };
  const first = returned === undefined ? price : player.time;
  hand(first);
  if (returned !== undefined) returnBot(play, seat, returned, 'pays');
  hand(price - first);
  if (price > 0) emit({ type: 'timePaid', seat, amount: price });
}
