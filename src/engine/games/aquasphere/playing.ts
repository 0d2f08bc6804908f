import type { ComponentSet } from '../../core/contract.ts';
import type { Guide } from '../../core/guide.ts';
import type { AquaSphereAction } from './actions.ts';
import { pointsFor, type Box } from './box.ts';
import { lettersOf } from './final-scoring.ts';
import { capacityOf, cardsOf, controlledBy, holds } from './position.ts';
import { botsCap, botsUsed } from './scoring.ts';
import type { AquaSphereState } from './state.ts';

export function featuresOf(box: Box, state: AquaSphereState): readonly (readonly number[])[] {
  const controlled = state.players.map((_, s) => controlledBy(state, s));
  const most = Math.max(...controlled);
  const frame = state.frames[0]?.kind;
  const after = box.rounds - state.round;
  // scorings to come
  const scored = frame === 'roundEnd' || state.frames.some(({ kind }) => kind === 'advance' || kind === 'roundEnd');
  const pending = state.frames.find((f) => f.kind === 'advance');
  const toScore = after + (scored ? 0 : 1);
  return state.players.map((p, seat) => {
    const cap = capacityOf(box, p);
    const letters = lettersOf(box, p).length;
    const c = controlled[seat] ?? 0;
    const tied = controlled.filter((n) => n === most).length;
    const maj = c > 0 && c === most ? (tied === 1 ? box.limits.majority : box.limits.majorityTied) : 0;
    const bots = botsUsed(box, p);
    const bc = botsCap(box, p);
    const cr = pointsFor(box, 'crystals', p.crystals);
    const oct = state.ring.filter(({ control }) => control === seat).reduce((s, { octopods }) => s + pointsFor(box, 'octopodsLeft', octopods), 0);
    const fin = pointsFor(box, 'letters', letters);
    const space = p.kp % box.track.lap;
    const nextLine = Math.min(...box.track.linesBefore.filter((l) => l > space).map((l) => l - space));
    const row = (p.engineer === 'start' ? 0 : p.engineer === 'out' ? 3 : (box.rowOf.get(p.engineer) ?? 0));
    const passed = state.passed.includes(seat);
    const moves = passed ? 0 : 3 - row;
    const now = maj + bots + cr - oct;
    const due = pending?.kind === 'advance' ? (pending.left[seat] ?? 0) : 0;
    const blocked = p.crystals === 0 && p.programmed.length === 0 ? Math.max(0, 10 - nextLine) : 0;
    return [
      1, toScore, due, 
      scored ? 0 : maj, scored ? 0 : bots, scored ? 0 : cr, scored ? 0 : oct, scored ? 0 : Math.max(0, now),
      after * maj, after * bots, after * bc, after * cr, after * oct,
      c, c * toScore, 
      p.time, p.time * after, p.crystals, p.crystals * after, p.programmed.length, p.programmed.length * after, passed ? 0 : p.programmed.length,
      fin, letters, letters * after, p.extensions.length, p.extensions.length * after, p.submarines === 0 ? 1 : 0, box.submarinesEach - p.submarines, (box.submarinesEach - p.submarines) * after,
      p.extensions.length >= 5 ? 1 : 0, (p.extensions.length + after >= 5) ? 1 : 0,
      p.supply, p.supply * after,
      cap.time * after, cap.crystals * after, cap.octopods * after, cap.cards * after, p.cards.length, p.cards.length * after,
      cardsOf(box, p, 'scoring').length * toScore, cardsOf(box, p, 'engineer').length * after, cardsOf(box, p, 'catch').length * after, holds(box, p, 'locks') ? after : 0, holds(box, p, 'opposite') ? after : 0, holds(box, p, 'halfsub') ? after : 0,
      moves, moves * after, passed ? 1 : 0, p.bought ? 1 : 0, nextLine, blocked, blocked * toScore, p.crystals > 0 ? 1 : 0, state.frames.some((f) => 'seat' in f && f.seat === seat) ? 1 : 0, p.kp * after / 10, p.kp,
    ];
  });
}

export function guideFor({ components: box }: ComponentSet<Box>): Guide<AquaSphereState, AquaSphereAction> {
  return {
    spread: 10,
    cut: 10,
    estimate: (state) => featuresOf(box, state).map((g, i) => { let s = state.players[i]?.kp ?? 0; for (let j = 0; j < g.length; j += 1) s += (g[j] ?? 0) * (WEIGHTS[j] ?? 0); return s; }),
  };
}

const WEIGHTS: readonly number[] = [
  0.0, 0.0, 0.49, 0.001, -0.003, -0.211, -0.136, -0.016, 0.011, -0.079, 0.585, -0.029, 0.214, -0.265, 0.076, 1.29, 0.164, 0.447, 0.724, 1.27, 0.89, 2.008, 0.516, -0.548, -0.706, 2.281, 1.414, 9.394, 0.719, 1.169, 0.28, 2.726, -0.723, -0.119, 0.486, -0.655, 0.353, 0.223, -0.47, -1.522, -2.621, 3.21, 3.917, 2.017, 7.084, -0.85, 6.27, 0.846, 1.529, -0.75, 0.261, -0.231, 0.072, 1.686, -0.559, -0.335, -0.145,
];
