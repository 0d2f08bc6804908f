import type { CoreState, Seat } from '../../../src/engine/core/contract.ts';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import { playText, type Decision } from '../../../src/engine/core/replay.ts';
import { pickOne, shuffle } from '../../../src/engine/core/rng.ts';
import { legalTexts, must, type Law, type Position } from '../law.ts';

/* Frames that ask several seats at once: the order of answers never changes the result. */

const MOST_ANSWERS = 40;

/** Random answers until everybody who is asked has given his last; nothing if a question came in between. */
function answerAll({ game, state, dice }: Position): readonly Decision[] | undefined {
  const kind = state.frames.at(-1)?.kind;
  let now = state;
  let waiting = [...game.activeSeats(state)];
  const given: Decision[] = [];
  while (waiting.length > 0 && given.length < MOST_ANSWERS) {
    const seat = pickOne(dice, waiting);
    const text = pickOne(dice, legalTexts(game, now, seat));
    const played = playText(game, now, { seat, text });
    if (!played.ok) return undefined;
    given.push({ seat, text });
    now = played.value.state;
    const changed = now.frames.at(-1)?.kind !== kind;
    if (changed || !game.activeSeats(now).includes(seat)) waiting = waiting.filter((other) => other !== seat);
    // an interrupt: the question waits below, and others could not answer meanwhile in another order
    if (changed && now.frames.some((below) => below.kind === kind)) return undefined;
    if (changed) return waiting.length === 0 ? given : undefined;
  }
  return undefined;
}

function playAll({ game, state }: Position, decisions: readonly Decision[]): CoreState {
  let now = state;
  for (const decision of decisions) {
    const played = playText(game, now, decision);
    must(played.ok, `${decision.text} of seat ${decision.seat} is refused in another order of answers`);
    now = played.value.state;
  }
  return now;
}

/** The same answers, each seat's own in their order, the seats' mixed anew. */
function reordered({ dice }: Position, given: readonly Decision[], seats: readonly Seat[]): Decision[][] {
  const bySeat = (order: readonly Seat[]): Decision[] =>
    order.flatMap((seat) => given.filter((decision) => decision.seat === seat));
  const mixed = shuffle(
    dice,
    given.map(({ seat }) => seat),
  );
  const queues = new Map(seats.map((seat) => [seat, given.filter((decision) => decision.seat === seat)]));
  return [
    bySeat(seats),
    bySeat(seats.toReversed()),
    mixed.flatMap((seat) => queues.get(seat)?.splice(0, 1) ?? []),
  ];
}

export const ANY_ORDER: Law = {
  name: 'the order of answers to a simultaneous question never changes the result',
  always: true,
  at(position) {
    const seats = position.game.activeSeats(position.state);
    if (seats.length < 2) return;
    const given = answerAll(position);
    if (given === undefined) return;
    const result = canonicalJson(playAll(position, given));
    for (const order of reordered(position, given, seats)) {
      position.counts.add('order', position.state.frames.at(-1)?.kind ?? '');
      const same = canonicalJson(playAll(position, order)) === result;
      must(
        same,
        `another order of ${given.map(({ seat, text }) => `${seat}: ${text}`).join(', ')} has another result`,
      );
    }
  },
};
