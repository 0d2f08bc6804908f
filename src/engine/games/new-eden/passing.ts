import { say } from './messages.ts';
import { gainPoints } from './purse.ts';
import { stationOf, whose, type Now, type Play, type StationIndex } from './state.ts';

/** NED-PASS-2: as which the next one passes, and what it brings. */
export function nextPass({ box, state }: Now): { place: number; points: number } {
  const place = state.stations.filter(({ passed }) => passed > 0).length + 1;
  const players = PLAYERS_AS_KEYS[state.seats] ?? '2';
  return { place, points: box.set.firstPass.points[players][place - 1] ?? 0 };
}

const PLAYERS_AS_KEYS = [undefined, '1', '2', '3', '4'] as const;

/** NED-PASS-3: the first takes the Nautilus at once. */
export function pass(play: Play, index: StationIndex): void {
  const { draft, emit } = play;
  const { place, points } = nextPass(play);
  stationOf(draft, index).passed = place;
  emit({ type: 'passed', ...whose(draft, index), place });
  gainPoints(play, index, points, say('cause.pass', { place }));
  if (place !== 1 || draft.holder === index) return;
  draft.holder = index;
  emit({ type: 'nautilusMoved', ...whose(draft, index) });
}
