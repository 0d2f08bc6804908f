import type { OptionWords, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { ActAction } from './actions.ts';
import type { ByColour, Colour } from './box.ts';
import { CATCHING } from './catching.ts';
import { controlWords, placeBot, placementIn } from './control.ts';
import { EXPANDING } from './expanding.ts';
import { takeTime } from './goods.ts';
import { LAUNCHING } from './launching.ts';
import { refuse, say } from './messages.ts';
import { submarinePrice, walkPrice } from './movement.ts';
import { capacityOf, playerOf, sectorOf, type Hindrance, type Play, type Position } from './position.ts';
import { RESEARCHING } from './researching.ts';
import { TAKING_CRYSTALS, TAKING_TIME } from './resources.ts';
import { SECTOR_PROGRAMMING } from './sector-programming.ts';
import type { Outlook, StationAction } from './station-action.ts';
import type { FrameOf, Player, Sector } from './state.ts';

/** Acting with a programmed bot: move and pay, place it, carry out the action (AQS-ACT). */

const ACTION_BY_COLOUR: ByColour<StationAction> = {
  green: EXPANDING,
  yellow: TAKING_TIME,
  black: TAKING_CRYSTALS,
  purple: CATCHING,
  blue: LAUNCHING,
  red: RESEARCHING,
  white: SECTOR_PROGRAMMING,
};

/** In ring order, then table order; plain if it can be paid so, else in the `ret` form (section 4.1). */
export function actActions(at: Position, seat: Seat): readonly ActAction[] {
  const { programmed } = playerOf(at.state, seat);
  return at.state.ring.flatMap(({ letter }) =>
    programmed.flatMap((colour) => {
      const plain: ActAction = { type: 'act', sector: letter, colour };
      const forms = [plain, ...programmed.map((ret) => ({ ...plain, ret }))];
      return forms.find((action) => whyNotAct(at, seat, action) === undefined) ?? [];
    }),
  );
}

export function whyNotAct(at: Position, seat: Seat, action: ActAction): Hindrance {
  const { programmed } = playerOf(at.state, seat);
  const { colour, ret } = action;
  if (!programmed.includes(colour)) return refuse('AQS-ACT-1', 'why-not-programmed', { colour });
  if (ret === colour) return refuse('AQS-MOVE-6', 'why-same-bot', { colour });
  if (ret !== undefined && !programmed.includes(ret)) {
    return refuse('AQS-MOVE-6', 'why-not-programmed', { colour: ret });
  }
  const outlook = outlookOf(at, seat, action);
  return whyNotPaid(at, seat, action, outlook) ?? ACTION_BY_COLOUR[colour].hindrance(at, seat, outlook);
}

/** AQS-MOVE-5, AQS-MOVE-6 */
function whyNotPaid(
  { state }: Position,
  seat: Seat,
  { ret }: ActAction,
  { price, time }: Outlook,
): Hindrance {
  const has = playerOf(state, seat).time;
  if (ret === undefined) {
    return price > has ? refuse('AQS-MOVE-5', 'why-no-time', { price, time: has }) : undefined;
  }
  if (price <= has) return refuse('AQS-MOVE-6', 'why-payable-without', { price, time: has });
  return time < 0 ? refuse('AQS-MOVE-6', 'why-no-time', { price, time: time + price }) : undefined;
}

/** The position after moving, paying and placing (AQS-ACT-2); a negative time says that it cannot be paid. */
export function outlookOf(at: Position, seat: Seat, { sector: letter, colour, ret }: ActAction): Outlook {
  const { state } = at;
  const player = playerOf(state, seat);
  const sector = sectorOf(state, letter);
  const price = priceOf(at, seat, sector, colour);
  const brought = ret === undefined ? 0 : broughtWhilePaying(at, player);
  return {
    sector,
    price,
    time: player.time + brought - price,
    stockTime: state.stock.time + price - brought,
    supply: player.supply + (ret === undefined ? 0 : 1),
    programmed: player.programmed.filter((programmed) => programmed !== colour && programmed !== ret),
  };
}

/** What is paid first makes room in the store, and may come back from the supply at once. */
function broughtWhilePaying({ box, state }: Position, player: Player): number {
  return Math.min(box.limits.returnPays, capacityOf(box, player).time, state.stock.time + player.time);
}

function priceOf(at: Position, seat: Seat, sector: Sector, colour: Colour): number {
  const walk = walkPrice(at, seat, sector.letter);
  if (colour !== 'blue') return walk;
  return walk + (submarinePrice(at.box, playerOf(at.state, seat), sector) ?? 0);
}

/** Steps 1 and 2; step 3 and the end of the turn follow. */
export function act(play: Play, seat: Seat, action: ActAction): void {
  const { sector: letter, colour, ret } = action;
  const { price } = outlookOf(play, seat, action);
  const player = playerOf(play.draft, seat);
  const from = player.scientist.sector;
  const cost = walkPrice(play, seat, letter);
  pay(play, seat, price, ret);
  player.scientist = { sector: letter, zone: colour };
  play.emit({ type: 'scientistMoved', seat, from, to: letter, zone: colour, cost });
  player.programmed = player.programmed.filter((programmed) => programmed !== colour);
  follow(
    play.draft,
    ...placeBot(play, seat, letter, 'action'),
    { kind: 'perform', seat, sector: letter, colour },
    { kind: 'nextTurn', seat },
  );
}

/** In one go; a bot returned meanwhile brings its markers when the seat's own are spent (AQS-MOVE-6). */
function pay(play: Play, seat: Seat, price: number, ret: Colour | undefined): void {
  const { draft, emit } = play;
  const player = playerOf(draft, seat);
  if (ret !== undefined) {
    const own = player.time;
    player.time = 0;
    draft.stock.time += own;
    player.programmed = player.programmed.filter((programmed) => programmed !== ret);
    player.supply += 1;
    const time = takeTime(play, seat, play.box.limits.returnPays);
    emit({ type: 'botReturned', seat, colour: ret, time });
    player.time -= price - own;
    draft.stock.time += price - own;
  } else {
    player.time -= price;
    draft.stock.time += price;
  }
  if (price > 0) emit({ type: 'timePaid', seat, amount: price });
}

export function perform(play: Play, { seat, sector, colour }: FrameOf<'perform'>): void {
  ACTION_BY_COLOUR[colour].perform(play, seat, sectorOf(play.draft, sector));
}

export function wordAct(at: Position, seat: Seat, action: ActAction): OptionWords {
  const outlook = outlookOf(at, seat, action);
  const label = ACTION_BY_COLOUR[action.colour].label(at, seat, outlook);
  return {
    label: action.ret === undefined ? label : say('act-ret', { act: label, colour: action.ret }),
    detail: controlWords(placementIn(at, outlook.sector)),
    group: 'group-act',
    target: `sector:${action.sector.toLowerCase()}`,
  };
}
