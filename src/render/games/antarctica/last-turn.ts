import type { Msg } from '../../../engine/core/contract.ts';
import type { LastTurnWords } from '../../headline.ts';
import type { LastTurn, ToldStep } from '../../last-turn.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { boardName, shorten } from '../../type.ts';
import { wonInAll } from './changed.ts';
import type { Changed } from './changed.ts';
import type { AntarcticaEvent, AntarcticaView } from './view.ts';
import type { AntarcticaLook, Said } from './messages.ts';

/* The one turn that the board tells, in words. */

/** With these a turn is over; in the setup each ship and cube is a turn of its own. */
const ENDINGS: ReadonlySet<string> = new Set(['turnEnded', 'shipPlaced', 'cubeGranted']);

/** The running turn, or the one before it if nothing has happened in it yet. */
export function turnFrom(story: readonly ToldStep[]): number | undefined {
  if (story.length === 0) return undefined;
  const ends = ({ events }: ToldStep): boolean => events.some(({ type }) => ENDINGS.has(type));
  for (let at = story.length - 2; at >= 0; at -= 1) {
    const step = story[at];
    if (step !== undefined && ends(step)) return at + 1;
  }
  return 0;
}

function eventsOf({ steps }: LastTurn<AntarcticaView>): AntarcticaEvent[] {
  // as: the steps are of a game of Antarctica
  return steps.flatMap(({ events }) => events) as AntarcticaEvent[];
}

/** Whose turn it was: others may take cards and advance in it. */
function seatOf(last: LastTurn<AntarcticaView>): number | undefined {
  return last.steps[0]?.seat;
}

export function changedBy(
  last: LastTurn<AntarcticaView> | undefined,
  now: AntarcticaView,
): Changed | undefined {
  const seat = last === undefined ? undefined : seatOf(last);
  if (last === undefined || seat === undefined) return undefined;
  const sailed = eventsOf(last).find((event) => event.type === 'shipSailed' && event.seat === seat);
  const ship = last.before.areas.flatMap(({ line }) => line).find(({ acting }) => acting)?.id;
  return {
    seat,
    before: last.before,
    now,
    ...(ship !== undefined && { ship }),
    ...(sailed?.type === 'shipSailed' && { sailed: { from: sailed.from, to: sailed.to } }),
    hasStayed: eventsOf(last).some((event) => event.type === 'shipStayed' && event.seat === seat),
  };
}

/** An action, an effect and a piece given up may all bring scientists in one turn. */
function recruitedBy(event: AntarcticaEvent): number {
  if (event.type === 'recruited') return event.count;
  return event.type === 'resourceDiscarded' ? event.recruited : 0;
}

/** What is given up and wasn't on the board. */
function available({ key }: Msg): Said {
  return { key: key === 'discarded.ship' ? 'last.availableShip' : 'last.availableCube' };
}

/** What its player did, the most important first. */
function doneBy(seat: number, events: readonly AntarcticaEvent[]): Said[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const recruits = own.reduce((sum, event) => sum + recruitedBy(event), 0);
  const deeds = own.flatMap((event): Said[] => {
    switch (event.type) {
      case 'shipSailed':
        return [
          {
            key: 'last.sailed',
            with: { from: { key: `compass.${event.from}` }, to: { key: `compass.${event.to}` } },
          },
        ];
      case 'shipPlaced':
        return [{ key: 'last.placed', with: { to: { key: `compass.${event.area}` } } }];
      case 'shipStayed':
        return [{ key: 'last.stayed', with: { area: { key: `compass.${event.area}` } } }];
      case 'built':
        return [{ key: 'last.built', with: { card: event.card } }];
      case 'shipBuilt':
        return [{ key: 'last.ship' }];
      case 'cubeGranted':
      case 'advanced':
        return [{ key: 'last.research' }];
      case 'cardPlayed':
        return [{ key: 'last.played', with: { card: event.kind } }];
      case 'resourceDiscarded':
        return [
          {
            key: 'last.discarded',
            with: { what: event.area === undefined ? available(event.kind) : event.kind },
          },
        ];
      case 'shipMoved':
        return [
          {
            key: 'last.moved',
            with: { from: { key: `compass.${event.from}` }, to: { key: `compass.${event.to}` } },
          },
        ];
      default:
        return [];
    }
  });
  return recruits === 0 ? deeds : [...deeds, { key: 'last.recruited', with: { count: recruits } }];
}

