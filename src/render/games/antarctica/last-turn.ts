import type { LastTurnWords } from '../../headline.ts';
import type { LastTurn, ToldStep } from '../../last-turn.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { boardName, drawableName, shorten } from '../../type.ts';
import { wonByCards, wonByDiscards, wonInAll, wonInArea, wonOnTrack } from './changed.ts';
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

interface Cause {
  readonly points: number;
  /** An area by its letters, or a word. */
  readonly said: string;
  /** Shorter than the word. */
  readonly sign?: string;
}

/** Why a seat's points changed. */
function causesOf(changed: Changed, look: AntarcticaLook, seat: number): Cause[] {
  const { areas, tracks } = changed.now;
  const research = tracks.reduce((sum, { id }) => sum + wonOnTrack(changed, id, seat), 0);
  const causes: readonly Cause[] = [
    ...areas.map(({ id }) => ({
      points: wonInArea(changed, id, seat),
      said: look.say({ key: `compass.${id}` }),
    })),
    { points: research, said: look.say({ key: 'board.byResearch' }), sign: 'research' },
    { points: wonByCards(changed, seat), said: look.say({ key: 'board.byAsterisks' }), sign: 'asterisk' },
    { points: wonByDiscards(changed, seat), said: look.say({ key: 'board.byDiscards' }) },
  ];
  return causes.filter(({ points }) => points !== 0);
}

type Why = 'words' | 'signs' | 'none';

/** "(SE +14, research +7)", in signs where there are such; the single cause without its points. */
function reasons(causes: readonly Cause[], why: Why, withPoints: boolean): Part[] {
  if (why === 'none' || causes.length === 0) return [];
  return [
    ' (',
    ...causes.flatMap(({ points, said, sign }, nth): Part[] => [
      nth === 0 ? '' : ', ',
      why === 'signs' && sign !== undefined ? { sign, size: SIGN } : said,
      withPoints ? ` ${signed(points)}` : '',
    ]),
    ')',
  ].filter((part) => part !== '');
}

const SIGN = 30;

/** So wide the name of whose turn it was may be. */
const NAME_WIDTHS = [460, 180] as const;

/** "Zażółć: sailed N to SE, built Derrick, +4 points"; with a shorter name, then with fewer deeds where it finds no room. */
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
  const inVain = events.some(({ type }) => type === 'turnEnded');
  const causes = causesOf(changed, look, seat);
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const again = view.asked?.seat === seat;
  const said = (deeds: readonly string[], width: number, why: Why): Part[] => {
    const gain =
      points === 0
        ? [inVain ? look.say({ key: 'last.nothing' }) : '']
        : [why === 'none' ? look.say({ key: 'last.points', with: { points } }) : signed(points)];
    const what = [...deeds, ...gain.filter((one) => one !== '')].join(', ');
    // the question names the same player already
    const who = shorten(boardName(name, colourWord), width, 38, 'bold');
    const words = again
      ? look.say({ key: 'last.turnAgain', with: { what } })
      : look.say({ key: 'last.turn', with: { seat, what } }).replace(name, who);
    return [words, ...reasons(causes, why, true)];
  };
  const fewer = done.map((_, at) => done.slice(0, done.length - at));
  const explained = causes.length > 1 ? (['words', 'signs'] as const) : [];
  return {
    seat,
    wordings: [
      ...explained.map((why) => said(done, NAME_WIDTHS[1], why)),
      ...fewer.flatMap((deeds) => NAME_WIDTHS.map((width) => said(deeds, width, 'none'))),
    ],
  };
}

export const OTHERS = { size: 34, token: 32, names: [200, 130] } as const;

/** "Others: Zażółć +2 (N), Daniel −1 (research)": whom the turn brought or cost points beside its player; the fullest wording first. */
export function othersWordings(
  last: LastTurn<AntarcticaView> | undefined,
  view: AntarcticaView,
  look: AntarcticaLook,
): readonly (readonly Part[])[] {
  const changed = changedBy(last, view);
  if (changed === undefined) return [];
  const won = view.players.flatMap(({ seat }) => {
    const points = wonInAll(changed, seat);
    return seat === changed.seat || points === 0 ? [] : [{ seat, points }];
  });
  if (won.length === 0) return [];
  const why = won.map(({ seat }) => causesOf(changed, look, seat));
  const leads = look.say({ key: 'last.others' });
  const [first] = why;
  const same =
    first?.length === 1 && why.every((causes) => causes.length === 1 && causes[0]?.said === first[0]?.said);
  const worded = (width: number, how: Why, lead: string): Part[] => [
    ...(lead === '' ? [] : [`${lead} `]),
    ...won.flatMap(({ seat, points }, nth): Part[] => {
      const { name = '', colourWord = '' } = look.seats[seat] ?? {};
      const who = shorten(drawableName(name, colourWord), width, OTHERS.size, 'bold');
      return [
        { sign: tokenName(seat), size: OTHERS.token },
        `${who} ${signed(points)}`,
        ...reasons(why[nth] ?? [], how, false),
        '  ',
      ];
    }),
  ];
  const [whole, short] = OTHERS.names;
  const once = look.say({ key: 'last.othersBy', with: { why: first?.[0]?.said ?? '' } });
  return [
    ...(same && won.length > 1 ? [worded(whole, 'none', once), worded(short, 'none', once)] : []),
    worded(whole, 'words', leads),
    worded(short, 'words', leads),
    worded(short, 'words', ''),
    worded(short, 'signs', ''),
    worded(whole, 'none', leads),
    worded(short, 'none', leads),
  ];
}
