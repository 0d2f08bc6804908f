import type { Msg, OptionWords, Seat } from '../../src/engine/core/contract.ts';
import type { ToyAction } from './actions.ts';
import type { ToyComponents } from './components.ts';
import { costOf, ownerAt } from './legality.ts';
import { expeditionOf, type ToyState } from './state.ts';

/** What a person reads of an option, and where its number stands on the board. */
export function wordsOf(
  components: ToyComponents,
  state: ToyState,
  seat: Seat,
  action: ToyAction,
): OptionWords {
  switch (action.verb) {
    case 'keep':
      return { label: { key: 'keep', with: { cards: action.cards } } };
    case 'place-camp':
      return { ...cell(components, action), group: `row-${action.cell.slice(1)}` };
    case 'go':
      return { ...cell(components, action), ...tollOn(state, seat, action.cell), group: 'group-go' };
    case 'plan':
      return { ...card(action), group: 'group-answer' };
    case 'drop': {
      const fuel = expeditionOf(state, seat).fuel + 1;
      return { ...card(action), detail: { key: 'about-drop', with: { fuel } }, group: 'group-free' };
    }
    case 'march':
      return { label: { key: 'march', with: { fuel: action.fuel } }, group: 'group-answer' };
    case 'charge':
      return { label: { key: 'charge', with: { fuel: action.fuel } } };
    case 'wave':
      return { label: { key: 'wave' } };
    case 'flag':
      return { ...flag(action.card), ...here(state, seat), group: 'group-work' };
    case 'drill':
      return { label: { key: 'drill' }, ...here(state, seat), group: 'group-work' };
    case 'search':
      return { label: { key: 'search' }, group: 'group-work', target: 'pile:deck' };
    case 'scout':
      return { label: { key: 'scout' }, group: 'group-work', target: 'pile:cores' };
    case 'rest':
      return { label: { key: 'rest' }, group: 'group-end' };
  }
}

function cell(components: ToyComponents, { verb, cell }: { verb: string; cell: string }): OptionWords {
  const detail: Msg = { key: costOf(components, cell) === 2 ? 'about-ridge' : 'about-ice' };
  return { label: { key: verb, with: { cell } }, detail, target: `cell:${cell}` };
}

function tollOn(state: ToyState, seat: Seat, at: string): Pick<OptionWords, 'detail'> {
  const owner = ownerAt(state, at);
  const toll = state.options.tolls && owner !== undefined && owner !== seat;
  return toll ? { detail: { key: 'about-toll', with: { seat: owner } } } : {};
}

function card({ verb, card }: { verb: string; card: string }): OptionWords {
  return { label: { key: verb, with: { card } }, target: `card:${card}` };
}

function flag(using: string | undefined): OptionWords {
  return { label: using === undefined ? { key: 'flag' } : { key: 'flag-using', with: { card: using } } };
}

function here(state: ToyState, seat: Seat): Pick<OptionWords, 'target'> {
  const { sledge } = expeditionOf(state, seat);
  return sledge === undefined ? {} : { target: `cell:${sledge}` };
}
