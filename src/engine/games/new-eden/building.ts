import { each, follow } from '../../core/frames.ts';
import { answeredBy } from './answers.ts';
import { ARMS, type Category } from './components.ts';
import { changeDamage, takeDamage } from './damage.ts';
import { cardDetail } from './effects.ts';
import { refuse, say } from './messages.ts';
import { causedBy, gainCoins, gainDeeples, gainPoints } from './purse.ts';
import { countCards, isOutside } from './station.ts';
import {
  ascending,
  isDeepThought,
  othersOf,
  stationOf,
  whose,
  type Automatic,
  type Play,
  type Question,
  type StationIndex,
} from './state.ts';

/** NED-BUILD-4: research first in ascending id, then arm by arm; within an arm the owner chooses the order. */
export const build: Automatic<'build'> = (play, { station, cards }) => {
  const { components, draft } = play;
  const inOrder = [...cards].sort(ascending);
  const research = inOrder.find((card) => components.part(card).category === 'research');
  if (research !== undefined) {
    const rest = inOrder.filter((card) => card !== research);
    if (rest.length > 0) follow(draft, { kind: 'build', station, cards: rest });
    buildCard(play, station, research);
    return;
  }
  const arms = ARMS.map((arm) => inOrder.filter((card) => components.part(card).category === arm));
  const filled = arms.filter((ofArm) => ofArm.length > 0);
  if (isDeepThought(draft, station)) {
    for (const card of filled.flat()) buildCard(play, station, card);
  } else follow(draft, ...filled.map((ofArm) => ({ kind: 'place' as const, seat: station, cards: ofArm })));
};

/** NED-R17: the chosen card is nearer to the dome than the rest. */
export const place: Question<'place'> = {
  ...answeredBy<'place'>({
    place: {
      candidates: (_at, { cards }) => cards.map((card) => ({ verb: 'place', card })),
      whyNot: (_at, { cards }, _seat, { card }) =>
        cards.includes(card) ? undefined : refuse('NED-BUILD-4', 'why.notToPlace', { card }),
      word: (at, _frame, _seat, { card }) => ({
        label: say('do.place', { card }),
        detail: cardDetail(at, card, { built: true }),
      }),
      resolve(play, { cards }, seat, { card }) {
        const rest = cards.filter((other) => other !== card);
        if (rest.length > 0) follow(play.draft, { kind: 'place', seat, cards: rest });
        buildCard(play, seat, card);
      },
    },
  }),
  seats: (_at, { seat }) => [seat],
  ask: ({ components }, { cards }) => say('ask.place', { arm: components.part(cards[0] ?? '').category }),
  whenForced: 'auto',
};

/** NED-BUILD-1, NED-BUILD-3 */
function buildCard(play: Play, index: StationIndex, card: string): void {
  const { components, draft, emit } = play;
  const { category, effect } = components.part(card);
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
  const { pointsPerLaterCard } = play.components.extensions.research;
  gainPoints(play, index, pointsPerLaterCard, say('cause.extension', { extension: 'research' }));
}

/** What a research card does when it is built; the lasting ones are read where they count: plant, red marker, final scoring. */
function runResearch(play: Play, builder: StationIndex, card: string): void {
  const { effect } = play.components.part(card);
  const cause = causedBy(card);
  switch (effect.type) {
    case 'gainCoins':
      gainCoins(play, builder, effect.n, cause);
      return;
    case 'takeDamage':
      takeDamage(play, builder, effect.n, cause);
      return;
    case 'repairNow':
      changeDamage(play, builder, -effect.n, cause);
      return;
    case 'othersGainCoins':
      for (const other of othersOf(play.draft, builder)) gainCoins(play, other, effect.n, cause);
      return;
    case 'hitOthers':
      // NED-R68: clockwise, each settles a loss before the next is hit
      each(play.draft, othersOf(play.draft, builder), (station) => ({ kind: 'hit' as const, station, card }));
      return;
    default:
      return;
  }
}

/** NED-R67: the victim's own cards count. */
export const hit: Automatic<'hit'> = (play, { station, card }) => {
  const { effect } = play.components.part(card);
  if (effect.type !== 'hitOthers') throw new Error(`${card} hits nobody`);
  const cards = countCards(play.components, stationOf(play.draft, station), effect.per);
  takeDamage(play, station, cards * effect.n, causedBy(card));
};
