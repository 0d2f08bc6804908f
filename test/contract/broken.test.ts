import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { err, ok } from '../../src/engine/core/result.ts';
import type { ToyAction } from '../toy/actions.ts';
import type { ToyGame } from '../toy/game.ts';
import { floe, TOY, TOY_TEXTS } from '../toy/index.ts';
import type { ToyEvent } from '../toy/messages.ts';
import type { ToyState } from '../toy/state.ts';
import { Counts } from './counts.ts';
import type { Law, Subject } from './law.ts';
import { ACTIVE_SEATS, ADVICE, KNOWN_WORDS, PROMPTS, TEXTS, TYPED } from './laws/asking.ts';
import { FACE_DOWN, NO_SEED, PUBLIC_QUESTION, SAME_LOOK, SILENT_STEPS } from './laws/hidden.ts';
import { NOISE_READ, REFUSALS } from './laws/refusals.ts';
import { DAMAGED, SAVED } from './laws/saving.ts';
import { SCORES } from './laws/scoring.ts';
import { ANY_ORDER } from './laws/simultaneous.ts';
import { ADVANCE, BOUND, ENDINGS, INVARIANTS, PLAIN, ROUND_TRIP, UNTOUCHED } from './laws/steps.ts';
import { EVENTS_SAID, PROMPTS_SAID } from './laws/words.ts';
import { SUBJECTS } from './subjects.ts';
import { uncovered } from './uncovered.ts';
import { walk, type Failure } from './walk.ts';

/* The laws are worth something only if they catch what they are for: each fault is put into Floe on purpose. */

const WHOLE = floe();
const GAMES = 6;

function subjectWith(game: ToyGame, texts: Subject['texts'] = TOY_TEXTS): Subject {
  const coverage = SUBJECTS.find((subject) => subject.rulebook === TOY)?.coverage;
  if (coverage === undefined) throw new Error('the toy is no subject');
  return { rulebook: TOY, game, texts, coverage };
}

