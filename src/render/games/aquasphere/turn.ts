import type { Seat } from '../../../engine/core/contract.ts';
import type { Event as AquaSphereEvent } from '../../../engine/games/aquasphere/messages.ts';
import type { Letter } from '../../../engine/games/aquasphere/components.ts';
import type { PlayerView, View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { LastTurn, ToldStep } from '../../last-turn.ts';

/** What happened in the last turn, taken from its events: what the picture tells in words and marks. */

type HqPlace = PlayerView['engineer'];
type EventOf<T extends AquaSphereEvent['type']> = Extract<AquaSphereEvent, { type: T }>;

/** A turn does one of these once: a second one belongs to the turn before. */
const MAIN: readonly string[] = [
  'engineerMoved',
  'scientistMoved',
  'passed',
] satisfies AquaSphereEvent['type'][];

/** From the first decision of whoever decided last, as far back as one turn of this round reaches; or from the scoring, if nobody has moved since. */
export function turnFrom(story: readonly ToldStep[]): number | undefined {
  const last = story.at(-1);
  if (last === undefined) return undefined;
  const scored = story.findLastIndex(({ events }) => events.some(({ type }) => type === 'scored'));
  const movedSince = story
    .slice(scored + 1)
    .some(({ events }) => events.some(({ type }) => MAIN.includes(type)));
  if (scored >= 0 && !movedSince) return scored;
  // who answered last in a scoring may be the first one of the next round
  const begun = story.findLastIndex(({ events }) => events.some(({ type }) => type === 'roundStarted'));
  let from = story.length - 1;
  let done = false;
  for (let at = from; at > begun; at -= 1) {
    const step = story[at];
    if (step?.seat !== last.seat) break;
    const main = step?.events.some(({ type }) => MAIN.includes(type)) === true;
    if (main && done) break;
    done ||= main;
    from = at;
  }
  return from;
}

interface Points {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Points that were lost at a red line. */
interface Loss {
  readonly seat: Seat;
  readonly points: number;
  readonly line: number;
}

export interface Told {
  readonly before: AquaSphereView;
  readonly seat: Seat;
  readonly moved?: EventOf<'engineerMoved'>;
  readonly walked?: EventOf<'scientistMoved'>;
  readonly programmed?: EventOf<'botProgrammed'>;
  readonly module?: EventOf<'extensionTaken'>;
  readonly time?: EventOf<'timeGained'>;
  readonly crystals?: EventOf<'crystalsGained'>;
  readonly catch?: EventOf<'octopodsCaught'>;
  readonly submarine?: EventOf<'submarinePlaced'>;
  readonly card?: EventOf<'cardTaken'>;
  readonly control?: EventOf<'botPlaced'>;
  readonly returned?: EventOf<'botReturned'>;
  readonly income?: EventOf<'incomeTaken'>;
  readonly line?: EventOf<'linePaid'>;
  /** In a scoring those of all seats, but not those of the turn before it; none at the end, where counters have gone on. */
  readonly lost: readonly Loss[];
  readonly passed: boolean;
  /** Absent: nobody but whose turn it was scored. */
  readonly scored: boolean;
  readonly over: boolean;
  /** A round began: what lies in the station was refilled. */
  readonly refilled: boolean;
  readonly points: readonly Points[];
  /** All time and crystals that it got, whatever it paid. */
  readonly gained: { readonly time: number; readonly crystals: number };
}

export function toldOf(view: AquaSphereView, last: LastTurn<AquaSphereView>): Told | undefined {
  const seat = last.steps[0]?.seat;
  if (seat === undefined) return undefined;
  // as: a story of this game holds events of this game
  const events = last.steps.flatMap((step) => step.events as readonly AquaSphereEvent[]);
  const one = <T extends AquaSphereEvent['type']>(type: T): EventOf<T> | undefined =>
    // as: found by its type
    events.find((event) => event.type === type && (!('seat' in event) || event.seat === seat)) as
      EventOf<T> | undefined;
  const has = (type: AquaSphereEvent['type']): boolean => events.some((event) => event.type === type);
  const parts = {
    moved: one('engineerMoved'),
    walked: one('scientistMoved'),
    programmed: one('botProgrammed'),
    module: one('extensionTaken'),
    time: one('timeGained'),
    crystals: one('crystalsGained'),
    catch: one('octopodsCaught'),
    submarine: one('submarinePlaced'),
    card: one('cardTaken'),
    control: one('botPlaced'),
    returned: one('botReturned'),
    income: one('incomeTaken'),
    line: one('linePaid'),
  };
  const scored = has('scored') || has('finalScored');
  const points = view.players.map((player, nth) => ({
    seat: nth,
    from: scored ? player.kp - scoredBy(view, nth) : (last.before.players[nth]?.kp ?? player.kp),
    to: player.kp,
  }));
  return {
    before: last.before,
    seat,
    // as: parts that are absent are left out
    ...(Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<Told>),
    passed: one('passed') !== undefined,
    lost: view.over ? [] : lossesIn(events),
    scored,
    over: view.over,
    refilled: has('sectorRefilled'),
    gained: gainedBy(seat, events),
    points: points.filter(({ from, to }) => from !== to),
  };
}

/** The last act or pass is one decision with the scoring, and earns points of its own. */
function scoredBy({ lastScoring, finalScoring }: AquaSphereView, seat: Seat): number {
  const { letters = 0, time = 0, submarines = 0, lab = 0 } = finalScoring?.[seat] ?? {};
  return (lastScoring?.[seat]?.moved ?? 0) + letters + time + submarines + lab;
}

/** A counter may first go up to the line, and stop there by a second gain. */
function lossesIn(events: readonly AquaSphereEvent[]): Loss[] {
  const losses: Loss[] = [];
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'scored') + 1)) {
    if (event.type !== 'knowledgeMoved' || event.lost === 0) continue;
    const { seat, to, lost } = event;
    const same = losses.findIndex((one) => one.seat === seat && one.line === to + 1);
    const points = lost + (losses[same]?.points ?? 0);
    losses.splice(same < 0 ? losses.length : same, 1, { seat, points, line: to + 1 });
  }
  return losses;
}

