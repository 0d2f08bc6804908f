import type { AquaSphereView } from '../../../src/engine/games/aquasphere/view.ts';

/*
 * The scoring a second time, from the rules' text and a view alone, sharing no code with the engine: what each seat
 * must get in an intermediate and in the final scoring.
 */
const TRIANGLE = (n: number): number => (n * (n + 1)) / 2;
const CAPS = [2, 4, 6, 8, 10, 12, 14];

/** majority + bots used + crystals - octopods, of the position in the view */
export function intermediateTotals(view: AquaSphereView): number[] {
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
export function finalPoints(view: AquaSphereView): number[] {
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

/** Where a counter ends that goes back: never over a line. */
export function pushedBack(kp: number, steps: number): number {
  const floor = kp - (kp % 10);
  return Math.max(floor, kp - steps);
}

/** Ranks by points, control zones, crystals. */
export function ranks(view: AquaSphereView): number[] {
  const strength = view.players.map(
    (player) => player.kp * 10_000 + player.controlled * 100 + player.crystals,
  );
  return strength.map((own) => 1 + strength.filter((other) => other > own).length);
}