function firstFailure(subject: Subject, counts = new Counts()): Failure | undefined {
  for (let at = 0; at < GAMES; at += 1) {
    const failure = walk(subject, { seats: 1 + ((at + 2) % 4), seed: `broken-${at}`, options: {} }, counts);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** What every step does besides, in `apply` and `advance` alike. */
function alsoDoing(
  change: (draft: ToyState, seat: Seat, action: ToyAction, before: ToyState) => void,
): ToyGame {
  return {
    ...WHOLE,
    apply: (state, seat, action) => {
      const played = WHOLE.apply(state, seat, action);
      if (played.ok) change(played.value.state, seat, action, state);
      return played;
    },
    advance: (draft, seat, action, emit) => {
      const before = cloneJson(draft);
      WHOLE.advance(draft, seat, action, emit);
      change(draft, seat, action, before);
    },
  };
}

/** What every step tells instead. */
function telling(tell: (event: ToyEvent, draft: ToyState) => readonly ToyEvent[]): ToyGame {
  return {
    ...WHOLE,
    apply: (state, seat, action) => {
      const played = WHOLE.apply(state, seat, action);
      if (!played.ok) return played;
      const { state: after, events } = played.value;
      return ok({ state: after, events: events.flatMap((event) => tell(event, after)) });
    },
    advance: (draft, seat, action, emit) => {
      const events: ToyEvent[] = [];
      WHOLE.advance(draft, seat, action, (event) => events.push(event));
      for (const event of events.flatMap((one) => tell(one, draft))) emit(event);
    },
  };
}

function startingWith(change: (state: ToyState, seed: string) => unknown): ToyGame {
  return {
    ...WHOLE,
    setup: (seed, seats, options) => {
      const start = WHOLE.setup(seed, seats, options);
      if (start.ok) change(start.value.state, seed);
      return start;
    },
  };
}

const isTurn = (state: ToyState): boolean => state.frames.at(-1)?.kind === 'turn';
const neighbour = (state: ToyState, seat: Seat | undefined): Seat =>
  ((seat ?? 0) + 1) % state.expeditions.length;

const STRAY: ToyAction = { verb: 'drill' };

interface Fault {
  readonly fault: string;
  readonly game: ToyGame;
  readonly law: Law;
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'a prompt offers an action that is not legal',
    law: PROMPTS,
    game: {
      ...WHOLE,
      prompt: (state, seat) => {
        const prompt = WHOLE.prompt(state, seat);
        if (prompt === undefined || !isTurn(state)) return prompt;
        return {
          ...prompt,
          options: [...prompt.options, { action: STRAY, text: 'drill', label: { key: 'drill' } }],
        };
      },
    },
  },
  {
    fault: 'legalActions and the prompt agree on an action that apply refuses',
    law: PROMPTS,
    game: {
      ...WHOLE,
      legalActions: (state, seat) => {
        const legal = WHOLE.legalActions(state, seat);
        return legal.length === 0 ? legal : [...legal, { verb: 'go', cell: 'A1' }];
      },
      prompt: (state, seat) => {
        const prompt = WHOLE.prompt(state, seat);
        if (prompt === undefined) return prompt;
        const stray = { action: { verb: 'go', cell: 'A1' }, text: 'go A1', label: { key: 'rest' } } as const;
        return { ...prompt, options: [...prompt.options, stray] };
      },
    },
  },
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
          ? { rule: 'TOY-LEAK-1', why: { key: 'not-asked' } }
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
    fault: 'apply writes into the state it is given',
    law: UNTOUCHED,
    game: {
      ...WHOLE,
      apply: (state, seat, action) => {
        const played = WHOLE.apply(state, seat, action);
        if (played.ok) state.dropped.sort().push('D1');
        return played;
      },
    },
  },
  {
    fault: 'apply writes into the state it is given where it can',
    law: UNTOUCHED,
    game: {
      ...WHOLE,
      apply: (state, seat, action) => {
        const played = WHOLE.apply(state, seat, action);
        if (!Object.isFrozen(state)) state.round += 1;
        return played;
      },
    },
  },
  {
    fault: 'the state holds a Map from the start',
    law: PLAIN,
    game: startingWith((state) => Object.assign(state, { marks: new Map([[1, 2]]) })),
  },
  {
    fault: 'a step puts a Map into the state',
    law: PLAIN,
    game: alsoDoing((draft, _seat, action) => {
      if (action.verb === 'go') Object.assign(draft, { way: new Map([['cell', action.cell]]) });
    }),
  },
  {
    fault: 'a key of the state is there and undefined',
    law: PLAIN,
    game: startingWith((state) => Object.assign(state, { ended: undefined })),
  },
  {
    fault: 'a dead end: somebody is asked and has no option',
    law: ACTIVE_SEATS,
    game: {
      ...WHOLE,
      legalActions: (state, seat) =>
        isTurn(state) && state.round === 2 ? [] : WHOLE.legalActions(state, seat),
    },
  },
  {
    fault: 'it is over and nobody said why',
    law: ENDINGS,
    game: { ...WHOLE, isOver: (state) => state.round > 1 },
  },
  {
    fault: 'the order of answers to an open question leaves a trace',
    law: ANY_ORDER,
    game: alsoDoing((draft, seat, action) => {
      if (action.verb === 'march') draft.plans.push({ seat, card: 'D1' });
    }),
  },
  {
    fault: 'an answer to an open question takes from what another may need',
    law: ANY_ORDER,
    game: alsoDoing((draft, _seat, action) => {
      const other = draft.expeditions[0];
      if (action.verb === 'march' && action.fuel > 0 && other !== undefined)
        other.fuel = Math.max(0, other.fuel - 2);
    }),
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
        : [event, { type: 'plan-shown', seat: answer.seat, card: answer.answer }];
    }),
  },
  {
    fault: 'the state holds the seed',
    law: NO_SEED,
    game: startingWith((state, seed) => {
      state.set = { ...state.set, id: seed };
    }),
  },
  {
    fault: 'advance does more than apply',
    law: ADVANCE,
    game: {
      ...WHOLE,
      advance: (draft, seat, action, emit) => {
        WHOLE.advance(draft, seat, action, emit);
        draft.flags.reverse();
      },
    },
  },
  {
    fault: 'what is legal depends on more than the state',
    law: ROUND_TRIP,
    game: {
      ...WHOLE,
      legalActions: (state, seat) =>
        Object.isFrozen(state)
          ? WHOLE.legalActions(state, seat)
          : WHOLE.legalActions(state, seat).toReversed(),
    },
  },
  {
    fault: 'a card is there twice',
    law: INVARIANTS,
    game: alsoDoing((draft, _seat, action) => {
      if (action.verb === 'search') draft.deck.push(...draft.deck.slice(0, 1));
    }),
  },
  {
    fault: 'two actions have one text',
    law: TEXTS,
    game: ((): ToyGame => {
      const formatAction: ToyGame['formatAction'] = (action) =>
        action.verb === 'march' ? 'march 0' : WHOLE.formatAction(action);
      return {
        ...WHOLE,
        formatAction,
        prompt: (state, seat) => {
          const prompt = WHOLE.prompt(state, seat);
          if (prompt === undefined) return prompt;
          const options = prompt.options.map((option) => ({ ...option, text: formatAction(option.action) }));
          return { ...prompt, options };
        },
      };
    })(),
  },
  {
    fault: 'a word of a legal text is missing among the values',
    law: KNOWN_WORDS,
    game: {
      ...WHOLE,
      actions: WHOLE.actions.map((spec) =>
        spec.name === 'go' ? { ...spec, values: { cell: ['A1', 'A2'] } } : spec,
      ),
    },
  },
  {
    fault: 'two legal texts differ in their case only',
    law: TYPED,
    game: {
      ...WHOLE,
      formatAction: (action) => WHOLE.formatAction(action).replace('wave', 'CHARGE 1'),
      parseAction: (text) => WHOLE.parseAction(text.replace('CHARGE 1', 'wave')),
      prompt: (state, seat) => {
        const prompt = WHOLE.prompt(state, seat);
        if (prompt === undefined) return prompt;
        const options = prompt.options.map((option) => ({
          ...option,
          text: option.text.replace('wave', 'CHARGE 1'),
        }));
        return { ...prompt, options };
      },
    },
  },
  {
    fault: 'the harmless action is not legal',
    law: ADVICE,
    game: { ...WHOLE, harmless: () => ({ verb: 'rest' }) },
  },
  {
    fault: 'a refusal has no reason',
    law: REFUSALS,
    game: { ...WHOLE, explain: () => undefined },
  },
  {
    fault: 'a refusal names no rule',
    law: REFUSALS,
    game: {
      ...WHOLE,
      explain: (state, seat, action) => {
        const reason = WHOLE.explain(state, seat, action);
        return reason === undefined ? undefined : { ...reason, rule: 'because' };
      },
    },
  },
  {
    fault: 'a text makes the parser throw',
    law: NOISE_READ,
    game: {
      ...WHOLE,
      parseAction: (text) => {
        if (text.includes('__proto__')) throw new RangeError('what is that?');
        return WHOLE.parseAction(text);
      },
    },
  },
  {
    fault: 'points do not add up',
    law: SCORES,
    game: {
      ...WHOLE,
      scores: (state) =>
        WHOLE.scores(state).map((standing) => ({
          ...standing,
          total: standing.total + (state.round > 2 ? 1 : 0),
        })),
    },
  },
  {
    fault: 'the last is ranked first',
    law: SCORES,
    game: {
      ...WHOLE,
      scores: (state) => {
        const standings = WHOLE.scores(state);
        return standings.map((standing) => ({ ...standing, rank: standings.length + 1 - standing.rank }));
      },
    },
  },
  {
    fault: 'a game is longer than it says',
    law: BOUND,
    game: { ...WHOLE, bound: () => 20 },
  },
  {
    fault: 'a game ends for two reasons',
    law: ENDINGS,
    game: telling((event) =>
      event.type === 'ended-by-rounds' ? [event, { type: 'ended-by-cores' }] : [event],
    ),
  },
  {
    fault: 'a reached state is not taken back',
    law: SAVED,
    game: {
      ...WHOLE,
      checkState: (json) => {
        const checked = WHOLE.checkState(json);
        return checked.ok && checked.value.plans.length > 0 ? err('plans?') : checked;
      },
    },
  },
  {
    fault: 'anything is taken for a state',
    law: DAMAGED,
    // as: that is the fault
    game: { ...WHOLE, checkState: (json) => ok(json as ToyState) },
  },
  {
    fault: 'an event lacks a field of its sentence',
    law: EVENTS_SAID,
    // as: that is the fault
    game: telling((event) => [
      event.type === 'went' ? ({ type: 'went', seat: event.seat } as ToyEvent) : event,
    ]),
  },
];

