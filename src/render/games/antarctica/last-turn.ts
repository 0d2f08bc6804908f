import type { LastTurnWords } from '../../headline.ts';
import type { LastTurn, ToldStep } from '../../last-turn.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { boardName, shorten } from '../../type.ts';
import { pointsPill, wonInAll } from './changed.ts';
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

const TOKEN = 34;

/** The tokens of those whom the turn brought or cost points beside its player, and how many. */
function othersIn(changed: Changed): Part[] {
  const won = changed.now.players.flatMap(({ seat }) => {
    const points = wonInAll(changed, seat);
    return seat === changed.seat || points === 0 ? [] : [{ seat, points }];
  });
  const amounts = [...new Set(won.map(({ points }) => points))].sort((one, other) => other - one);
  return amounts.flatMap((amount): Part[] => [
    ...won.flatMap(({ seat, points }) => (points === amount ? [{ sign: tokenName(seat), size: TOKEN }] : [])),
    `${signed(amount)} `,
  ]);
}

const SHORT_NAME = 180;

/** "Zażółć: ship to SE, built Derrick", and its points; shorter names first, then fewer words. */
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
  // that a turn brought nothing is known at its end
  const inVain = points === 0 && events.some(({ type }) => type === 'turnEnded');
  const parts = [...done, ...(inVain ? [{ key: 'last.nothing' } as const] : [])].map((msg) => look.say(msg));
  if (done.length === 0) return undefined;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const whole = boardName(name, colourWord);
  const short = shorten(whole, SHORT_NAME, 38, 'bold');
  const said = (who: string, what: readonly string[]): string[] => [
    look.say({ key: 'last.turn', with: { seat, what: what.join(', ') } }).replace(name, who),
  ];
  const wordings = [
    said(whole, parts),
    said(short, parts),
    ...parts.slice(1).map((_, at) => said(short, parts.slice(0, parts.length - 1 - at))),
  ];
  return {
    seat,
    wordings,
    others: othersIn(changed),
    ...(points !== 0 && { points: { parts: [signed(points)], look: pointsPill(changed, seat, points) } }),
  };
}