/** Each thing once, in the order in which it is told. */
const ORDER = [
  'last.sailed',
  'last.placed',
  'last.stayed',
  'last.built',
  'last.ship',
  'last.discarded',
  'last.research',
  'last.recruited',
  'last.played',
  'last.moved',
];

/** The last of them. */
const SMALL_DEEDS: ReadonlySet<string> = new Set(['last.recruited', 'last.played', 'last.moved']);

function inOrder(done: readonly Said[]): Said[] {
  return ORDER.flatMap((key) => done.find((one) => one.key === key) ?? []);
}

/** "N to SE" for "sailed N to SE": the arrow on the map says the rest. */
function withoutVerb(deed: Said): Said {
  return deed.key === 'last.sailed' ? { key: 'last.fromTo', with: deed.with } : deed;
}

/** "Ola −5, Daniel +1": what the turn brought the others, where the line has room for all of them; their plates say why. */
function othersIn(changed: Changed, look: AntarcticaLook): string {
  return look.seats
    .flatMap(({ name, colourWord }, seat) => {
      const points = wonInAll(changed, seat);
      if (seat === changed.seat || points === 0) return [];
      return [`${shorten(boardName(name, colourWord), NAME_WIDTHS[1], 38, 'bold')} ${signed(points)}`];
    })
    .join(', ');
}

/** So wide a name may be; the others' have the smaller width. */
const NAME_WIDTHS = [460, 180] as const;

/** "Zażółć: sailed N to SE, built Derrick, +4 points"; with a shorter name, then with fewer deeds where it finds no room. What it brought others goes before the smallest deeds. */
export function lastTurnWords(
  last: LastTurn<AntarcticaView> | undefined,
  view: AntarcticaView,
  look: AntarcticaLook,
): LastTurnWords | undefined {
  const changed = changedBy(last, view);
  if (last === undefined || changed === undefined) return undefined;
  const { seat } = changed;
  const points = wonInAll(changed, seat);
  const events = eventsOf(last);
  const done = inOrder(doneBy(seat, events));
  if (done.length === 0) return undefined;
  const goesOn = view.asked !== undefined && !events.some(({ type }) => ENDINGS.has(type));
  // that a turn brought nothing is known at its end
  const inVain = events.some(({ type }) => type === 'turnEnded');
  const gain =
    points !== 0
      ? [look.say({ key: 'last.points', with: { points } })]
      : inVain
        ? [look.say({ key: 'last.nothing' })]
        : goesOn
          ? [look.say({ key: 'last.noneYet' })]
          : [];
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const inWords = (deeds: readonly Said[], gained: readonly string[]): string =>
    [...deeds.map((one) => look.say(one)), ...gained].join(', ');
  const said = (what: string, width: number): Part[] => {
    const who = shorten(boardName(name, colourWord), width, 38, 'bold');
    return [look.say({ key: goesOn ? 'last.soFar' : 'last.turn', with: { seat, what } }).replace(name, who)];
  };
  const sum = points === 0 ? gain : [signed(points)];
  const fewer = done.map((_, at) => done.slice(0, done.length - at));
  const own = fewer
    .flatMap((deeds) => {
      const short = deeds.map(withoutVerb);
      return [inWords(deeds, gain), inWords(short, gain), inWords(short, sum)];
    })
    .flatMap((what) => NAME_WIDTHS.map((width) => said(what, width)));
  const others = othersIn(changed, look);
  if (others === '') return { seat, wordings: own };
  // what it brought others is more than the deeds that their owner's plate and hand show
  const least = done.filter(({ key }) => !SMALL_DEEDS.has(key)).length;
  const withOthers = fewer
    .flatMap((deeds) => [deeds, deeds.map(withoutVerb)])
    .filter((deeds) => deeds.length >= Math.max(1, least))
    .map((deeds) => look.say({ key: 'last.andOthers', with: { what: inWords(deeds, sum), others } }))
    .flatMap((what) => NAME_WIDTHS.map((width) => said(what, width)));
  return { seat, wordings: [...withOthers, ...own] };
}
