import type { AnyGame, CoreState, GameEvent, Viewer } from '../../../src/engine/core/contract.ts';
import { leavesBarrier } from '../../../src/engine/core/barrier.ts';
import { sameRng } from '../../../src/engine/core/rng.ts';
import { matchForm } from '../../../src/engine/core/forms.ts';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import { playText } from '../../../src/engine/core/replay.ts';
import { pickOne, seedRng, shuffle } from '../../../src/engine/core/rng.ts';
import { legalTexts, must, viewersOf, whoIs, type Law, type Position, type StepTaken } from '../law.ts';
import { randomText } from './refusals.ts';

/* Hidden information (architecture section 4): replace the world by another one that a viewer can't tell apart. */

/** All that a viewer sees of a state. */
function lookOf(game: AnyGame, state: CoreState, viewer: Viewer): string {
  return canonicalJson([
    game.view(state, viewer),
    viewer === undefined ? null : (game.prompt(state, viewer) ?? null),
    // panels list options by these
    viewer === undefined
      ? null
      : game.legalActions(state, viewer).map((action) => game.weigh?.(state, viewer, action) ?? 1),
    game.activeSeats(state),
    game.scores(state),
    game.scores(state).map(({ seat }) => (seat === undefined ? null : (game.held?.(state, seat) ?? null))),
  ]);
}

function seenOf(game: AnyGame, events: readonly GameEvent[], viewer: Viewer): string {
  return canonicalJson(events.flatMap((event) => game.viewEvent(event, viewer) ?? []));
}

/** Where two texts begin to differ, for the failure's message. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `...${one.slice(from, at + 60)}... against ...${other.slice(from, at + 60)}...`;
}

export const SAME_LOOK: Law = {
  name: 'what a viewer sees is the same in every world that he cannot tell apart',
  every: 2,
  at(position) {
    const { game, state, dice, counts } = position;
    for (const viewer of viewersOf(position)) {
      const world = game.determinize(state, viewer, dice);
      if (canonicalJson({ ...world, rng: 0 }) !== canonicalJson({ ...state, rng: 0 }))
        counts.add('worlds', 'changed');
      const broken = game.invariants(world);
      must(broken.length === 0, `${broken.join(', ')} do not hold in another world of ${whoIs(viewer)}`);
      must(
        game.checkState(JSON.parse(JSON.stringify(world))).ok,
        `another world of ${whoIs(viewer)} is no state`,
      );
      const here = lookOf(game, state, viewer);
      const there = lookOf(game, world, viewer);
      must(here === there, `${whoIs(viewer)} can tell two worlds apart: ${difference(here, there)}`);
      sameRefusals(position, viewer, world);
    }
  },
};

/**
 * Previews, plans, `/why` and hints look into worlds dealt by seeds that stand in the code. Were such a world the true one in
 * another order, whoever reads the code could put it back.
 */
export const SAME_DEAL: Law = {
  name: 'what a seed deals anew for a viewer is the same whichever world that he cannot tell apart is the true one',
  every: 2,
  at(position) {
    const { game, state, dice, counts } = position;
    for (const viewer of viewersOf(position)) {
      const other = game.determinize(state, viewer, dice);
      const [here, there] = [state, other].map((world) =>
        canonicalJson(game.determinize(world, viewer, seedRng('one deal'))),
      );
      counts.add('deals', 'compared');
      must(
        here === there,
        `what is dealt anew for ${whoIs(viewer)} comes from the true order: ${difference(here ?? '', there ?? '')}`,
      );
    }
  },
};

const PUBLIC_WORLDS = 3;

/** The board's message tells everybody what a seat is asked, so its question may hold nothing that is the seat's own. */
export const PUBLIC_QUESTION: Law = {
  name: 'the question of every asked seat is public: the same in all worlds that the public cannot tell apart',
  at({ game, state, dice, counts }) {
    const questionOf = (world: CoreState, seat: number): string =>
      canonicalJson(game.prompt(world, seat)?.question ?? null);
    for (let times = 0; times < PUBLIC_WORLDS; times += 1) {
      const world = game.determinize(state, undefined, dice);
      for (const seat of game.activeSeats(state)) {
        const [here, there] = [questionOf(state, seat), questionOf(world, seat)] as const;
        counts.add('questions', 'compared');
        must(here === there, `the question of seat ${seat} tells what is hidden: ${here} against ${there}`);
      }
    }
  },
};

