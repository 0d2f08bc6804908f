import { follow } from '../../core/frames.ts';
import { ARMS, type Category } from './components.ts';
import { say } from './messages.ts';
import { causedBy, gainDeeples, gainPoints } from './purse.ts';
import { single, unexpected, type Asked, type Runs } from './asked.ts';
import { runResearch } from './research.ts';
import { isOutside } from './station.ts';
import { ascending, isDeepThought, stationOf, whose, type Play, type StationIndex } from './state.ts';

/** NED-BUILD-4: research first in ascending id, then arm by arm; within an arm the owner chooses the order. */
export const build: Runs<'build'> = (play, { station, cards }) => {
  const inOrder = [...cards].sort(ascending);
  const research = inOrder.find((card) => play.box.part(card).category === 'research');
  if (research !== undefined) {
    const rest = inOrder.filter((card) => card !== research);
    if (rest.length > 0) follow(play.draft, { kind: 'build', station, cards: rest });
    buildCard(play, station, research);
    return;
  }
  const arms = ARMS.map((arm) => inOrder.filter((card) => play.box.part(card).category === arm));
  const filled = arms.filter((ofArm) => ofArm.length > 0);
  if (isDeepThought(play.draft, station)) {
    for (const card of filled.flat()) buildCard(play, station, card);
  } else
    follow(play.draft, ...filled.map((ofArm) => ({ kind: 'place' as const, seat: station, cards: ofArm })));
};

/** NED-R17: the chosen card is nearer to the dome than the rest. */
export const place: Asked<'place'> = {
  verbs: ['place'],
  seats: (_now, { seat }) => [seat],
  legal: (_now, { cards }) => cards.map((card) => ({ verb: 'place', card })),
  ask: ({ box }, { cards }) => say('ask.place', { arm: box.part(cards[0] ?? '').category }),
  forced: single,
  resolve(play, { seat, cards }, _seat, action) {
    if (action.verb !== 'place') return unexpected(action);
    const rest = cards.filter((card) => card !== action.card);
    if (rest.length > 0) follow(play.draft, { kind: 'place', seat, cards: rest });
    buildCard(play, seat, action.card);
  },
};

/** NED-BUILD-1, NED-BUILD-3 */
function buildCard(play: Play, index: StationIndex, card: string): void {
  const { box, draft, emit } = play;
  const { category, effect } = box.part(card);
  add(play, index, category, card);
  emit({ type: 'built', ...whose(draft, index), card });
  if (effect.type === 'deeples') gainDeeples(play, index, effect.n, causedBy(card));
  if (category === 'research') {
    payResearchExtension(play, index);
    runResearch(play, index, card);
  }
}

function add({ draft }: Play, index: StationIndex, category: Category, id: string): void {
  const station = stationOf(draft, index);
  if (isOutside(category)) station.outside[category].push({ id, lying: 0, seated: 0, activated: false });
  else if (category === 'oxygen') station.oxygen.push({ id, used: false });
  else station[category].push(id);
}

/** NED-FREE-7, NED-SOLO-4: by whatever way the card came. */
function payResearchExtension(play: Play, index: StationIndex): void {
  if (!stationOf(play.draft, index).extensions.includes('research')) return;
  const { pointsPerLaterCard } = play.box.set.extensions.research;
  gainPoints(play, index, pointsPerLaterCard, say('cause.extension', { extension: 'research' }));
}
