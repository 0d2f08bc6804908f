import type { Event } from '../../../engine/games/new-eden/messages.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import type { LastTurn, ToldStep } from '../../last-turn.ts';

/** What happened in the last turn: what the picture tells in words and marks. */

type EventType = Event['type'];
type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/** A turn does one of these; a second one belongs to the turn before. */
const MAIN: ReadonlySet<EventType> = new Set([
  'bought',
  'oxygenUsed',
  'passed',
  'bidMade',
  'droppedOut',
  'marketChosen',
  'pushed',
  'rowChosen',
  'rowsCleared',
]);
/** Before it, free actions, and a module lost to what they cost. */
const FREE: ReadonlySet<EventType> = new Set(['plantUsed', 'extended', 'cardDestroyed']);
/** After it. */
const LATER: ReadonlySet<EventType> = new Set(['deepleMoved', 'activated']);

function does(types: ReadonlySet<EventType>, { events }: ToldStep): boolean {
  // as: a type that is none of this game's is not in the set either
  return events.some(({ type }) => types.has(type as EventType));
}

/** From the first decision of whoever did something last, as far back as one turn reaches. */
export function turnFrom(story: readonly ToldStep[]): number | undefined {
  const end = story.findLastIndex((step) => [MAIN, FREE, LATER].some((types) => does(types, step)));
  const last = story[end];
  if (last === undefined) return undefined;
  let from = end;
  let done = false;
  for (let at = end; at >= 0; at -= 1) {
    const step = story[at];
    if (step === undefined || step.seat !== last.seat) break;
    const main = does(MAIN, step);
    if (done && (main || !does(FREE, step))) break;
    done ||= main;
    from = at;
  }
  return from;
}

/** What a module, the plant, a card that was built or an extension brought to its station. */
export interface Brought {
  readonly station: number;
  /** `module:1A-CR1`, `plant`, `card:1A-RE1`, `dome` */
  readonly by: string;
  readonly points: number;
  readonly damage: number;
  readonly coins: number;
  readonly deeples: number;
}

export interface Told {
  readonly before: View;
  /** who made it, or who won the row that it sold */
  readonly seat: number;
  readonly events: readonly Event[];
  readonly brought: readonly Brought[];
  /** by station */
  readonly points: readonly number[];
  readonly damage: readonly number[];
  readonly roundBegan: boolean;
  readonly over: boolean;
}

export function toldOf(view: View, last: LastTurn<View>): Told | undefined {
  // as: a story of this game holds events of this game
  const events = last.steps.flatMap((step) => step.events as readonly Event[]);
  const sale = events.findLast((event) => event.type === 'rowSold');
  const seat = sale?.seat ?? last.steps[0]?.seat;
  if (seat === undefined) return undefined;
  const then = (station: number): View['stations'][number] | undefined => last.before.stations[station];
  return {
    before: last.before,
    seat,
    events,
    brought: view.stations.flatMap((_, station) => broughtIn(events, station)),
    points: view.stations.map(({ score }, nth) => score - (then(nth)?.score ?? score)),
    damage: view.stations.map(({ damage }, nth) => damage - (then(nth)?.damage ?? damage)),
    roundBegan: events.some(({ type }) => type === 'roundStarted'),
    over: view.over,
  };
}

export function eventsOf<T extends EventType>({ events }: Told, type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

type Earning = EventOf<'pointsGained' | 'damageChanged' | 'coinsGained' | 'deeplesGained'>;

function isEarning(event: Event): event is Earning {
  return ['pointsGained', 'damageChanged', 'coinsGained', 'deeplesGained'].includes(event.type);
}

/** Where on the board it comes from; nowhere: a price, a place of passing. Deeples always appear in the dome. */
function sourceOf({ type, cause }: Earning): string | undefined {
  if (type === 'deeplesGained' || cause.key === 'cause.extension') return 'dome';
  if (cause.key === 'cause.plant') return 'plant';
  const [, kind = ''] = cause.key.split('.');
  const id = cause.with?.[kind];
  return typeof id === 'string' && (kind === 'module' || kind === 'card') ? `${kind}:${id}` : undefined;
}

function broughtIn(events: readonly Event[], station: number): Brought[] {
  const found = new Map<string, Brought>();
  for (const event of events) {
    if (!isEarning(event) || event.seat !== station) continue;
    const by = sourceOf(event);
    if (by === undefined) continue;
    const sum = found.get(by) ?? { station, by, points: 0, damage: 0, coins: 0, deeples: 0 };
    found.set(by, withEarned(sum, event));
  }
  return [...found.values()];
}

function withEarned(sum: Brought, event: Earning): Brought {
  switch (event.type) {
    case 'pointsGained':
      return { ...sum, points: sum.points + event.points };
    case 'damageChanged':
      return { ...sum, damage: sum.damage + event.by };
    case 'coinsGained':
      return { ...sum, coins: sum.coins + event.coins };
    case 'deeplesGained':
      return { ...sum, deeples: sum.deeples + event.deeples };
  }
}

/** What the plant brought to a station: told with it, as nobody could tell it in a sum with what a row took or a module gave. */
export function powerOf({ brought }: Told, station: number): Pick<Brought, 'coins' | 'damage'> | undefined {
  const power = brought.find((one) => one.station === station && one.by === 'plant');
  return power === undefined ? undefined : { coins: power.coins, damage: power.damage };
}
