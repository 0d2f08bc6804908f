import type { OptionWords, RefusalReason, Seat } from '../../src/engine/core/contract.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { pickOne } from '../../src/engine/core/rng.ts';
import { CELLS } from './components.ts';
import { refuse, say } from './messages.ts';
import {
  expeditionOf,
  FLAGS_EACH,
  HAND_LIMIT,
  MOST_FUEL,
  MOST_TOLL,
  putSorted,
  takeOut,
  type Frame,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type State,
} from './state.ts';

type Refusal = RefusalReason | undefined;
export const NOT_ASKED = refuse('TOY-FLOW-1', 'why.notAsked');

export function whyNotInHand({ state }: Position, seat: Seat, card: string, rule: string): Refusal {
  return expeditionOf(state, seat).hand.includes(card) ? undefined : refuse(rule, 'why.notInHand', { card });
}

export function cardWords(key: 'do.plan' | 'do.drop', card: string): OptionWords {
  return { label: say(key, { card }), target: `card:${card}` };
}

/** One step of a turn. TOY-TURN-1 */
export const turn: Question<'turn', 'go' | 'drill' | 'search' | 'scout' | 'flag' | 'rest'> = {
  seats: (_at, { seat, steps }) => (steps > 0 ? [seat] : []),
  candidates({ components, state }, _frame, seat) {
    const { hand, sledge = '' } = expeditionOf(state, seat);
    const radios = hand.filter((card) => components.kit.get(card)?.kind === 'radio');
    return [
      ...neighbours(sledge).map((cell) => ({ verb: 'go', cell }) as const),
      { verb: 'drill' },
      { verb: 'search' },
      { verb: 'scout' },
      { verb: 'flag' },
      ...radios.map((card) => ({ verb: 'flag', card }) as const),
      { verb: 'rest' },
    ];
  },
  whyNot(at, _frame, seat, action) {
    switch (action.verb) {
      case 'go':
        return whyNotGo(at, seat, action.cell);
      case 'drill':
        return whyNotDrill(at, seat);
      case 'search':
        return whyNotSearch(at, seat);
      case 'scout':
        return whyNotScout(at, seat);
      case 'flag':
        return whyNotFlag(at, seat, action.card);
      case 'rest':
        return undefined;
      default:
        return NOT_ASKED;
    }
  },
  ask: (_at, { steps }) => say('ask.turn', { steps }),
  word({ state }, _frame, seat, action) {
    const here = `cell:${expeditionOf(state, seat).sledge ?? ''}`;
    switch (action.verb) {
      case 'go':
        return {
          ...tollOn(state, seat, action.cell),
          label: say('do.go', { cell: action.cell }),
          target: `cell:${action.cell}`,
          group: 'group.go',
        };
      case 'flag': {
        const { card } = action;
        const label = card === undefined ? say('do.flag') : say('do.flagUsing', { card });
        return { label, target: here, group: 'group.work' };
      }
      case 'drill':
        return { label: say('do.drill'), target: here, group: 'group.work' };
      case 'search':
        return { label: say('do.search'), target: 'pile:deck', group: 'group.work' };
      case 'scout':
        return { label: say('do.scout'), target: 'pile:cores', group: 'group.work' };
      case 'rest':
        return { label: say('do.rest'), group: 'group.end' };
    }
  },
  resolve(play, frame, seat, action) {
    switch (action.verb) {
      case 'go':
        go(play, frame, seat, action.cell);
        return;
      case 'drill':
        drill(play, frame, seat);
        return;
      case 'search':
        search(play, frame, seat);
        return;
      case 'scout':
        scout(play, frame, seat);
        return;
      case 'flag':
        flag(play, frame, seat, action.card);
        return;
      case 'rest':
        gainFuel(play.draft, seat, 1); // TOY-TURN-2
        play.emit({ type: 'rested', seat });
    }
  },
  settle: ({ emit }, { seat }) => {
    emit({ type: 'turn-over', seat });
  },
};

/** The turn goes on with what is left of its steps, after what is to happen first. */
function spend({ draft }: Play, frame: FrameOf<'turn'>, steps: number, ...first: readonly Frame[]): void {
  follow(draft, ...first, { ...frame, steps: frame.steps - steps });
}

