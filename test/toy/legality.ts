import type { Msg, RefusalReason, Seat } from '../../src/engine/core/contract.ts';
import type { ActionOf, ToyAction, Verb } from './actions.ts';
import { CELLS, type ToyComponents } from './components.ts';
import {
  expeditionOf,
  FLAGS_EACH,
  HAND_LIMIT,
  MOST_FUEL,
  MOST_MARCHED,
  MOST_TOLL,
  type FrameOf,
  type ToyFrame,
  type ToyState,
} from './state.ts';

/*
 * Legality, written once: every verb says why not. What is legal are the candidates that no rule refuses, and a
 * refusal of the same rule is what `/why` shows.
 */

export interface Asked<F extends ToyFrame = ToyFrame> {
  readonly state: ToyState;
  readonly frame: F;
  readonly seat: Seat;
}
type Refusal = RefusalReason | undefined;

const no = (rule: string, key: string, fields?: Msg['with']): RefusalReason => ({
  rule,
  why: { key, ...(fields === undefined ? {} : { with: fields }) },
});
const NOT_ASKED = no('TOY-FLOW-1', 'not-asked');

export interface Legality {
  legal(asked: Asked): ToyAction[];
  whyNot(asked: Asked, action: ToyAction): Refusal;
}

/** Which verbs answer which frame. */
const VERBS_BY_FRAME: Readonly<Record<ToyFrame['kind'], readonly Verb[]>> = {
  keep: ['keep'],
  'place-camp': ['place-camp'],
  round: [],
  prepare: ['march', 'drop'],
  plan: ['plan', 'drop'],
  turn: ['go', 'drill', 'search', 'scout', 'flag', 'rest'],
  toll: ['charge', 'wave'],
  'round-end': [],
};

export function legalityOf(components: ToyComponents): Legality {
  const whyNot = (asked: Asked, action: ToyAction): Refusal => {
    if (!VERBS_BY_FRAME[asked.frame.kind].includes(action.verb)) return NOT_ASKED;
    switch (action.verb) {
      case 'keep':
        return keep(components, asked, action);
      case 'place-camp':
        return placeCamp(components, asked, action);
      case 'march':
        return march(asked, action);
      case 'drop':
        return drop(asked, action);
      case 'plan':
        return inHand(asked, action.card, 'TOY-PLAN-1');
      case 'charge':
        return charge(asked, action);
      case 'wave':
      case 'rest':
        return undefined;
      case 'go':
        return asked.frame.kind === 'turn' ? go(components, asked, asked.frame, action) : NOT_ASKED;
      case 'drill':
        return drill(components, asked);
      case 'search':
        return search(asked);
      case 'scout':
        return scout(asked);
      case 'flag':
        return flag(components, asked, action);
    }
  };
  return {
    whyNot,
    legal: (asked) =>
      VERBS_BY_FRAME[asked.frame.kind]
        .flatMap((verb) => candidates(components, asked, verb))
        .filter((action) => whyNot(asked, action) === undefined),
  };
}

function candidates({ start, kit }: ToyComponents, { state, seat }: Asked, verb: Verb): ToyAction[] {
  const { hand, sledge = '' } = expeditionOf(state, seat);
  switch (verb) {
    case 'keep':
      return choose(hand, start.kept).map((cards) => ({ verb, cards }));
    case 'place-camp':
      return CELLS.map((cell) => ({ verb, cell }));
    case 'march':
      return [0, 1, 2, MOST_MARCHED].map((fuel) => ({ verb, fuel }));
    case 'charge':
      return [1, MOST_TOLL].map((fuel) => ({ verb, fuel }));
    case 'drop':
    case 'plan':
      return hand.map((card) => ({ verb, card }));
    case 'go':
      return neighbours(sledge).map((cell) => ({ verb, cell }));
    case 'flag': {
      const radios = hand.filter((card) => kit.get(card)?.kind === 'radio');
      return [{ verb }, ...radios.map((card) => ({ verb, card }))];
    }
    case 'drill':
    case 'search':
    case 'scout':
    case 'rest':
    case 'wave':
      return [{ verb }];
  }
}

/** All choices of so many of the items, in the items' order. */
function choose(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

export function neighbours(cell: string): readonly string[] {
  const column = cell.charCodeAt(0);
  const row = Number(cell.slice(1));
  const around = [
    [column, row - 1],
    [column + 1, row],
    [column, row + 1],
    [column - 1, row],
  ] as const;
  return around.map(([x, y]) => `${String.fromCharCode(x)}${y}`).filter((name) => CELLS.includes(name));
}

/** What a step onto this cell costs. TOY-GO-1 */
export function costOf({ terrain }: ToyComponents, cell: string): number {
  return terrain.get(cell) === 'ridge' ? 2 : 1;
}

/** Whose ground it is: by a flag or by a camp. TOY-TOLL-1 */
export function ownerAt(state: ToyState, cell: string): Seat | undefined {
  const camp = state.expeditions.findIndex((expedition) => expedition.camp === cell);
  return flagAt(state, cell) ?? (camp < 0 ? undefined : camp);
}

function flagAt(state: ToyState, cell: string | undefined): Seat | undefined {
  return state.flags.find((flagged) => flagged.cell === cell)?.seat;
}

function inHand({ state, seat }: Asked, card: string, rule: string): Refusal {
  return expeditionOf(state, seat).hand.includes(card) ? undefined : no(rule, 'not-in-hand', { card });
}

function keep({ start }: ToyComponents, asked: Asked, { cards }: ActionOf<'keep'>): Refusal {
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) return no('TOY-SETUP-1', 'chosen-twice', { card: twice });
  if (cards.length !== start.kept) return no('TOY-SETUP-1', 'not-that-many', { count: start.kept });
  return cards.map((card) => inHand(asked, card, 'TOY-SETUP-1')).find((reason) => reason !== undefined);
}

