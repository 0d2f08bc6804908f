import type { Seat, Standing, Viewer } from '../../core/contract.ts';
import { sum } from '../../core/sum.ts';
import type {
  AreaId,
  BuildingCard,
  BuildingId,
  ByResourceCard,
  ByShipyardCard,
  EffectId,
  PileId,
  ShipyardCard,
  Station,
} from './components.ts';
import { PILES } from './components.ts';
import { idleLimit } from './end.ts';
import { openAreas, openTracks, topCard, valueAt, type Kit } from './kit.ts';
import { builds, whyNotBuild } from './build.ts';
import { asterisksOf, scoreAll, standings, type Scoring } from './scoring.ts';
import {
  countOf,
  playerOf,
  unplaced,
  type AntarcticaFrame,
  type AntarcticaState,
  type EndReason,
  type FrameKind,
  type TriggeredEffect,
} from './state.ts';
import { nextLit, secondWithIcebreaker } from './sun.ts';
import { isConsumed, positionOf } from './tracks.ts';

export interface ShipView {
  readonly id: number;
  readonly seat: Seat;
  readonly icebreaker: boolean;
  /** the ship of this turn */
  readonly acting: boolean;
  /** its owner still gets an icebreaker turn in this sun */
  readonly willAct: boolean;
  /** put on the board in this turn */
  readonly isNew: boolean;
}
export interface AreaView {
  readonly id: AreaId;
  readonly ring: number;
  readonly row: number;
  readonly col: number;
  readonly open: boolean;
  readonly line: readonly ShipView[];
  readonly buildings: readonly BuildingId[];
  readonly scientists: readonly number[];
}
export interface SpaceView {
  readonly n: number;
  readonly value: number;
  readonly printed?: number;
  readonly effect?: EffectId;
  readonly colour?: 'red' | 'blue';
  readonly consumed: boolean;
}
export interface TrackView {
  readonly id: string;
  readonly row: number;
  readonly open: boolean;
  readonly icons: readonly Station[];
  readonly spaces: readonly SpaceView[];
  /** per seat, 0 = no cube on it */
  readonly cubes: readonly number[];
}
export interface PileView {
  readonly id: PileId;
  readonly count: number;
  readonly top?: BuildingCard;
}
export interface PlayerView {
  readonly seat: Seat;
  readonly reserve: number;
  readonly supply: number;
  readonly available: { readonly ships: number; readonly cubes: number };
  readonly discarded: { readonly ships: number; readonly cubes: number };
  readonly resources: Readonly<ByResourceCard<number>>;
  readonly shipyardCards: number;
  readonly cards: readonly BuildingCard[];
  readonly asterisks: number;
}
/** Whose decision it is and what about; the options are the asked seat's own. */
export interface AskedView {
  readonly kind: FrameKind;
  readonly seat: Seat;
  readonly points?: number;
  readonly mover?: Seat;
  readonly used?: readonly string[];
}
export interface TurnView {
  readonly seat: Seat;
  readonly icebreaker: boolean;
  readonly target?: AreaId;
  readonly acted: boolean;
  readonly discarded: boolean;
}
/** What only the viewing seat knows. */
export interface OwnView {
  readonly seat: Seat;
  readonly hand: Readonly<ByShipyardCard<number>>;
  /** what lies before the seat that is asked to take a card */
  readonly choice?: { readonly from: 'pile' | 'packet'; readonly cards: Readonly<ByShipyardCard<number>> };
  /** face-up cards that it can build now, with a resource card or without */
  readonly buildable: readonly PileId[];
}

