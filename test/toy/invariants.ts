import { canonicalJson } from '../../src/engine/core/json.ts';
import type { ToyComponents } from './components.ts';
import { FLAGS_EACH, HAND_LIMIT, MOST_FUEL, seatsOf, type ToyState } from './state.ts';
import { planted } from './legality.ts';

/** Ids of the rules' invariants (rules.md) that do not hold. */
export function invariantsOf(components: ToyComponents, state: ToyState): readonly string[] {
  const { kit, cores, terrain, rounds } = components;
  const same = (a: readonly string[], b: Iterable<string>): boolean =>
    canonicalJson(a.toSorted()) === canonicalJson([...b].sort());
  const sledges = state.expeditions.flatMap(({ sledge }) => sledge ?? []);
  const checks: Readonly<Record<string, boolean>> = {
    'TOY-INV-1': same(
      [...state.deck, ...state.dropped, ...state.expeditions.flatMap(({ hand, kit }) => [...hand, ...kit])],
      kit.keys(),
    ),
    'TOY-INV-2': same(
      [...state.cores, ...state.rivalCores, ...state.expeditions.flatMap((expedition) => expedition.cores)],
      cores.keys(),
    ),
    'TOY-INV-3':
      new Set(sledges).size === sledges.length && sledges.every((cell) => terrain.get(cell) !== 'water'),
    'TOY-INV-4': state.expeditions.every(({ fuel, hand }) => fuel <= MOST_FUEL && hand.length <= HAND_LIMIT),
    'TOY-INV-5':
      new Set(state.flags.map(({ cell }) => cell)).size === state.flags.length &&
      seatsOf(state).every((seat) => planted(components, state, seat) <= FLAGS_EACH),
    'TOY-INV-6': state.round + state.weather.length === rounds[String(state.expeditions.length)],
    'TOY-INV-7': (state.ended !== undefined) === (state.frames.length === 0),
    'TOY-INV-8': answersInHand(state),
  };
  return Object.keys(checks).filter((id) => checks[id] === false);
}

function answersInHand(state: ToyState): boolean {
  return state.frames.every((frame) => {
    if (frame.kind !== 'keep' && frame.kind !== 'plan') return true;
    return frame.answers.every(({ seat, answer }) =>
      [answer].flat().every((card) => state.expeditions[seat]?.hand.includes(card)),
    );
  });
}