function placeCamp({ terrain }: ToyComponents, { state }: Asked, { cell }: ActionOf<'place-camp'>): Refusal {
  const ground = terrain.get(cell);
  if (ground !== 'ice' && ground !== 'ridge') return no('TOY-SETUP-2', 'no-camp-there', { cell });
  const taken = state.expeditions.some(({ camp }) => camp === cell);
  return taken ? no('TOY-SETUP-2', 'camp-taken', { cell }) : undefined;
}

function march({ state, seat }: Asked, { fuel }: ActionOf<'march'>): Refusal {
  if (fuel > MOST_MARCHED) return no('TOY-PREP-1', 'too-far-a-march', { most: MOST_MARCHED });
  const left = expeditionOf(state, seat).fuel;
  return fuel > left ? no('TOY-PREP-1', 'too-little-fuel', { fuel: left }) : undefined;
}

function drop(asked: Asked, { card }: ActionOf<'drop'>): Refusal {
  const { hand, fuel } = expeditionOf(asked.state, asked.seat);
  if (fuel >= MOST_FUEL) return no('TOY-DROP-2', 'fuel-full', { most: MOST_FUEL });
  return hand.length < 2 ? no('TOY-DROP-1', 'last-card') : inHand(asked, card, 'TOY-DROP-1');
}

function charge({ state, frame }: Asked, { fuel }: ActionOf<'charge'>): Refusal {
  if (frame.kind !== 'toll') return NOT_ASKED;
  if (fuel < 1 || fuel > MOST_TOLL) return no('TOY-TOLL-1', 'toll-too-high', { most: MOST_TOLL });
  const left = expeditionOf(state, frame.mover).fuel;
  return fuel > left ? no('TOY-TOLL-1', 'too-little-fuel', { fuel: left }) : undefined;
}

function go(
  components: ToyComponents,
  { state, seat }: Asked,
  { steps }: FrameOf<'turn'>,
  { cell }: ActionOf<'go'>,
): Refusal {
  const { sledge = '' } = expeditionOf(state, seat);
  if (!neighbours(sledge).includes(cell)) return no('TOY-GO-1', 'not-next-to-you', { cell });
  if (components.terrain.get(cell) === 'water') return no('TOY-GO-2', 'open-water', { cell });
  const other = state.expeditions.findIndex((expedition) => expedition.sledge === cell);
  if (other >= 0) return no('TOY-GO-3', 'sledge-there', { cell, seat: other });
  return costOf(components, cell) > steps ? no('TOY-GO-1', 'too-few-steps', { steps }) : undefined;
}

function drill({ terrain }: ToyComponents, { state, seat }: Asked): Refusal {
  const { sledge = '' } = expeditionOf(state, seat);
  if (terrain.get(sledge) !== 'site') return no('TOY-DRILL-1', 'no-site');
  if (flagAt(state, sledge) !== undefined) return no('TOY-DRILL-1', 'site-taken');
  return state.cores.length === 0 ? no('TOY-DRILL-2', 'no-cores') : undefined;
}

function search({ state, seat }: Asked): Refusal {
  if (state.deck.length === 0) return no('TOY-SEARCH-1', 'deck-empty');
  const full = expeditionOf(state, seat).hand.length >= HAND_LIMIT;
  return full ? no('TOY-SEARCH-2', 'hand-full', { most: HAND_LIMIT }) : undefined;
}

function scout({ state, seat }: Asked): Refusal {
  if (state.cores.length === 0) return no('TOY-SCOUT-1', 'no-cores');
  return state.scouts.includes(seat) ? no('TOY-SCOUT-1', 'already-seen') : undefined;
}

function flag({ terrain, kit }: ToyComponents, asked: Asked, { card }: ActionOf<'flag'>): Refusal {
  const { state, seat } = asked;
  const { sledge = '' } = expeditionOf(state, seat);
  if (terrain.get(sledge) === 'site') return no('TOY-FLAG-1', 'site-not-flag');
  if (flagAt(state, sledge) !== undefined) return no('TOY-FLAG-1', 'flag-here');
  if (planted({ terrain }, state, seat) >= FLAGS_EACH)
    return no('TOY-FLAG-1', 'flags-out', { most: FLAGS_EACH });
  if (card === undefined) return undefined;
  if (kit.get(card)?.kind !== 'radio') return no('TOY-FLAG-2', 'no-radio', { card });
  return inHand(asked, card, 'TOY-FLAG-2');
}

/** Flags of a seat that stand beside the sites: those that drills leave behind are not counted. TOY-FLAG-1 */
export function planted({ terrain }: Pick<ToyComponents, 'terrain'>, state: ToyState, seat: Seat): number {
  return state.flags.filter((flagged) => flagged.seat === seat && terrain.get(flagged.cell) !== 'site')
    .length;
}
