import type { Msg, OptionWords } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import { answeredBy, type Answer } from './answers.ts';
import type { AreaId } from './components.ts';
import { boxIcebreaker, enter, leave, shipById, whyNoEntry, type ShipAt } from './line.ts';
import { refuse, say } from './messages.ts';
import { discardCube, discardShip } from './recruit.ts';
import { openAreas, turnOf, type Question, type State } from './state.ts';

/* Before the action: the ship sails (ANT-TURN-2), or stays in an icebreaker turn (ANT-ICE-5). */

function actingShip(state: State): ShipAt {
  const found = shipById(state, turnOf(state).ship);
  if (found === undefined) throw new InvariantError('the acting ship is not on the board', { state });
  return found;
}

/** Which place in line a ship gets there, and what stands there. */
export function wordEntry({ areas }: State, area: AreaId, label: Msg, group: string): OptionWords {
  const { line, buildings } = areas[area];
  const place = line.length + 1;
  const detail = say('detail.area', { place, ...(buildings.length === 0 ? {} : { buildings }) });
  return { label, group, detail, target: `area:${area}` };
}

const sailOn: Answer<'sail'> = {
  candidates: (at) => openAreas(at).map((area) => ({ verb: 'sail', area })),
  whyNot: (at, _frame, _seat, { area }) =>
    area === at.state.sun.area ? refuse('ANT-TURN-2', 'why.sameArea', { area }) : whyNoEntry(at, area),
  word: ({ state }, _frame, _seat, { area }) =>
    wordEntry(state, area, say('do.sail', { area }), 'group.sail'),
  resolve: (play, _frame, seat, { area: to }) => {
    const turn = turnOf(play.draft);
    const { ship, area: from } = actingShip(play.draft);
    play.emit({ type: 'shipSailed', seat, from, to, icebreaker: Number(turn.icebreaker) });
    leave(play, ship, from);
    enter(play.draft, ship, to);
    turn.target = to;
    follow(play.draft, { kind: 'act' });
  },
};

/** ANT-ICE-5 */
const stay: Answer<'stay'> = {
  candidates: () => [{ verb: 'stay' }],
  whyNot: ({ state }) => {
    const { icebreaker, discarded } = turnOf(state);
    if (!icebreaker) return refuse('ANT-SUN-3', 'why.mustSail');
    return discarded ? refuse('ANT-ICE-5', 'why.stayAfterDiscard') : undefined;
  },
  word: () => ({ label: say('do.stay'), group: 'group.sail', detail: say('detail.stay') }),
  resolve: (play, _frame, seat) => {
    const { ship, area } = actingShip(play.draft);
    play.emit({ type: 'shipStayed', seat, area });
    boxIcebreaker(play, ship, area, 'stayed');
    delete play.draft.sun.second;
    turnOf(play.draft).progress = true;
    follow(play.draft, { kind: 'endTurn' });
  },
};

const ANSWERS = {
  sail: sailOn,
  stay,
  'discard-cube': discardCube,
  'discard-ship': discardShip,
};
const answers = answeredBy<'sail'>(ANSWERS);

export const sail: Question<'sail'> = {
  ...answers,
  seats: ({ state }) => [turnOf(state).seat],
  ask: ({ state }) =>
    say(turnOf(state).icebreaker ? 'ask.sailIcebreaker' : 'ask.sail', { area: state.sun.area }),
  resolve: (play, frame, seat, action) => {
    if (action.verb === 'discard-cube' || action.verb === 'discard-ship') follow(play.draft, frame);
    answers.resolve(play, frame, seat, action);
  },
};