function gainedBy(seat: Seat, events: readonly AquaSphereEvent[]): Told['gained'] {
  let [time, crystals] = [0, 0];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'timeGained' || event.type === 'incomeTaken') time += event.got;
    if (event.type === 'botReturned') time += event.time;
    if (event.type === 'crystalsGained') crystals += event.got;
  }
  return { time, crystals };
}

export function pointsOf({ points }: Told, seat: Seat): number {
  const found = points.find((one) => one.seat === seat);
  return found === undefined ? 0 : found.to - found.from;
}

/** Where the scientist was, if it is elsewhere now and the picture shows its way. */
export function walkedFrom({ walked, refilled, scored }: Told): Letter | undefined {
  return walked === undefined || refilled || scored || walked.from === walked.to ? undefined : walked.from;
}

/** Where the engineer was, likewise. */
export function climbedFrom({ before, seat, moved, passed, refilled, scored }: Told): HqPlace | undefined {
  return refilled || scored || (moved === undefined && !passed) ? undefined : before.players[seat]?.engineer;
}

/** Whose scientists have a place in a sector: all that are there, and the one that has just left it, as a ghost. */
export function crewOf({ players }: AquaSphereView, letter: Letter, told: Told | undefined): Seat[] {
  const left = told !== undefined && walkedFrom(told) === letter ? told.seat : undefined;
  const crew = players.flatMap(({ scientist }, seat) =>
    scientist.sector === letter || seat === left ? [seat] : [],
  );
  // who has come stands in front
  const came = told !== undefined && walkedFrom(told) !== undefined && told.walked?.to === letter;
  return came ? [told.seat, ...crew.filter((seat) => seat !== told.seat)] : crew;
}

/** Whose engineers have a place in a room, likewise. */
export function engineersIn({ players }: AquaSphereView, room: HqPlace, told: Told | undefined): Seat[] {
  const left = told !== undefined && climbedFrom(told) === room ? told.seat : undefined;
  return players.flatMap(({ engineer }, seat) => (engineer === room || seat === left ? [seat] : []));
}

/** The sector in which it acted, where it did. */
export function actedIn({ walked }: Told): Letter | undefined {
  return walked?.to;
}

/** Whether it was not in control there before. */
export function tookControl({ before, control, seat }: Told): boolean {
  const sector = before.ring.find(({ letter }) => letter === control?.sector);
  return control !== undefined && sector?.control !== seat;
}