function gainFuel(draft: State, seat: Seat, fuel: number): void {
  const expedition = expeditionOf(draft, seat);
  expedition.fuel = Math.min(MOST_FUEL, expedition.fuel + fuel);
}

export function neighbours(cell: string): readonly string[] {
  const column = cell.charCodeAt(0);
  const row = Number(cell.slice(1));
  const around = [
    [column, row - 1] as const,
    [column + 1, row],
    [column, row + 1],
    [column - 1, row],
  ] as const;
  return around.map(([x, y]) => `${String.fromCharCode(x)}${y}`).filter((name) => CELLS.includes(name));
}

function whyNotGo({ components, state }: Position, seat: Seat, cell: string): Refusal {
  const { sledge = '' } = expeditionOf(state, seat);
  if (!neighbours(sledge).includes(cell)) return refuse('TOY-GO-1', 'why.notNextToYou', { cell });
  if (components.terrain.get(cell) === 'water') return refuse('TOY-GO-2', 'why.openWater', { cell });
  const other = state.expeditions.findIndex((expedition) => expedition.sledge === cell);
  return other < 0 ? undefined : refuse('TOY-GO-3', 'why.sledgeThere', { cell, seat: other });
}

/** TOY-GO-1; TOY-TOLL-1: whose ground it is is asked first, in the middle of the turn. */
function go(play: Play, frame: FrameOf<'turn'>, seat: Seat, cell: string): void {
  const { draft, emit } = play;
  expeditionOf(draft, seat).sledge = cell;
  emit({ type: 'went', seat, cell });
  const owner = draft.options.tolls ? ownerAt(draft, cell) : undefined;
  const toll: readonly Frame[] =
    owner === undefined || owner === seat ? [] : [{ kind: 'toll', seat: owner, mover: seat }];
  spend(play, frame, 1, ...toll);
}

function tollOn(state: State, seat: Seat, cell: string): Pick<OptionWords, 'detail'> {
  const owner = state.options.tolls ? ownerAt(state, cell) : undefined;
  return owner === undefined || owner === seat ? {} : { detail: say('about.toll', { seat: owner }) };
}

/** Whose ground it is: by a flag or by a camp. TOY-TOLL-1 */
export function ownerAt(state: State, cell: string): Seat | undefined {
  const camp = state.expeditions.findIndex((expedition) => expedition.camp === cell);
  return flagAt(state, cell) ?? (camp < 0 ? undefined : camp);
}

function flagAt(state: State, cell: string): Seat | undefined {
  return state.flags.find((flagged) => flagged.cell === cell)?.seat;
}

function whyNotDrill({ components, state }: Position, seat: Seat): Refusal {
  const { sledge = '' } = expeditionOf(state, seat);
  if (components.terrain.get(sledge) !== 'site') return refuse('TOY-DRILL-1', 'why.noSite');
  if (flagAt(state, sledge) !== undefined) return refuse('TOY-DRILL-1', 'why.flagHere');
  return state.cores.length === 0 ? refuse('TOY-DRILL-2', 'why.noCores') : undefined;
}

/** TOY-DRILL-1: the next core is turned up, and a flag marks the hole. */
function drill(play: Play, frame: FrameOf<'turn'>, seat: Seat): void {
  const { components, draft, emit } = play;
  const expedition = expeditionOf(draft, seat);
  const core = draft.cores.pop();
  const cell = expedition.sledge;
  if (core === undefined || cell === undefined) throw new RangeError('nothing to drill');
  draft.scouts = [];
  expedition.cores.push(core);
  draft.flags.push({ seat, cell });
  emit({ type: 'drilled', seat, cell, points: components.cores.get(core) ?? 0 });
  spend(play, frame, 1);
}

function whyNotSearch({ state }: Position, seat: Seat): Refusal {
  if (state.deck.length === 0) return refuse('TOY-SEARCH-1', 'why.deckEmpty');
  const full = expeditionOf(state, seat).hand.length >= HAND_LIMIT;
  return full ? refuse('TOY-SEARCH-2', 'why.handFull', { most: HAND_LIMIT }) : undefined;
}

/** TOY-SEARCH-1 */
function search(play: Play, frame: FrameOf<'turn'>, seat: Seat): void {
  const { draft, emit } = play;
  const card = pickOne(draft.rng, draft.deck);
  takeOut(draft.deck, card);
  putSorted(expeditionOf(draft, seat).hand, card);
  emit({ type: 'searched', seat, card });
  spend(play, frame, 1);
}

