import type { ComponentSetId, Seat } from '../../core/contract.ts';
import {
  RING,
  START,
  rowOf,
  type Box,
  type Capacity,
  type CardType,
  type Colour,
  type Letter,
  type Reward,
  type Room,
  type Tokens,
} from './box.ts';
import { lettersOf, standings } from './final-scoring.ts';
import { stepsToLine } from './knowledge.ts';
import {
  capacityOf,
  controlledBy,
  playerOf,
  seatsOf,
  tokenIn,
  visibleTile,
  type Position,
} from './position.ts';
import { printedView, type PrintedView } from './printed.ts';
import { botsCap, botsUsed } from './scoring.ts';
import type {
  AquaSphereFrame,
  AquaSphereOptions,
  AquaSphereState,
  FinalScoring,
  Owner,
  SeatScoring,
} from './state.ts';

/** What everybody sees: this game has no secrets of seats, only decks and turnings that nobody knows (section 6). */
export interface AquaSphereView {
  readonly set: ComponentSetId;
  readonly round: number;
  readonly rounds: number;
  readonly seats: number;
  readonly options: AquaSphereOptions;
  readonly over: boolean;
  readonly awaiting?: AwaitingView;
  readonly order: readonly Seat[];
  readonly passed: readonly Seat[];
  readonly hq: HqView;
  readonly ring: readonly SectorView[];
  readonly tile: TileView;
  readonly lampsToCome: readonly number[];
  readonly track: { readonly lap: number; readonly linesBefore: readonly number[] };
  readonly stock: StockView;
  readonly players: readonly PlayerView[];
  readonly printed: PrintedView;
  readonly lastScoring?: readonly SeatScoring[];
  readonly finalScoring?: readonly FinalView[];
}
export interface AwaitingView {
  readonly kind: QuestionKind;
  readonly seats: readonly Seat[];
  readonly about: AboutView;
}
export type QuestionKind = 'turn' | 'trim' | 'letters' | 'knowledge' | 'prepare' | 'advance';
/** The rest of the open question: what there is depends on its kind. */
export interface AboutView {
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
export interface RoomView {
  readonly id: Room;
  readonly row: number;
  readonly arrows: readonly Room[];
}
export interface HqView {
  readonly start: readonly Room[];
  readonly rooms: readonly RoomView[];
  readonly tokens: Tokens;
  readonly next?: Tokens;
  readonly faceDown: number;
}
export interface SectorView {
  readonly letter: Letter;
  readonly programs: Colour;
  readonly lockClockwise: number;
  readonly control?: Owner;
  readonly loading: readonly number[];
  readonly loadingLimit: number;
  readonly submarines: readonly Owner[];
  readonly submarineSpaces: readonly number[];
  readonly octopods: number;
  readonly crystals: number;
  readonly time: number;
  /** piles, the top first */
  readonly research: readonly CardView[];
  readonly extensions: readonly ExtensionView[];
}
export interface CardView {
  readonly id: string;
  readonly type: CardType;
  readonly colour?: Colour;
  readonly reward?: Reward;
}
export interface HeldCardView extends CardView {
  readonly used: boolean;
}
export interface ExtensionView {
  readonly id: string;
  readonly letters: readonly Letter[];
  readonly adds: Partial<Capacity>;
}
export interface EdgeView {
  readonly time: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly neutralSub: boolean;
}
export interface TileView {
  readonly id: string;
  readonly lamp: number;
  readonly byPosition: readonly EdgeView[];
}
export interface StockView {
  readonly time: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly researchDeck: number;
  readonly extensionDeck: number;
  readonly neutralSubs: readonly number[];
}
export interface PlayerView {
  readonly lab: string;
  readonly engineer: Room;
  readonly scientist: { readonly sector: Letter; readonly zone: Colour };
  readonly supply: number;
  readonly programmed: readonly Colour[];
  readonly time: number;
  readonly reminder: number;
  readonly crystals: number;
  readonly capacity: Capacity;
  readonly cards: readonly HeldCardView[];
  readonly extensions: readonly ExtensionView[];
  readonly letters: readonly Letter[];
  /** in reserve */
  readonly submarines: number;
  readonly kp: number;
  readonly lap: number;
  readonly space: number;
  /** steps to the space before the next line; absent: no line ahead */
  readonly toNextLine?: number;
  readonly botsUsed: number;
  readonly botsCap: number;
  readonly controlled: number;
}
export interface FinalView extends FinalScoring {
  readonly total: number;
  readonly rank: number;
}

export function viewOf(at: Position, asked: readonly Seat[], limit: number): AquaSphereView {
  const { box, state } = at;
  const awaiting = awaitingOf(state, asked);
  const { lastScoring } = state;
  const finalScoring = finalView(at);
  return {
    set: { id: state.set.id, version: state.set.version, hash: state.set.hash },
    round: state.round,
    rounds: box.rounds,
    seats: state.players.length,
    options: optionsView(state.options),
    over: state.frames.length === 0,
    ...(awaiting === undefined ? {} : { awaiting }),
    order: [...state.order],
    passed: [...state.passed],
    hq: hqView(at),
    ring: ringView(at, limit),
    tile: tileView(at),
    lampsToCome: state.tiles.slice(1).map(({ id }) => rowOf(box.tiles, id).lamp),
    track: { lap: box.track.lap, linesBefore: [...box.track.linesBefore] },
    stock: stockView(state),
    players: seatsOf(state).map((seat) => playerView(at, seat)),
    printed: printedView(box),
    ...(lastScoring === undefined ? {} : { lastScoring: lastScoring.map(scoringView) }),
    ...(finalScoring === undefined ? {} : { finalScoring }),
  };
}

function optionsView(options: AquaSphereOptions): AquaSphereOptions {
  const { earlyPass, emptyActions, lateralFree, redLineReturnPays } = options;
  return { earlyPass, emptyActions, lateralFree, redLineReturnPays };
}

function awaitingOf({ frames }: AquaSphereState, seats: readonly Seat[]): AwaitingView | undefined {
  const frame = frames.at(-1);
  if (frame === undefined) return undefined;
  const about = aboutFrame(frame);
  return about === undefined ? undefined : { ...about, seats: [...seats] };
}

function aboutFrame(frame: AquaSphereFrame): Omit<AwaitingView, 'seats'> | undefined {
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
      const { income, taken, used, done } = frame;
      return {
        kind: frame.kind,
        about: { income: [...income], taken: [...taken], used: [...used], done: [...done] },
      };
    }
    default:
      return undefined;
  }
}

