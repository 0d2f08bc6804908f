import { cloneJson, canonicalJson } from '../../../src/engine/core/json.ts';
import { notPlain } from '../not-plain.ts';
import { replay } from '../../../src/engine/core/replay.ts';
import type { CoreState, Frame, GameEvent } from '../../../src/engine/core/contract.ts';
import { legalTexts, must, viewersOf, whoIs, type Law } from '../law.ts';

/* What a step does, and what a state is made of. */

export const UNTOUCHED: Law = {
  name: 'apply leaves what it was given untouched',
  after({ game }, { before, seat, action, text }) {
    const copy = cloneJson(before);
    const was = canonicalJson(copy);
    game.apply(copy, seat, action);
    must(canonicalJson(copy) === was, `${text} of seat ${seat} changed the state it was given`);
  },
};

export const ADVANCE: Law = {
  name: 'apply is a clone and advance',
  after({ game, counts }, { before, seat, action, text, after, events }) {
    const draft = cloneJson(before);
    onPush(draft, ({ kind }) => {
      counts.add('frame', kind);
    });
    const emitted: GameEvent[] = [];
    game.advance(draft, seat, action, (event) => emitted.push(event));
    must(
      canonicalJson(draft) === canonicalJson(after),
      `advance and apply differ after ${text} of seat ${seat}`,
    );
    must(
      canonicalJson(emitted) === canonicalJson(events),
      `advance and apply tell differently of ${text} of seat ${seat}`,
    );
  },
};

/** Automatic frames never rest on top: they are seen when they are pushed. */
export function onPush({ frames }: CoreState, seen: (frame: Frame) => void): void {
  Object.defineProperty(frames, 'push', {
    value: (...pushed: CoreState['frames']) => {
      for (const frame of pushed) seen(frame);
      return Array.prototype.push.apply(frames, pushed);
    },
  });
}

export const PLAIN: Law = {
  name: 'states, events, views, prompts and standings are plain JSON',
  at(position) {
    const { game, state } = position;
    const parts: [string, unknown][] = [
      ['state', state],
      ['standings', game.scores(state)],
      ...viewersOf(position).map((viewer): [string, unknown] => [
        `view of ${whoIs(viewer)}`,
        game.view(state, viewer),
      ]),
      ...game
        .activeSeats(state)
        .map((seat): [string, unknown] => [`prompt of seat ${seat}`, game.prompt(state, seat)]),
    ];
    for (const [name, part] of parts) {
      const where = notPlain(part);
      must(where === undefined, `${name}: ${String(where)} is not plain JSON`);
    }
  },
  after(_position, { events }) {
    for (const event of events) {
      const where = notPlain(event);
      must(where === undefined, `event ${event.type}: ${String(where)} is not plain JSON`);
    }
  },
};

export const ROUND_TRIP: Law = {
  name: 'a state that was written and read plays on equally',
  after(position, { before, seat, action, text, after, events }) {
    const { game } = position;
    // as: what was written is a state of this game
    const read = JSON.parse(JSON.stringify(before)) as CoreState;
    must(
      canonicalJson(legalTexts(game, read, seat)) === canonicalJson(legalTexts(game, before, seat)),
      'other options after reading the state back',
    );
    const played = game.apply(read, seat, action);
    must(played.ok, `${text} is refused after reading the state back`);
    must(
      canonicalJson(played.value) === canonicalJson({ state: after, events }),
      `${text} does something else after reading the state back`,
    );
  },
};

export const INVARIANTS: Law = {
  name: 'the invariants of the rules hold',
  always: true,
  at({ game, state }) {
    const broken = game.invariants(state);
    must(broken.length === 0, broken.join(', '));
  },
};

export const REPLAY: Law = {
  name: 'the journal rebuilds the state',
  end({ game, seed, seats, options, journal, state }) {
    const start = game.setup(seed, seats, options);
    must(start.ok, 'setup refuses what it took');
    const again = replay(game, start.value.state, journal);
    must(again.ok, `the journal does not replay`);
    must(canonicalJson(again.value.state) === canonicalJson(state), 'the journal leads to another state');
  },
};

export const BOUND: Law = {
  name: 'no game is longer than its bound',
  always: true,
  after({ game, seats, journal }) {
    must(
      journal.length <= game.bound(seats),
      `${journal.length} decisions, the bound is ${game.bound(seats)}`,
    );
  },
};

export const ENDINGS: Law = {
  name: 'a game ends for exactly one reason',
  always: true,
  after({ game, coverage }, { events, after }) {
    const reasons = events.filter(({ type }) => coverage.endings.includes(type));
    must(
      reasons.length === (game.isOver(after) ? 1 : 0),
      `${reasons.length} reasons to end, over: ${game.isOver(after)}`,
    );
  },
};
