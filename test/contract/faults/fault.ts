import type { Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { ok } from '../../../src/engine/core/result.ts';
import type { Action } from '../../toy/actions.ts';
import { floe, type ToyGame } from '../../toy/index.ts';
import type { Event } from '../../toy/messages.ts';
import type { State } from '../../toy/state.ts';
import type { Law } from '../law.ts';

/* Faults that are put into Floe on purpose, each for the law that must catch it. */

export interface Fault {
  readonly fault: string;
  readonly game: ToyGame;
  readonly law: Law;
}

export const WHOLE = floe();

/** What every step does besides, in `apply` and `advance` alike. */
export function alsoDoing(
  change: (draft: State, seat: Seat, action: Action, before: State) => void,
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
export function telling(tell: (event: Event, draft: State) => readonly Event[]): ToyGame {
  return {
    ...WHOLE,
    apply: (state, seat, action) => {
      const played = WHOLE.apply(state, seat, action);
      if (!played.ok) return played;
      const { state: after, events } = played.value;
      return ok({ state: after, events: events.flatMap((event) => tell(event, after)) });
    },
    advance: (draft, seat, action, emit) => {
      const events: Event[] = [];
      WHOLE.advance(draft, seat, action, (event) => events.push(event));
      for (const event of events.flatMap((one) => tell(one, draft))) emit(event);
    },
  };
}

export function startingWith(change: (state: State, seed: string) => unknown): ToyGame {
  return {
    ...WHOLE,
    setup: (seed, seats, options) => {
      const start = WHOLE.setup(seed, seats, options);
      if (start.ok) change(start.value.state, seed);
      return start;
    },
  };
}

/** With other texts for the same actions. */
export function writing(formatAction: ToyGame['formatAction']): ToyGame {
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
}

type Option = NonNullable<ReturnType<ToyGame['prompt']>>['options'][number];

/** With the rest after a step of the turn offered in one go, where it says so. */
export function together(offers: (option: Option, state: State, seat: Seat) => boolean): ToyGame {
  const rest = { next: 'rest', label: { key: 'do.rest' } };
  return {
    ...WHOLE,
    prompt: (state, seat) => {
      const prompt = WHOLE.prompt(state, seat);
      if (prompt === undefined || !isTurn(state)) return prompt;
      const options = prompt.options.map((option) =>
        offers(option, state, seat) ? { ...option, together: rest } : option,
      );
      return { ...prompt, options };
    },
  };
}

export const isTurn = (state: State): boolean => state.frames.at(-1)?.kind === 'turn';
