import type { Msg, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { answeredBy, singleWithOpenCoins, type Answer } from './answers.ts';
import { forPlayers } from './components.ts';
import { isStable, redMarker, takeDamage } from './damage.ts';
import { displayedAt, leaveDisplay, priceOf } from './display.ts';
import { cardDetail, stepInWords } from './effects.ts';
import { extend, plant } from './free-actions.ts';
import { refuse, say } from './messages.ts';
import { oxygen } from './oxygen.ts';
import { coinsMissing, gainPoints, payCoins } from './purse.ts';
import {
  stationOf,
  turnAfter,
  whose,
  type Play,
  type Position,
  type Question,
  type StationIndex,
} from './state.ts';

/** NED-BUY-1, NED-BUY-2, NED-BUY-3, NED-BUY-4: the row's damage comes before the building (NED-R40). */
const buy: Answer<'buy'> = {
  candidates: ({ state }) =>
    state.display
      .map(({ row, column }) => ({ verb: 'buy' as const, space: { row, column } }))
      .sort((a, b) => a.space.row - b.space.row || a.space.column - b.space.column),
  whyNot: (at, _frame, seat, { space }) =>
    displayedAt(at, space) === undefined
      ? refuse('NED-BUY-1', 'why.emptySpace', { row: space.row, column: space.column })
      : coinsMissing(at, seat, 'NED-BUY-1', priceOf(at, space.row).coins),
  word(at, _frame, _seat, { space }, { damage, points }) {
    const { coins } = priceOf(at, space.row);
    const card = displayedAt(at, space)?.card ?? '';
    return {
      label: say('do.buy', { card, coins }),
      // where points are counted, room is short, and no damage goes without saying
      detail: cardDetail(at, card, {
        ...(damage === 0 && points > 0 ? {} : { step: stepInWords(damage) }),
        built: true,
      }),
      group: 'group.buy',
      target: `space:${space.row}-${space.column}`,
    };
  },
  /** the cheapest row that is too dear */
  worthTelling: (at, frame, seat) => {
    const dear = buy
      .candidates(at, frame, seat)
      .filter((action) => buy.whyNot?.(at, frame, seat, action) !== undefined)
      .sort((a, b) => priceOf(at, a.space.row).coins - priceOf(at, b.space.row).coins);
    return dear
      .filter(({ space }) => space.row === dear[0]?.space.row)
      .map((action) => ({
        action,
        label: say('do.buy', {
          card: displayedAt(at, action.space)?.card ?? '',
          coins: priceOf(at, action.space.row).coins,
        }),
      }));
  },
  resolve(play, _frame, seat, { space }) {
    const bought = displayedAt(play, space);
    if (bought === undefined) throw new Error(`no card at ${space.row}-${space.column}`);
    const { card, row } = bought;
    const { coins, damage } = priceOf(play, row);
    follow(play.draft, turnAfter(play.draft, seat));
    play.emit({ type: 'bought', seat, card, row });
    payCoins(play, seat, coins, say('cause.price', { row }));
    leaveDisplay(play, bought);
    follow(play.draft, { kind: 'build', station: seat, cards: [card] });
    takeDamage(play, seat, damage, say('cause.row', { row: space.row }));
  },
};

/** NED-PASS-2: as which the next one passes, and what it brings. */
function nextPass({ components, state }: Position): { place: number; points: number } {
  const place = state.stations.filter(({ passed }) => passed > 0).length + 1;
  return { place, points: forPlayers(components.firstPass.points, state.seats)[place - 1] ?? 0 };
}

/** NED-PASS-3: the first takes the Nautilus at once. */
export function passWith(play: Play, index: StationIndex): void {
  const { draft, emit } = play;
  const { place, points } = nextPass(play);
  stationOf(draft, index).passed = place;
  emit({ type: 'passed', ...whose(draft, index), place });
  gainPoints(play, index, points, say('cause.pass', { place }));
  if (place !== 1 || draft.holder === index) return;
  draft.holder = index;
  emit({ type: 'nautilusMoved', ...whose(draft, index) });
}

const pass: Answer<'pass'> = {
  candidates: () => [{ verb: 'pass' }],
  word: (at, _frame, seat) => ({
    label: say('do.pass'),
    detail: say('detail.pass', nextPass(at)),
    target: `pass:${seat}`,
  }),
  resolve(play, _frame, seat) {
    follow(play.draft, turnAfter(play.draft, seat));
    passWith(play, seat);
  },
};

/** NED-END-2: what an unstable station loses at the end is worth a word while it can be repaired. */
function warned({ components, state }: Position, seat: Seat, question: Msg): Msg {
  const station = stationOf(state, seat);
  if (isStable(components, station)) return question;
  const marker = redMarker(components, station);
  const warning = say('forecast.unstable', { damage: station.damage, marker });
  return say('ask.warned', { warning, question });
}

/** NED-A-3: free actions, then exactly one of buying, oxygen and passing. */
export const turn: Question<'turn'> = {
  ...answeredBy<'turn'>({ buy, oxygen, plant, extend, pass }),
  seats: (_at, { seat }) => [seat],
  ask: (at, { seat }) => warned(at, seat, say('ask.turn')),
  whenForced: singleWithOpenCoins,
};
