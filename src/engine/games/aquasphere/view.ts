import type { Seat, Viewer } from '../../core/contract.ts';
import { present } from '../../core/json.ts';
import {
  RING,
  START,
  loadingLimitFor,
  rowOf,
  type Colour,
  type Components,
  type Letter,
  type Room,
} from './components.ts';
import { stepsToLine } from './knowledge.ts';
import type { Event } from './messages.ts';
import { botsCap, botsUsed, lettersOf, scores } from './scoring.ts';
import {
  capacityOf,
  controlledBy,
  playerOf,
  seatsOf,
  tokenIn,
  visibleTile,
  type Frame,
  type Position,
  type SeatScoring,
  type State,
} from './state.ts';

/** What everybody sees: this game has no secrets of seats, only decks and turnings that nobody knows (section 6). */
export type View = ReturnType<typeof view>;
export type HqView = View['hq'];
export type SectorView = View['ring'][number];
export type ExtensionView = ReturnType<typeof extensionView>;
export type EdgeView = View['tile']['byPosition'][number];
export type PlayerView = View['players'][number];
export type HeldCardView = PlayerView['cards'][number];
interface AwaitingView {
  readonly kind: 'turn' | 'trim' | 'letters' | 'knowledge' | 'prepare' | 'advance';
  readonly seats: readonly Seat[];
  readonly about: AboutView;
}
/** The rest of the open question: what there is depends on its kind. */
interface AboutView {
  readonly seat?: Seat;
  readonly fresh?: Colour;
  readonly letters?: readonly Letter[];
  /** points still to come: one number, or by seat */
  readonly points?: number;
  readonly pointsOf?: readonly number[];
  readonly income?: readonly number[];
  readonly taken?: readonly Seat[];
  readonly used?: readonly string[];
  readonly done?: readonly Seat[];
}

export function view(at: Position, _viewer: Viewer, asked: readonly Seat[]) {
  const { components, state } = at;
  const { track } = components;
  return {
    set: { id: state.set.id, version: state.set.version, hash: state.set.hash },
    round: state.round,
    rounds: components.counts.rounds,
    seats: state.players.length,
    options: optionsView(state),
    over: state.frames.length === 0,
    ...present({ awaiting: awaitingView(state, asked) }),
    order: [...state.order],
    passed: [...state.passed],
    hq: hqView(at),
    ring: ringView(at),
    tile: tileView(at),
    lampsToCome: state.tiles.slice(1).map(({ id }) => rowOf(components.tiles, id).lamp),
    track: { lap: track.lap, linesBefore: [...track.linesBefore] },
    stock: stockView(state),
    players: seatsOf(state).map((seat) => playerView(at, seat)),
    printed: printedView(components),
    ...present({ lastScoring: state.lastScoring?.map(scoringView), finalScoring: finalView(at) }),
  };
}

function optionsView({ options }: State) {
  const { earlyPass, emptyActions, lateralFree, redLineReturnPays } = options;
  return { earlyPass, emptyActions, lateralFree, redLineReturnPays };
}

function awaitingView({ frames }: State, seats: readonly Seat[]): AwaitingView | undefined {
  const frame = frames.at(-1);
  const asked = frame === undefined ? undefined : aboutFrame(frame);
  return asked === undefined ? undefined : { ...asked, seats: [...seats] };
}

function aboutFrame(frame: Frame): Omit<AwaitingView, 'seats'> | undefined {
  switch (frame.kind) {
    case 'turn':
      return { kind: frame.kind, about: { seat: frame.seat } };
    case 'trim':
      return { kind: frame.kind, about: { seat: frame.seat, fresh: frame.fresh } };
    case 'letters':
      return { kind: frame.kind, about: { seat: frame.seat, letters: [...frame.left] } };
    case 'knowledge':
      return { kind: frame.kind, about: { seat: frame.seat, points: frame.left } };
    case 'advance':
      return { kind: frame.kind, about: { pointsOf: [...frame.left] } };
    case 'prepare': {
      const { kind, income, taken, used, done } = frame;
      return { kind, about: { income: [...income], taken: [...taken], used: [...used], done: [...done] } };
    }
    default:
      return undefined;
  }
}

function hqView(at: Position) {
  const { components, state } = at;
  const [next] = state.nextPrograms;
  const arrowsFrom = (place: Room): Room[] => [...(components.arrows.get(place) ?? [])];
  return {
    start: arrowsFrom(START),
    rooms: components.rooms.map((id) => ({
      id,
      row: components.rowOfRoom.get(id) ?? 0,
      arrows: arrowsFrom(id),
    })),
    tokens: Object.fromEntries(components.rooms.map((room) => [room, tokenIn(at, room)])),
    ...present({ next: next === undefined ? undefined : { ...rowOf(components.programs, next) } }),
    faceDown: Math.max(0, state.nextPrograms.length - 1),
  };
}

