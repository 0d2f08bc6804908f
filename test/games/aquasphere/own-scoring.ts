import type { View } from '../../../src/engine/games/aquasphere/view.ts';

/*
 * The scoring a second time, from the rules' text and a view alone, sharing no code with the engine: what each seat
 * must get in an intermediate and in the final scoring.
 */
const TRIANGLE = (n: number): number => (n * (n + 1)) / 2;
const CAPS = [2, 4, 6, 8, 10, 12, 14];

/** majority + bots used + crystals - octopods, of the position in the view */
export function intermediateTotals(view: View): number[] {
  const controls = view.players.map((_, seat) => view.ring.filter((sector) => sector.control === seat));
  const counts = controls.map((sectors) => sectors.length);
  const best = Math.max(...counts);
  const leaders = counts.filter((count) => count === best).length;
  return view.players.map((player, seat) => {
    let total = 0;
    if (best > 0 && counts[seat] === best) total += leaders === 1 ? 6 : 3;
    const inStation = view.ring.filter((sector) => sector.submarines.includes(seat)).length;
    const uncovered = player.supply > 14 ? 0 : 14 - player.supply;
    total += Math.min(uncovered, CAPS[inStation] ?? 0);
    total += TRIANGLE(player.crystals);
    for (const sector of controls[seat] ?? []) total -= TRIANGLE(sector.octopods);
    return total;
  });
}

/** letters, time, submarines, complete lab */
export function finalPoints(view: View): number[] {
  return view.players.map((player, seat) => {
    const printed = [player.lab, ...player.extensions.map(({ id }) => id)].flatMap((id) => {
      if (id.startsWith('lab-')) return [id.slice(4)];
      const [letters = ''] = id.split('-');
      return letters === 'x' ? [] : Array.from(letters);
    });
    const inStation = view.ring.filter((sector) => sector.submarines.includes(seat)).length;
    return (
      TRIANGLE(new Set(printed).size) +
      player.time +
      (inStation === 6 ? 5 : 0) +
      (player.extensions.length === 5 ? 5 : 0)
    );
  });
}

/** What a counter's owner has to pay lines with, and what it answered at them, in order. */
export interface Purse {
  readonly crystals: number;
  readonly bots: number;
  readonly answers: readonly ('pay' | 'stop')[];
}

/** Where a counter ends: back never over a line, forth over those that are paid. */
export function moved(kp: number, points: number, { crystals, bots, answers }: Purse): number {
  if (points < 0) return Math.max(kp - (kp % 10), kp + points);
  let at = kp;
  let goods = crystals > 0 ? crystals : bots;
  let behind = crystals > 0 ? bots : 0;
  const left = [...answers];
  for (let step = 0; step < points; step += 1) {
    if (at % 10 === 9) {
      if (goods === 0 || left.shift() !== 'pay') return at;
      goods -= 1;
      if (goods === 0) [goods, behind] = [behind, 0];
    }
    at += 1;
  }
  return at;
}

/** Ranks by points, control zones, crystals. */
export function ranks(view: View): number[] {
  const strength = view.players.map(
    (player) => player.kp * 10_000 + player.controlled * 100 + player.crystals,
  );
  return strength.map((own) => 1 + strength.filter((other) => other > own).length);
}