function sameRefusals({ game, state, dice }: Position, viewer: Viewer, world: CoreState): void {
  if (viewer === undefined) return;
  for (let times = 0; times < 6; times += 1) {
    const text = randomText(pickOne(dice, game.actions), dice);
    const action = game.parseAction(text);
    if (!action.ok) continue;
    const here = canonicalJson(game.explain(state, viewer, action.value) ?? null);
    const there = canonicalJson(game.explain(world, viewer, action.value) ?? null);
    must(
      here === there,
      `why ${text} is refused to seat ${viewer} depends on what is hidden: ${here} against ${there}`,
    );
  }
}

export const SILENT_STEPS: Law = {
  name: 'a step that leaves no barrier shows nothing new, whatever the game says of its events',
  after(position, step) {
    const { game, dice, counts } = position;
    const asked = game.activeSeats(step.before);
    const goesOn =
      !game.isOver(step.after) && game.activeSeats(step.after).every((seat) => asked.includes(seat));
    if (goesOn && sameRng(step.before.rng, step.after.rng)) counts.add('steps', 'nobody else');
    if (leavesBarrier(game, step.before, step.after, step.events)) {
      counts.add('steps', 'with barrier');
      return;
    }
    counts.add('steps', 'without barrier');
    for (const viewer of viewersOf(position)) {
      for (let worlds = viewer === step.seat ? 3 : 1; worlds > 0; worlds -= 1) {
        sameStep(position, step, viewer, game.determinize(step.before, viewer, dice));
      }
    }
  },
};

function sameStep({ game }: Position, step: StepTaken, viewer: Viewer, world: CoreState): void {
  const { seat, text, action, after, events } = step;
  const played = game.apply(world, seat, action);
  if (!played.ok) {
    // somebody else's hidden card may not be where this world has it
    must(viewer !== seat, `${text} is legal for seat ${seat} in one world only`);
    return;
  }
  const told = [seenOf(game, events, viewer), seenOf(game, played.value.events, viewer)] as const;
  must(
    told[0] === told[1],
    `${text} of seat ${seat} tells ${whoIs(viewer)} something new and leaves no barrier: ${difference(...told)}`,
  );
  const looks = [lookOf(game, after, viewer), lookOf(game, played.value.state, viewer)] as const;
  must(
    looks[0] === looks[1],
    `${text} of seat ${seat} shows ${whoIs(viewer)} something new and leaves no barrier: ${difference(...looks)}`,
  );
}

export const FACE_DOWN: Law = {
  name: 'whichever face-down answer another seat gives, a seat sees the same until all are in',
  after(position, { before, seat, text, after, events }) {
    const { game, dice, coverage, counts } = position;
    const kind = before.frames.at(-1)?.kind ?? '';
    const isAnswer = (one: string): boolean =>
      coverage.faceDown?.[kind]?.includes(matchForm(game.actions, one)?.spec.name ?? '') === true;
    const waiting = (state: CoreState): boolean => state.frames.at(-1)?.kind === kind;
    if (!isAnswer(text) || !waiting(after)) return;
    const others = legalTexts(game, before, seat).filter((other) => other !== text && isAnswer(other));
    for (const other of shuffle(dice, [...others]).slice(0, 4)) {
      const played = playText(game, before, { seat, text: other });
      if (!played.ok || !waiting(played.value.state)) continue;
      counts.add('face-down', kind);
      for (const viewer of viewersOf(position).filter((one) => one !== seat)) {
        const one = `${seenOf(game, events, viewer)}${lookOf(game, after, viewer)}`;
        const two = `${seenOf(game, played.value.events, viewer)}${lookOf(game, played.value.state, viewer)}`;
        must(
          one === two,
          `${whoIs(viewer)} can tell ${text} of seat ${seat} from ${other}: ${difference(one, two)}`,
        );
      }
    }
  },
};

export const NO_SEED: Law = {
  name: 'no state, view, event, question or standing holds the seed',
  every: 8,
  at(position) {
    const { game, state, seed } = position;
    const views = viewersOf(position).map((viewer) => game.view(state, viewer));
    const prompts = game.activeSeats(state).map((seat) => game.prompt(state, seat));
    const all = JSON.stringify([state, views, prompts, game.scores(state)]);
    must(!all.includes(seed), 'the seed is in the state, a view, a question or a standing');
  },
  after({ seed }, { events }) {
    must(!JSON.stringify(events).includes(seed), 'the seed is in an event');
  },
};