function whyNotScout({ state }: Position, seat: Seat): Refusal {
  if (state.cores.length === 0) return refuse('TOY-SCOUT-1', 'why.noCores');
  return state.scouts.includes(seat) ? refuse('TOY-SCOUT-1', 'why.alreadySeen') : undefined;
}

/** TOY-SCOUT-1 */
function scout(play: Play, frame: FrameOf<'turn'>, seat: Seat): void {
  const { components, draft, emit } = play;
  draft.scouts = [...draft.scouts, seat].sort((a, b) => a - b);
  emit({ type: 'scouted', seat });
  emit({ type: 'core-seen', seat, points: components.cores.get(draft.cores.at(-1) ?? '') ?? 0 });
  spend(play, frame, 1);
}

function whyNotFlag(at: Position, seat: Seat, card: string | undefined): Refusal {
  const { components, state } = at;
  const { sledge = '' } = expeditionOf(state, seat);
  if (components.terrain.get(sledge) === 'site') return refuse('TOY-FLAG-1', 'why.siteNotFlag');
  if (flagAt(state, sledge) !== undefined) return refuse('TOY-FLAG-1', 'why.flagHere');
  if (planted(at, seat) >= FLAGS_EACH) return refuse('TOY-FLAG-1', 'why.flagsOut', { most: FLAGS_EACH });
  if (card === undefined) return undefined;
  if (components.kit.get(card)?.kind !== 'radio') return refuse('TOY-FLAG-2', 'why.noRadio', { card });
  return whyNotInHand(at, seat, card, 'TOY-FLAG-2');
}

/** Flags of a seat that stand beside the sites: those that drills leave behind are not counted. TOY-FLAG-1 */
export function planted({ components, state }: Position, seat: Seat): number {
  return state.flags.filter((one) => one.seat === seat && components.terrain.get(one.cell) !== 'site').length;
}

/** TOY-FLAG-1; TOY-FLAG-2: a radio instead of a step. */
function flag(play: Play, frame: FrameOf<'turn'>, seat: Seat, card: string | undefined): void {
  const { draft, emit } = play;
  const { hand, sledge: cell } = expeditionOf(draft, seat);
  if (cell === undefined) throw new RangeError('no sledge');
  draft.flags.push({ seat, cell });
  if (card !== undefined) {
    takeOut(hand, card);
    putSorted(draft.dropped, card);
  }
  emit({ type: 'flagged', seat, cell, ...(card === undefined ? {} : { card }) });
  spend(play, frame, card === undefined ? 1 : 0);
}

/** TOY-TOLL-1; from a mover without fuel nothing can be asked (TOY-TOLL-2). */
export const toll: Question<'toll', 'charge' | 'wave'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => [{ verb: 'charge', fuel: 1 }, { verb: 'charge', fuel: MOST_TOLL }, { verb: 'wave' }],
  whyNot({ state }, { mover }, _seat, action) {
    if (action.verb === 'wave') return undefined;
    if (action.verb !== 'charge') return NOT_ASKED;
    if (action.fuel < 1 || action.fuel > MOST_TOLL)
      return refuse('TOY-TOLL-1', 'why.tollTooHigh', { most: MOST_TOLL });
    const { fuel } = expeditionOf(state, mover);
    return action.fuel > fuel ? refuse('TOY-TOLL-1', 'why.tooLittleFuel', { fuel }) : undefined;
  },
  ask: ({ state }, { mover }) => say('ask.toll', { mover, fuel: expeditionOf(state, mover).fuel }),
  word: (_at, _frame, _seat, action) => ({
    label: action.verb === 'wave' ? say('do.wave') : say('do.charge', { fuel: action.fuel }),
  }),
  resolve({ draft, emit }, { mover }, seat, action) {
    if (action.verb === 'wave') {
      emit({ type: 'waved', seat, mover });
      return;
    }
    expeditionOf(draft, mover).fuel -= action.fuel;
    gainFuel(draft, seat, action.fuel);
    emit({ type: 'charged', seat, mover, fuel: action.fuel });
  },
  whenForced: 'auto',
};
