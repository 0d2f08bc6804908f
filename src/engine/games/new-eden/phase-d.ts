import { follow } from '../../core/frames.ts';
import { bonusOf } from './effects.ts';
import { say } from './messages.ts';
import { gainCoins, gainPoints } from './purse.ts';
import { countCards, outsideModules } from './station.ts';
import {
  clockwiseFrom,
  isDeepThought,
  stationOf,
  whose,
  type Automatic,
  type Play,
  type Station,
  type StationIndex,
} from './state.ts';

/** NED-D-1, NED-D-2, NED-D-3 */
export const phaseD: Automatic<'phaseD'> = (play) => {
  const { components, draft, emit } = play;
  draft.phase = 'D';
  draft.rows = [];
  for (const card of draft.bonus) {
    for (const index of clockwiseFrom(draft, draft.holder)) payBonus(play, card, index);
  }
  if (draft.round === components.rounds.list.length) {
    follow(draft, { kind: 'finalScoring' });
    return;
  }
  draft.stations.forEach((station, index) => {
    clean(station);
    if (!isDeepThought(draft, index)) station.plantUses = 0;
  });
  if (draft.deepThought !== undefined) draft.deepThought.activated = false;
  emit({ type: 'roundCleaned', round: draft.round });
  draft.round += 1;
  follow(draft, { kind: 'roundStart' });
};

function payBonus(play: Play, card: string, index: StationIndex): void {
  const { components, draft, emit } = play;
  const { category, reward } = components.bonusCard(card);
  const cards = countCards(components, stationOf(draft, index), category);
  if (cards === 0) return;
  const bonus = bonusOf(play, card);
  emit({ type: 'bonusPaid', ...whose(draft, index), bonus, cards });
  const gain = reward.type === 'coins' ? gainCoins : gainPoints;
  gain(play, index, cards * reward.n, say('cause.bonus', { bonus }));
}

/** All deeples return, modules and oxygen cards are fresh again. */
function clean(station: Station): void {
  for (const module of outsideModules(station)) {
    station.dome += module.lying + module.seated;
    module.lying = 0;
    module.seated = 0;
    module.activated = false;
  }
  station.dome += station.spent;
  station.spent = 0;
  for (const tank of station.oxygen) tank.used = false;
  station.passed = 0;
  station.droppedAll = false;
}
