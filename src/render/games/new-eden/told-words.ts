import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import type { LastTurnWords } from '../../headline.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { eventsOf, type Told } from './turn.ts';

/** The last turn as one sentence: who, what they did, and what it brought. */

type Say = (key: string, fields?: Readonly<Record<string, string | number>>) => string;

export function lastTurnWords(view: View, told: Told, look: Look): LastTurnWords {
  const say: Say = (key, fields = {}) => look.say({ key, with: fields });
  const all = forAll(view, told, say);
  if (all !== undefined) return { nobody: true, wordings: [all] };
  const { seat } = told;
  const deeds = deedsOf(view, told, say);
  const gains = gainsOf(told, seat);
  const who = say('turn.who', { seat });
  const line = (words: readonly string[], effects: readonly Part[]): Part[] => [
    `${who}${words.join(', ')}`,
    ...effects,
  ];
  return {
    seat,
    wordings: [
      line(deeds, gains),
      line(deeds.slice(0, 2), gains),
      line(deeds.slice(0, 1), gains),
      line(deeds.slice(0, 1), []),
    ],
  };
}

/** What happened to everybody at once. */
function forAll(view: View, told: Told, say: Say): Part[] | undefined {
  const { over } = told;
  if (over) {
    const collapsed = view.stations.filter(({ stable }) => !stable).length;
    return [say('turn.final', { collapsed, stations: view.stations.length })];
  }
  const closed = eventsOf(told, 'marketClosed');
  if (closed.length === 0) return undefined;
  return [
    say('turn.market'),
    ...closed.flatMap(({ seat, count }): Part[] => [
      '  ',
      { sign: tokenName(seat) },
      say('turn.cards', { count }),
    ]),
  ];
}

function categoryOf(view: View, told: Told, card: string): Category | undefined {
  return (view.printed.parts[card] ?? told.before.printed.parts[card])?.category;
}

/** The main thing first. */
function deedsOf(view: View, told: Told, say: Say): string[] {
  const own = <T extends { readonly seat?: number }>(events: readonly T[]): readonly T[] =>
    events.filter(({ seat }) => seat === told.seat);
  const bought = own(eventsOf(told, 'bought')).map(({ card }) =>
    say('turn.bought', { category: categoryOf(view, told, card) ?? 'shell' }),
  );
  const working = [...new Set(told.working.map(({ module }) => categoryOf(view, told, module)))].flatMap(
    (category) => (category === undefined ? [] : say('turn.works', { category })),
  );
  const moved = own(eventsOf(told, 'deepleMoved'));
  const [first] = moved;
  const lost = own(eventsOf(told, 'cardDestroyed')).length;
  return [
    ...bought,
    ...own(eventsOf(told, 'rowSold')).map(({ row, coins }) => say('turn.won', { row, coins })),
    ...own(eventsOf(told, 'bidMade')).map(({ row, coins }) =>
      coins === 0 ? say('turn.droppedOut') : say('turn.bid', { row, coins }),
    ),
    ...(own(eventsOf(told, 'droppedOut')).length > 0 ? [say('turn.droppedOut')] : []),
    ...(own(eventsOf(told, 'rowChosen')).length > 0
      ? own(eventsOf(told, 'rowChosen')).map(({ row }) => say('turn.row', { row }))
      : []),
    ...working,
    ...(working.length > 0 || first === undefined
      ? []
      : [say('turn.moved', { number: moved.length, category: first.arm })]),
    ...own(eventsOf(told, 'extended')).map(({ extension }) => say('turn.extended', { extension })),
    ...(own(eventsOf(told, 'plantUsed')).length > 0 ? [say('turn.plant')] : []),
    ...(own(eventsOf(told, 'pushed')).length > 0 ? [say('turn.pushed')] : []),
    ...(own(eventsOf(told, 'passed')).length > 0 ? [say('turn.passed')] : []),
    ...(own(eventsOf(told, 'marketChosen')).length > 0 ? [say('turn.chosen')] : []),
    ...(lost > 0 ? [say('turn.lost', { number: lost })] : []),
  ];
}

function gainsOf(told: Told, seat: number): Part[] {
  const points = told.points[seat] ?? 0;
  const damage = told.damage[seat] ?? 0;
  return [
    ...(points === 0 ? [] : [`, ${signed(points)}`, { sign: 'star' }]),
    ...(damage === 0 ? [] : [`, ${signed(damage)}`, { sign: 'burst' }]),
  ];
}