export interface AntarcticaView {
  readonly seats: number;
  readonly start: Seat;
  readonly set: { readonly id: string; readonly version: number };
  readonly over: boolean;
  readonly end?: EndReason;
  readonly asked?: AskedView;
  readonly turn?: TurnView;
  readonly sun: { readonly area: AreaId; readonly next?: AreaId; readonly cardPlayedBy: readonly Seat[] };
  readonly areas: readonly AreaView[];
  readonly tracks: readonly TrackView[];
  /** triggered effects still to come, the next one first */
  readonly waiting: readonly TriggeredEffect[];
  readonly piles: readonly PileView[];
  readonly players: readonly PlayerView[];
  readonly shipSpaces: number;
  readonly buildings: readonly { readonly id: BuildingId; readonly supply: number }[];
  readonly shipyard: {
    readonly count: number;
    readonly packet: number;
    readonly played: readonly { readonly card: ShipyardCard; readonly count: number }[];
    readonly boxedUnseen: number;
  };
  readonly stock: Readonly<ByResourceCard<number>>;
  readonly nearEnd: {
    readonly cardsLeft: number;
    readonly fewestUnplaced: number;
    readonly idleTurns: number;
    readonly idleLimit: number;
  };
  readonly scoring: Scoring;
  readonly standings: readonly Standing[];
  readonly own?: OwnView;
}

/** Field by field: what is not written here nobody sees (section "Hidden information" of the rules). */
export function viewState(
  kit: Kit,
  state: AntarcticaState,
  viewer: Viewer,
  asked: readonly Seat[],
): AntarcticaView {
  const top = state.frames.at(-1);
  const next = nextLit(kit, state);
  return {
    seats: state.seats,
    start: state.start,
    set: { id: state.set.id, version: state.set.version },
    over: state.frames.length === 0,
    ...(state.end === undefined ? {} : { end: state.end }),
    ...(top === undefined || asked[0] === undefined ? {} : { asked: viewAsked(top, asked[0]) }),
    ...viewTurn(state),
    sun: {
      area: state.sun.area,
      ...(next === undefined ? {} : { next: next.area }),
      cardPlayedBy: [...state.sun.cardPlayedBy],
    },
    areas: viewAreas(kit, state),
    tracks: viewTracks(kit, state),
    waiting: waitingEffects(state),
    piles: PILES.map((pile) => viewPile(kit, state, pile)),
    players: state.players.map((_, seat) => viewPlayer(kit, state, seat)),
    shipSpaces: kit.set.shipSpaces,
    buildings: kit.set.buildings.map(({ id }) => ({ id, supply: state.buildingSupply[id] })),
    shipyard: viewShipyard(state),
    stock: { basic: state.stock.basic, expertise: state.stock.expertise },
    nearEnd: {
      cardsLeft: PILES.reduce((sum, pile) => sum + state.piles[pile].length, 0),
      fewestUnplaced: Math.min(...state.players.map(unplaced)),
      idleTurns: state.idleTurns,
      idleLimit: idleLimit(kit, state.seats),
    },
    scoring: scoreAll(kit, state),
    standings: standings(kit, state),
    ...(viewer === undefined ? {} : { own: viewOwn(kit, state, viewer, asked.includes(viewer)) }),
  };
}

function viewAsked(frame: AntarcticaFrame, seat: Seat): AskedView {
  const { kind } = frame;
  if (frame.kind === 'track') return { kind, seat, points: frame.points };
  if (frame.kind === 'joint') return { kind, seat, mover: frame.mover, used: [...frame.used] };
  return { kind, seat };
}

function viewTurn({ turn }: AntarcticaState): { readonly turn?: TurnView } {
  if (turn === undefined) return {};
  const { seat, icebreaker, target, acted, discarded } = turn;
  return { turn: { seat, icebreaker, acted, discarded, ...(target === undefined ? {} : { target }) } };
}