function ringView({ components, state }: Position) {
  return state.ring.map((sector) => {
    const { programs, lockClockwise } = rowOf(components.sectors, sector.letter);
    return {
      letter: sector.letter,
      programs,
      lockClockwise,
      ...present({ control: sector.control }),
      loading: [...sector.loading],
      loadingLimit: loadingLimitFor(components, state.players.length),
      submarines: [...sector.submarines],
      submarineSpaces: [...components.submarineSpaces],
      octopods: sector.octopods,
      crystals: sector.crystals,
      time: sector.time,
      // piles, the top first
      research: sector.research.map((id) => cardView(components, id)),
      extensions: sector.extensions.map((id) => extensionView(components, id)),
    };
  });
}

export type CardView = ReturnType<typeof cardView>;

/** `card:cleaner`: whoever reads the rules may look any card up. */
export function printed({ components }: Position, key: string): CardView | undefined {
  const [category, id = ''] = key.split(':');
  return category === 'card' && components.cards.has(id) ? cardView(components, id) : undefined;
}

function cardView({ cards }: Components, id: string) {
  const { type, colour, reward } = rowOf(cards, id);
  return { id, type, ...present({ colour, reward: reward === undefined ? undefined : { ...reward } }) };
}

function extensionView({ extensions }: Components, id: string) {
  const { letters, adds } = rowOf(extensions, id);
  return { id, letters: [...letters], adds: { ...adds } };
}

function tileView(at: Position) {
  const { tile, turning } = visibleTile(at);
  const byPosition = tile.edges.map((_, position) => {
    const edge = tile.edges[(position - turning + RING) % RING];
    if (edge === undefined) throw new RangeError(`no edge for position ${position}`);
    const { time, crystals, octopods, neutralSub } = edge;
    return { time, crystals, octopods, neutralSub };
  });
  return { id: tile.id, lamp: tile.lamp, byPosition };
}

function stockView({ stock, researchDeck, extensionDeck, neutralSubs }: State) {
  return {
    time: stock.time,
    crystals: stock.crystals,
    octopods: stock.octopods,
    researchDeck: researchDeck.length,
    extensionDeck: extensionDeck.length,
    neutralSubs: [...neutralSubs],
  };
}

function playerView({ components, state }: Position, seat: Seat) {
  const player = playerOf(state, seat);
  const { kp, scientist } = player;
  return {
    lab: player.lab,
    engineer: player.engineer,
    scientist: { sector: scientist.sector, zone: scientist.zone },
    supply: player.supply,
    programmed: [...player.programmed],
    time: player.time,
    reminder: player.bought ? components.limits.buyReminder : 0,
    crystals: player.crystals,
    capacity: capacityOf(components, player),
    cards: player.cards.map(({ id, used }) => ({ ...cardView(components, id), used })),
    extensions: player.extensions.map((id) => extensionView(components, id)),
    letters: lettersOf(components, player),
    // in reserve
    submarines: player.submarines,
    kp,
    lap: Math.floor(kp / components.track.lap),
    space: kp % components.track.lap,
    // steps to the space before the next line; absent: no line ahead
    ...present({ toNextLine: stepsToLine(components, kp) }),
    botsUsed: botsUsed(components, player),
    botsCap: botsCap(components, player),
    controlled: controlledBy(state, seat),
  };
}

/** What is printed on every player's board: who draws a view has no box to look it up. */
function printedView({ colours, limits, botRow, submarinesEach }: Components) {
  return {
    // table order
    colours: [...colours],
    programmedMax: limits.programmedMax,
    // spaces of a bot row, and the highest number that can score by submarines placed
    botSpaces: botRow.spaces,
    botCaps: [...botRow.cap],
    submarinesEach,
    extensionsMax: limits.extensionsMax,
  };
}

function scoringView(scoring: SeatScoring): SeatScoring {
  const { majority, bots, crystals, octopods, total, moved, lost } = scoring;
  return { majority, bots, crystals, octopods, total, moved, lost };
}

function finalView(at: Position) {
  const ranked = scores(at);
  return at.state.finalScoring?.map(({ letters, time, submarines, lab }, seat) => ({
    letters,
    time,
    submarines,
    lab,
    total: ranked[seat]?.total ?? 0,
    rank: ranked[seat]?.rank ?? 0,
  }));
}

/** Piles, the next tile's turning and the next program card are turned up at the end of a round only. */
export function reveals({ type }: Event): boolean {
  return type === 'sectorRefilled' || type === 'tileRemoved' || type === 'programApplied';
}
