import type { Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { ok } from '../../../src/engine/core/result.ts';
import { shuffle } from '../../../src/engine/core/rng.ts';
import { isObject } from '../../../src/engine/core/shape.ts';
import type { State } from '../../toy/state.ts';
import { FACE_DOWN, NO_SEED, PUBLIC_QUESTION, SAME_DEAL, SAME_LOOK, SILENT_STEPS } from '../laws/hidden.ts';
import { startingWith, telling, together, WHOLE, type Fault } from './fault.ts';

const neighbour = (state: State, seat: Seat | undefined): Seat =>
  ((seat ?? 0) + 1) % state.expeditions.length;

export const FAULTS_OF_HIDDEN: readonly Fault[] = [
  {
    fault: 'a view leaks a card of a hidden hand',
    law: SAME_LOOK,
    game: {
      ...WHOLE,
      view: (state, viewer) => ({
        ...WHOLE.view(state, viewer),
        leak: state.expeditions[neighbour(state, viewer)]?.hand.at(0) ?? '',
      }),
    },
  },
  {
    fault: 'a view leaks what lies on top of a face-down pile',
    law: SAME_LOOK,
    game: {
      ...WHOLE,
      view: (state, viewer) => ({ ...WHOLE.view(state, viewer), leak: state.cores.at(-1) ?? '' }),
    },
  },
  {
    fault: 'a view holds the generator',
    law: SAME_LOOK,
    game: { ...WHOLE, view: (state, viewer) => ({ ...WHOLE.view(state, viewer), leak: { ...state.rng } }) },
  },
  {
    fault: 'a refusal tells what another seat has in hand',
    law: SAME_LOOK,
    game: {
      ...WHOLE,
      explain: (state, seat, action) =>
        action.verb === 'plan' &&
        state.expeditions[neighbour(state, seat)]?.hand.includes(action.card) === true
          ? { rule: 'TOY-LEAK-1', why: { key: 'why.notAsked' } }
          : WHOLE.explain(state, seat, action),
    },
  },
  {
    fault: 'a question names a card of the asked seat’s own hand',
    law: PUBLIC_QUESTION,
    game: {
      ...WHOLE,
      prompt: (state, seat) => {
        const prompt = WHOLE.prompt(state, seat);
        const card = state.expeditions[seat]?.hand.at(0) ?? '';
        return prompt && { ...prompt, question: { ...prompt.question, with: { card } } };
      },
    },
  },
  {
    fault: 'what is offered in one go tells what a draw will bring',
    law: SAME_LOOK,
    game: together(({ text, action }, state, seat) => {
      if (text !== 'search') return false;
      const draft = cloneJson(state);
      WHOLE.advance(draft, seat, action, () => undefined);
      const [first = ''] = draft.expeditions[seat]?.hand ?? [];
      return WHOLE.legalActions(draft, seat).length > 0 && state.expeditions[seat]?.hand.at(0) !== first;
    }),
  },
  {
    fault: 'the public standings count what is hidden',
    law: SAME_LOOK,
    game: {
      ...WHOLE,
      scores: (state) =>
        WHOLE.scores(state).map((standing) => ({
          ...standing,
          facts: [
            {
              key: 'fact-fuel',
              value: state.expeditions[standing.seat ?? 0]?.hand[0]?.charCodeAt(0) ?? 0,
            },
          ],
        })),
    },
  },
  {
    fault: 'the order of a panel’s choices tells what another seat has in hand',
    law: SAME_LOOK,
    game: {
      ...WHOLE,
      weigh: (state, seat) => state.expeditions[neighbour(state, seat)]?.hand.at(0)?.charCodeAt(0) ?? 0,
    },
  },
  {
    fault: 'what is dealt anew is the true order, shuffled',
    law: SAME_DEAL,
    game: {
      ...WHOLE,
      determinize: (state, viewer, rng) => {
        const world = WHOLE.determinize(state, viewer, rng);
        if (viewer === undefined) world.cores = shuffle(rng, [...state.cores]);
        return world;
      },
    },
  },
  {
    fault: 'a core is turned up and leaves no barrier',
    law: SILENT_STEPS,
    game: { ...WHOLE, reveals: (event) => event.type !== 'drilled' && WHOLE.reveals(event) },
  },
  {
    fault: 'a core is looked at and leaves no barrier',
    law: SILENT_STEPS,
    game: { ...WHOLE, reveals: (event) => event.type !== 'core-seen' && WHOLE.reveals(event) },
  },
  {
    fault: 'a face-down answer is told to everybody',
    law: FACE_DOWN,
    game: telling((event, after) => {
      const frame = after.frames.at(-1);
      const answers = frame?.kind === 'plan' ? frame.answers : [];
      const answer = answers.find((given) => event.type === 'planned' && given.seat === event.seat);
      return answer === undefined
        ? [event]
        : [event, { type: 'plan-shown', seat: answer.seat, card: answer.answer[0] ?? '' }];
    }),
  },
  {
    fault: 'the state holds the seed',
    law: NO_SEED,
    game: {
      ...startingWith((state, seed) => {
        state.set.id = seed;
      }),
      // and takes such a state back
      checkState: (json) => {
        const set = isObject(json) && isObject(json.set) ? json.set : {};
        const mended = { ...set, ...(typeof set.id === 'string' ? { id: WHOLE.componentSet.id } : {}) };
        const checked = WHOLE.checkState(isObject(json) ? { ...json, set: mended } : json);
        // as: it was looked at but for the seed
        return checked.ok ? ok(json as State) : checked;
      },
    },
  },
];