function viewAreas(kit: Kit, state: AntarcticaState): AreaView[] {
  const open = openAreas(kit, state);
  const second = state.turn?.icebreaker === true ? undefined : secondWithIcebreaker(state);
  return kit.set.areas.map(({ id, ring, row, col }) => {
    const { line, buildings, scientists } = state.areas[id];
    return {
      id,
      ring,
      row,
      col,
      open: open.includes(id),
      line: line.map((ship) => ({
        id: ship.id,
        seat: ship.seat,
        icebreaker: ship.icebreaker,
        acting: ship.id === state.turn?.ship,
        willAct: ship === second,
        isNew: state.turn?.newShips.includes(ship.id) === true,
      })),
      buildings: kit.set.buildings.map((row_) => row_.id).filter((building) => buildings.includes(building)),
      scientists: [...scientists],
    };
  });
}

function viewTracks(kit: Kit, state: AntarcticaState): TrackView[] {
  const open = openTracks(kit, state);
  return kit.set.tracks.map((track) => ({
    id: track.id,
    row: track.row,
    open: open.includes(track),
    icons: [...track.icons],
    spaces: track.spaces.map(({ n, printed, effect }) => ({
      n,
      value: valueAt(track, n),
      ...(printed === undefined ? {} : { printed }),
      ...(effect === undefined ? {} : { effect, colour: kit.set.effects[effect] }),
      consumed: isConsumed(state, track.id, n),
    })),
    cubes: state.players.map((_, seat) => positionOf(state, track.id, seat)),
  }));
}

function waitingEffects(state: AntarcticaState): TriggeredEffect[] {
  return state.frames
    .toReversed()
    .flatMap((frame) => (frame.kind === 'effects' ? frame.list : frame.kind === 'joint' ? frame.queue : []))
    .map(({ seat, track, space, effect }) => ({ seat, track, space, effect }));
}

function viewPile(kit: Kit, state: AntarcticaState, pile: PileId): PileView {
  const top = topCard(kit, state, pile);
  return { id: pile, count: state.piles[pile].length, ...(top === undefined ? {} : { top }) };
}

function viewPlayer(kit: Kit, state: AntarcticaState, seat: Seat): PlayerView {
  const player = playerOf(state, seat);
  return {
    seat,
    reserve: player.reserve,
    supply: player.supply,
    available: { ships: player.available.ships, cubes: player.available.cubes },
    discarded: { ships: player.discarded.ships, cubes: player.discarded.cubes },
    resources: { basic: player.resources.basic, expertise: player.resources.expertise },
    shipyardCards: countOf(player.hand),
    cards: player.cards.flatMap((id) => kit.cards.get(id) ?? []),
    asterisks: asterisksOf(kit, player),
  };
}

function viewShipyard(state: AntarcticaState): AntarcticaView['shipyard'] {
  const packets = state.frames.map((frame) => (frame.kind === 'draft' ? countOf(frame.packet) : 0));
  const { played, unseen } = state.box;
  return {
    count: countOf(state.shipyard),
    packet: sum(packets),
    played: (['icebreaker', 'scientist', 'plus2', 'fast'] as const).map((card) => ({
      card,
      count: played[card],
    })),
    boxedUnseen: countOf(unseen),
  };
}

function viewOwn(kit: Kit, state: AntarcticaState, seat: Seat, asked: boolean): OwnView {
  const frame = state.frames.at(-1);
  const { hand } = playerOf(state, seat);
  const choice = asked ? cardsBefore(state, frame) : undefined;
  const building = asked && frame?.kind === 'act';
  return {
    seat,
    hand: { ...hand },
    ...(choice === undefined ? {} : { choice }),
    buildable: building
      ? PILES.filter((pile) =>
          builds().some(
            (action) => action.pile === pile && whyNotBuild(kit, state, seat, action) === undefined,
          ),
        )
      : [],
  };
}

/** The pile or the packet, for the seat that takes from it. */
function cardsBefore(
  state: AntarcticaState,
  frame: AntarcticaFrame | undefined,
): OwnView['choice'] | undefined {
  if (frame?.kind === 'pick') return { from: 'pile', cards: { ...state.shipyard } };
  if (frame?.kind === 'draft') return { from: 'packet', cards: { ...frame.packet } };
  return undefined;
}
