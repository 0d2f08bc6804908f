import type { CoreState, GameEvent } from '../../src/engine/core/contract.ts';
import { chooseAtRandom, type Policy } from '../../src/engine/core/playout.ts';
import type { Decision } from '../../src/engine/core/replay.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import type { Counts } from './counts.ts';
import { deepFreeze } from './freeze.ts';
import { legalTexts, type Law, type Position, type Run, type StepTaken, type Subject } from './law.ts';
import { matchForm, parseForm } from '../../src/engine/core/forms.ts';
import { LAWS } from './laws.ts';
import { UNTOUCHED } from './laws/steps.ts';

/** A law that did not hold in a random game, with all that is needed to play it again. */
export interface Failure extends Run {
  readonly game: string;
  readonly componentSet: { readonly id: string; readonly version: number; readonly hash: string };
  readonly journal: readonly Decision[];
  readonly law: string;
  readonly message: string;
}

export interface WalkOptions {
  readonly policy?: Policy;
  readonly laws?: readonly Law[];
  /** each law looks at one position in so many: long games are walked often enough to see everything */
  readonly thinned?: number;
  /** decisions to begin with, those of a failure file; after them play goes on at random */
  readonly first?: readonly Decision[];
}

const PLAYING = 'a game can be set up and played to its end';

/** Plays one random game under the laws: the first that does not hold, or nothing. */
export function walk(
  subject: Subject,
  run: Run,
  counts: Counts,
  options: WalkOptions = {},
): Failure | undefined {
  const journal: Decision[] = [];
  let law = PLAYING;
  const hold = (name: string, check: () => void): void => {
    law = name;
    check();
    law = PLAYING;
  };
  try {
    playUnderLaws({ ...subject, ...run, journal, counts }, options, hold, journal);
    return undefined;
  } catch (cause) {
    const { id: game, componentSet } = subject.game;
    const message = cause instanceof Error ? cause.message : String(cause);
    // whatever law was looking: somebody wrote into a frozen state
    if (cause instanceof TypeError && /read only|not extensible|Cannot delete/u.test(message))
      law = UNTOUCHED.name;
    return { game, ...run, componentSet, journal, law, message };
  }
}

type Start = Omit<Position, 'state' | 'dice' | 'seen'>;

function playUnderLaws(
  start: Start,
  { policy = 'weighed', laws = LAWS, first = [], thinned = 1 }: WalkOptions,
  hold: (name: string, check: () => void) => void,
  journal: Decision[],
): void {
  const { game, seed, seats, options, counts } = start;
  const dice = seedRng(`${seed}/samples`);
  const players = seedRng(`${seed}/players`);
  const seen = new Set<string>();
  const set = game.setup(seed, seats, options);
  if (!set.ok) throw new Error(`setup is refused: ${JSON.stringify(set.error)}`);
  let state: CoreState = deepFreeze(set.value.state);
  let events: readonly GameEvent[] = set.value.events;
  const position = (): Position => ({ ...start, state, dice, seen });
  const isDue = ({ every = 1, always }: Law): boolean => {
    const rarity = always === true ? 1 : every * thinned;
    return rarity === 1 || below(dice, rarity) === 0;
  };
  for (;;) {
    for (const { kind } of state.frames) counts.add('frame', kind);
    for (const law of laws)
      if (law.at !== undefined && isDue(law)) hold(law.name, () => law.at?.(position()));
    if (game.isOver(state)) break;
    const step = take(position(), policy, players, first[journal.length]);
    journal.push({ seat: step.seat, text: step.text });
    for (const text of legalTexts(game, state, step.seat)) seen.add(text);
    counts.add('verb', verbOf(game, step.text));
    for (const law of laws)
      if (law.after !== undefined && isDue(law)) hold(law.name, () => law.after?.(position(), step));
    ({ after: state, events } = step);
  }
  counts.add('games', `of ${seats}`);
  for (const law of laws) hold(law.name, () => law.end?.(position(), events));
}

/** The verb of a text, and whether the optional part of its form is there: `flag`, `flag with all`. */
function verbOf({ actions }: Position['game'], text: string): string {
  const match = matchForm(actions, text);
  if (match === undefined) return text;
  const { name, form } = match.spec;
  const optional = parseForm(form).parameters.filter(({ required }) => !required);
  const isFull = optional.length > 0 && optional.every((slot) => slot.name in match.parameters);
  return isFull ? `${name} with all` : name;
}

function take(
  { game, state }: Position,
  policy: Policy,
  players: Position['dice'],
  given: Decision | undefined,
): StepTaken {
  // drawn also where the decision is given, so that the players go on as they would have
  const random = chooseAtRandom(game, state, players, policy);
  const read = given === undefined ? undefined : game.parseAction(given.text);
  const { seat, action } = read?.ok === true ? { seat: given?.seat ?? 0, action: read.value } : random;
  const text = game.formatAction(action);
  const played = game.apply(state, seat, action);
  if (!played.ok) throw new Error(`${text} of seat ${seat} is legal and refused`);
  const { state: after, events } = played.value;
  return { before: state, seat, action, text, after: deepFreeze(after), events: deepFreeze(events) };
}
