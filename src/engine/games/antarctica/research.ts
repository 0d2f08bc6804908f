import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import type { ResearchAction } from './actions.ts';
import { STATIONS, type Station } from './components.ts';
import type { Emit } from './events.ts';
import { openTrack, openTracks, type Kit } from './kit.ts';
import { strengthIn } from './line.ts';
import { because } from './messages.ts';
import { targetOf, turnOf, type AntarcticaState } from './state.ts';
import { advanceCube, whyNoAdvance, whyNoTrack } from './tracks.ts';

/* Research at a station (ANT-RES). */

export function researches(kit: Kit, state: AntarcticaState): ResearchAction[] {
  return openTracks(kit, state).map(({ id }) => ({ type: 'research', track: id }));
}

function stationsIn(state: AntarcticaState): Station[] {
  const { buildings } = state.areas[targetOf(state)];
  return STATIONS.filter((station) => buildings.includes(station));
}

export function whyNotResearch(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  { track }: ResearchAction,
): RefusalReason | undefined {
  if (turnOf(state).acted) return because('ANT-TURN-4', 'why.acted');
  const area = targetOf(state);
  const stations = stationsIn(state);
  if (stations.length === 0) return because('ANT-RES-1', 'why.noStation', { area });
  if (strengthIn(state, seat, area) === 0) return because('ANT-RES-1', 'why.nobodyThere', { area });
  const open = openTrack(kit, state, track);
  if (open === undefined) return whyNoTrack(kit, state, track);
  // ANT-RES-3: one of its icons is enough
  if (!open.icons.some((icon) => stations.includes(icon)))
    return because('ANT-RES-2', 'why.noIcon', { track, area, stations });
  return whyNoAdvance(kit, state, seat, track);
}

export function research(
  kit: Kit,
  draft: AntarcticaState,
  seat: Seat,
  { track }: ResearchAction,
  emit: Emit,
): void {
  const open = openTrack(kit, draft, track);
  if (open === undefined) return;
  const list = advanceCube(kit, draft, seat, open, strengthIn(draft, seat, targetOf(draft)), emit);
  follow(draft, { kind: 'effects', list });
}
