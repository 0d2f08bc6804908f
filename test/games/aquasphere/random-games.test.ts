import { describe, expect, it } from 'vitest';
import type { Options, Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { pickOne, pickWeighed, seedRng } from '../../../src/engine/core/rng.ts';
import type { Action } from '../../../src/engine/games/aquasphere/actions.ts';
import type { Event } from '../../../src/engine/games/aquasphere/messages.ts';
import type { State } from '../../../src/engine/games/aquasphere/state.ts';
import { OF_STEPS } from './coverage.ts';
import { finalPoints, intermediateTotals, moved, ranks } from './own-scoring.ts';
import { COMPONENTS, GAME, begin, eventsOf } from './scenario.ts';

interface Step {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** Plays one random game in place and shows every step. */
function playRandomly(
  seats: number,
  seed: string,
  options: Options,
  policy: 'uniform' | 'weighed',
  look: (step: Step) => void,
  /** at the very moment of an event */
  at: (event: Event, now: State) => void = () => undefined,
): State {
  const { state } = begin(seats, options, seed);
  const dice = seedRng(`${seed}/dice`);
  while (!GAME.isOver(state)) {
    const seat = pickOne(dice, GAME.activeSeats(state));
    const legal = GAME.legalActions(state, seat);
    const action =
      policy === 'uniform'
        ? pickOne(dice, legal)
        : pickWeighed(dice, legal, (option) => GAME.weigh?.(state, seat, option) ?? 1);
    const before = cloneJson(state);
    const events: Event[] = [];
    GAME.advance(state, seat, action, (event) => {
      events.push(event);
      at(event, state);
    });
    look({ before, after: state, seat, action, events });
  }
  return state;
}

const OPTION_SETS: readonly Options[] = [
  {},
  { earlyPass: false },
  { emptyActions: true },
  { lateralFree: false, redLineReturnPays: false },
];

const GAMES = [2, 3, 4].flatMap((seats) =>
  OPTION_SETS.flatMap((options, at) =>
    (['uniform', 'weighed'] as const).map((policy) => ({
      seats,
      options,
      policy,
      seed: `random-${seats}-${at}`,
    })),
  ),
);

describe('random games', () => {
  it.each(GAMES)(
    'AQS-I1 to AQS-I8, AQS-I10 to AQS-I12: GIVEN $seats seats, $options, $policy THEN the invariants hold after every answer',
    ({ seats, options, policy, seed }) => {
      const answers = Array.from({ length: seats }, () => 0);
      let scorings = 0;
      const end = playRandomly(seats, seed, options, policy, ({ after, seat, events }) => {
        answers[seat] = (answers[seat] ?? 0) + 1;
        scorings += eventsOf(events, 'tileRemoved').length + eventsOf(events, 'ended').length;
        expect(GAME.invariants(after)).toEqual([]);
        for (const active of GAME.activeSeats(after)) {
          const texts = GAME.legalActions(after, active).map((action) => GAME.formatAction(action));
          expect(texts.length).toBeGreaterThan(0);
          expect(texts.length).toBeLessThanOrEqual(24);
          expect(new Set(texts).size).toBe(texts.length);
        }
      });
      expect(scorings).toBe(4);
      expect(end.round).toBe(4);
      expect(Math.max(...answers)).toBeLessThan(120);
    },
  );

  it.each(GAMES)(
    'AQS-I9, AQS-I8: GIVEN $seats seats, $options, $policy THEN points fall in a scoring only, and moves add up',
    ({ seats, options, policy, seed }) => {
      const moves = Array.from({ length: seats }, () => 0);
      playRandomly(seats, `${seed}-kp`, options, policy, ({ before, after, seat, action, events }) => {
        const ended = eventsOf(events, 'finalScored');
        for (const [other, player] of after.players.entries()) {
          const gained = eventsOf(events, 'knowledgeMoved')
            .filter((moved) => moved.seat === other)
            .reduce((sum, { from, to }) => sum + to - from, 0);
          const atEnd = ended
            .filter((scored) => scored.seat === other)
            .reduce((sum, { letters, time, submarines, lab }) => sum + letters + time + submarines + lab, 0);
          const was = before.players[other]?.kp ?? 0;
          expect(player.kp).toBe(was + gained + atEnd);
          if (eventsOf(events, 'scored').length === 0) expect(player.kp).toBeGreaterThanOrEqual(was);
        }
        if (action.verb === 'program') moves[seat] = (moves[seat] ?? 0) + 1;
        if (after.round !== before.round) moves.fill(0);
        for (const [other, { engineer }] of after.players.entries()) {
          if (engineer !== 'out') expect(COMPONENTS.rowOfRoom.get(engineer) ?? 0).toBe(moves[other]);
        }
      });
    },
  );

  it.each(GAMES)(
    'AQS-SCORE-5, AQS-FIN-1: GIVEN $seats seats, $options, $policy THEN every scoring is what a second implementation makes of it',
    ({ seats, options, policy, seed }) => {
      let times = 0;
      let scored: readonly Scored[] = [];
      const end = playRandomly(
        seats,
        `${seed}-scores`,
        options,
        policy,
        ({ before, after, seat, action, events }) => {
          if (before.frames.at(-1)?.kind === 'advance')
            scored[seat]?.answers.push(action.verb === 'stop' ? 'stop' : 'pay');
          const over = eventsOf(events, 'ended').length > 0;
          if (over || eventsOf(events, 'roundStarted').length > 0) checkCounters(after, scored);
        },
        (event, now) => {
          if (event.type !== 'scored' || event.seat !== 0) return;
          times += 1;
          scored = scoredAt(now);
          expect(now.lastScoring?.map(({ total }) => total)).toEqual(scored.map(({ total }) => total));
        },
      );
      expect(times).toBe(4);
      checkEnd(end);
    },
  );

  /** A seat at the moment of scoring, before its counter moves, and what it then answers at lines. */
  interface Scored {
    readonly kp: number;
    readonly total: number;
    readonly crystals: number;
    readonly bots: number;
    readonly answers: ('pay' | 'stop')[];
  }

  function scoredAt(now: State): readonly Scored[] {
    const totals = intermediateTotals(GAME.view(now, 0));
    return now.players.map(({ kp, crystals, programmed }, seat) => ({
      kp,
      total: totals[seat] ?? 0,
      crystals,
      bots: programmed.length,
      answers: [],
    }));
  }

  function checkCounters({ players, finalScoring }: State, scored: readonly Scored[]): void {
    const finals = finalScoring?.map(
      ({ letters, time, submarines, lab }) => letters + time + submarines + lab,
    );
    const tracks = players.map(({ kp }, seat) => kp - (finals?.[seat] ?? 0));
    expect(tracks).toEqual(scored.map((seat) => moved(seat.kp, seat.total, seat)));
  }

  function checkEnd(end: State): void {
    const view = GAME.view(end, 0);
    const scores = GAME.scores(end);
    const points = finalPoints(view);
    const tracks = scores.map(({ lines }) => lines.find(({ key }) => key === 'track')?.points ?? 0);
    expect(view.players.map(({ kp }, seat) => kp - (points[seat] ?? 0))).toEqual(tracks);
    expect(scores.map(({ rank }) => rank)).toEqual(ranks(view));
    expect(scores.map(({ total }) => total)).toEqual(end.players.map(({ kp }) => kp));
    for (const { lines, total } of scores) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
    }
  }

  it('GIVEN those games THEN every event of play occurred, and every kind of card was taken', () => {
    const seen = new Set<string>();
    const types = new Set<string>();
    for (const { seats, options, seed, policy } of [...GAMES, ...GAMES, ...GAMES].map((game, at) => ({
      ...game,
      seed: `${game.seed}-${at}`,
    }))) {
      const end = playRandomly(seats, seed, options, policy, ({ events }) => {
        for (const { type } of events) seen.add(type);
      });
      for (const { cards } of end.players)
        for (const { id } of cards) types.add(COMPONENTS.cards.get(id)?.type ?? '');
    }
    expect(OF_STEPS.filter((type) => !seen.has(type))).toEqual([]);
    expect([...types].sort()).toEqual([
      'catch',
      'cleaner',
      'engineer',
      'halfsub',
      'instant',
      'lateral',
      'locks',
      'opposite',
      'scoring',
    ]);
  });
});
