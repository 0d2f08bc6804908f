import { follow } from '../../core/frames.ts';
import { othersOf, type Play, type StationIndex } from './state.ts';

/** NED-A-3: clockwise; who has passed is skipped when his turn begins. */
export function nextTurn(play: Play, index: StationIndex): void {
  const [next = index] = othersOf(play.draft, index);
  follow(play.draft, { kind: 'turnStart', station: next });
}