describe('the laws of the contract', () => {
  it('GIVEN Floe as it is THEN all hold', () => {
    expect(firstFailure(subjectWith(WHOLE))).toBeUndefined();
  });

  it.each(FAULTS)('GIVEN that $fault THEN it is caught: $law.name', ({ game, law }) => {
    expect(firstFailure(subjectWith(game))?.law).toBe(law.name);
  });

  it('GIVEN a catalogue that lacks a question in one language THEN it is caught', () => {
    const messages = Object.fromEntries(
      Object.entries(TOY_TEXTS.pl.messages).filter(([key]) => key !== 'ask-plan'),
    );
    const texts = { ...TOY_TEXTS, pl: { ...TOY_TEXTS.pl, messages } };
    expect(firstFailure(subjectWith(WHOLE, texts))?.law).toBe(PROMPTS_SAID.name);
  });

  it('GIVEN a determinize that changes nothing THEN its laws are known to be idle', () => {
    const counts = new Counts();
    const failure = firstFailure(subjectWith({ ...WHOLE, determinize: (state) => cloneJson(state) }), counts);
    expect(failure).toBeUndefined();
    expect(uncovered(subjectWith(WHOLE), counts)).toContain('worlds changed');
  });

  it('GIVEN an event that never happens THEN it is missed', () => {
    const counts = new Counts();
    const game = telling((event) => (event.type === 'searched' ? [] : [event]));
    firstFailure(subjectWith(game), counts);
    expect(uncovered(subjectWith(game), counts)).toContain('event searched');
  });
});