function hqView(at: Position): HqView {
  const { box, state } = at;
  const [next] = state.nextPrograms;
  const arrowsFrom = (place: Room): Room[] => [...(box.arrows.get(place) ?? [])];
  return {
    start: arrowsFrom(START),
    rooms: box.rooms.map((id) => ({ id, row: box.rowOf.get(id) ?? 0, arrows: arrowsFrom(id) })),
    tokens: Object.fromEntries(box.rooms.map((room) => [room, tokenIn(at, room)])),
    ...(next === undefined ? {} : { next: { ...rowOf(box.programs, next) } }),
    faceDown: Math.max(0, state.nextPrograms.length - 1),
  };
}

function ringView({ box, state }: Position, limit: number): SectorView[] {
  return state.ring.map((sector) => {
    const { letter, control } = sector;
    const { programs, lockClockwise } = rowOf(box.sectors, letter);
    return {
      letter,
      programs,
      lockClockwise,
      ...(control === undefined ? {} : { control }),
      loading: [...sector.loading],
      loadingLimit: limit,
      submarines: [...sector.submarines],
      submarineSpaces: [...box.submarineSpaces],
      octopods: sector.octopods,
      crystals: sector.crystals,
      time: sector.time,
      research: sector.research.map((id) => cardView(box, id)),
      extensions: sector.extensions.map((id) => extensionView(box, id)),
    };
  });
}

function cardView(box: Box, id: string): CardView {
  const { type, colour, reward } = rowOf(box.cards, id);
  return {
    id,
    type,
    ...(colour === undefined ? {} : { colour }),
    ...(reward === undefined ? {} : { reward: { ...reward } }),
  };
}

function extensionView(box: Box, id: string): ExtensionView {
  const { letters, adds } = rowOf(box.extensions, id);
  return { id, letters: [...letters], adds: { ...adds } };
}

function tileView(at: Position): TileView {
  const { tile, turning } = visibleTile(at);
  const byPosition = tile.edges.map((_, position) => {
    const edge = tile.edges[(position - turning + RING) % RING];
    if (edge === undefined) throw new RangeError(`no edge for position ${position}`);
    const { time, crystals, octopods, neutralSub } = edge;
    return { time, crystals, octopods, neutralSub };
  });
  return { id: tile.id, lamp: tile.lamp, byPosition };
}

function stockView({ stock, researchDeck, extensionDeck, neutralSubs }: AquaSphereState): StockView {
  return {
    time: stock.time,
    crystals: stock.crystals,
    octopods: stock.octopods,
    researchDeck: researchDeck.length,
    extensionDeck: extensionDeck.length,
    neutralSubs: [...neutralSubs],
  };
}

function playerView({ box, state }: Position, seat: Seat): PlayerView {
  const player = playerOf(state, seat);
  const { kp, scientist } = player;
  const toNextLine = stepsToLine(box, kp);
  return {
    lab: player.lab,
    engineer: player.engineer,
    scientist: { sector: scientist.sector, zone: scientist.zone },
    supply: player.supply,
    programmed: [...player.programmed],
    time: player.time,
    reminder: player.bought ? box.limits.buyReminder : 0,
    crystals: player.crystals,
    capacity: capacityOf(box, player),
    cards: player.cards.map(({ id, used }) => ({ ...cardView(box, id), used })),
    extensions: player.extensions.map((id) => extensionView(box, id)),
    letters: lettersOf(box, player),
    submarines: player.submarines,
    kp,
    lap: Math.floor(kp / box.track.lap),
    space: kp % box.track.lap,
    ...(toNextLine === undefined ? {} : { toNextLine }),
    botsUsed: botsUsed(box, player),
    botsCap: botsCap(box, player),
    controlled: controlledBy(state, seat),
  };
}

function scoringView(scoring: SeatScoring): SeatScoring {
  const { majority, bots, crystals, octopods, total, moved, lost } = scoring;
  return { majority, bots, crystals, octopods, total, moved, lost };
}

function finalView(at: Position): FinalView[] | undefined {
  const ranked = standings(at);
  return at.state.finalScoring?.map(({ letters, time, submarines, lab }, seat) => ({
    letters,
    time,
    submarines,
    lab,
    total: ranked[seat]?.total ?? 0,
    rank: ranked[seat]?.rank ?? 0,
  }));
}
