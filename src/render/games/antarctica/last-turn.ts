import type { LastTurnWords } from '../../headline.ts';
import type { LastTurn, ToldStep } from '../../last-turn.ts';
import { tokenName } from '../../house-sprites.ts';
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
  return {
    seat,
    before: last.before,
    now,
    ...(sailed?.type === 'shipSailed' && { sailed: { from: sailed.from, to: sailed.to } }),
  };
}

/** What its player did, the most important first. */
function doneBy(seat: number, events: readonly AntarcticaEvent[]): Said[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  return own.flatMap((event): Said[] => {
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
        return [{ key: 'last.stayed' }];
      case 'built':
        return [{ key: 'last.built', with: { card: event.card } }];
      case 'recruited':
        return [{ key: 'last.recruited', with: { count: event.count } }];
      case 'shipBuilt':
        return [{ key: 'last.ship' }];
      case 'cubeGranted':
      case 'advanced':
        return [{ key: 'last.research' }];
      case 'cardPlayed':
        return [{ key: 'last.played', with: { card: event.kind } }];
      case 'resourceDiscarded':
        return [{ key: 'last.discarded', with: { what: event.kind } }];
      case 'shipMoved':
        return [{ key: 'last.moved', with: { to: { key: `compass.${event.to}` } } }];
      default:
        return [];
    }
  });
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

function inOrder(done: readonly Said[]): Said[] {
  return ORDER.flatMap((key) => done.find((one) => one.key === key) ?? []);
}

/** Who else won or lost points by it, those with the same together. */
interface Others {
  readonly seats: readonly number[];
  readonly points: number;
}

function othersIn(changed: Changed): Others[] {
  const won = changed.now.players.flatMap(({ seat }) => {
    const points = wonInAll(changed, seat);
    return seat === changed.seat || points === 0 ? [] : [{ seat, points }];
  });
  const amounts = [...new Set(won.map(({ points }) => points))].sort((one, other) => other - one);
  return amounts.map((points) => ({
    points,
    seats: won.filter((one) => one.points === points).map(({ seat }) => seat),
  }));
}

const TOKEN = 36;

/** By their tokens, where their names find no room. */
function asTokens(others: readonly Others[]): Part[] {
  return others.flatMap(({ seats, points }): Part[] => [
    ...seats.map((seat) => ({ sign: tokenName(seat), size: TOKEN })),
    ` ${signed(points)} `,
  ]);
}

/** So wide names may be, from whole ones to the shortest. */
const NAME_WIDTHS = [460, 180, 120] as const;
/** So much of what was done is told before names of others are left out. */
const LEAST_DEEDS = 2;

/**
 * "Zażółć: sailed N to SE, built Derrick, +4 points; Ola and Benoît +2 each": with shorter names, then fewer deeds, then tokens in place
 * of the others' names where it finds no room.
 */
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
  const done = inOrder(doneBy(seat, events)).map((one) => look.say(one));
  if (done.length === 0) return undefined;
  // that a turn brought nothing is known at its end
  const inVain = points === 0 && events.some(({ type }) => type === 'turnEnded');
  const gain =
    points === 0
      ? inVain
        ? [look.say({ key: 'last.nothing' })]
        : []
      : [look.say({ key: 'last.points', with: { points } })];
  const others = othersIn(changed);
  const named = (words: string, width: number): string =>
    look.seats.reduce((so, { name, colourWord }) => {
      return so.replace(name, shorten(boardName(name, colourWord), width, 38, 'bold'));
    }, words);
  const told = (deeds: number): string =>
    look.say({ key: 'last.turn', with: { seat, what: [...done.slice(0, deeds), ...gain].join(', ') } });
  const theirs = others.map(({ seats, points: won }) =>
    look.say(
      seats.length > 1
        ? { key: 'last.others', with: { seats, points: signed(won) } }
        : { key: 'last.other', with: { seat: seats[0] ?? 0, points: signed(won) } },
    ),
  );
  const deeds = done.map((_, at) => done.length - at);
  const whole = (count: number, width: number): Part[] => [
    named([told(count), ...(theirs.length === 0 ? [] : [theirs.join(', ')])].join('; '), width),
  ];
  const withTokens = (count: number): Part[] => [
    named(`${told(count)}${others.length === 0 ? '' : '; '}`, 120),
    ...asTokens(others),
  ];
  const wordings = [
    ...deeds
      .filter((count) => count >= Math.min(LEAST_DEEDS, done.length))
      .flatMap((count) => NAME_WIDTHS.map((width) => whole(count, width))),
    ...deeds.map(withTokens),
  ];
  return { seat, wordings };
}
