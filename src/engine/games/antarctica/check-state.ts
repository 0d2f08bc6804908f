import type { ComponentSetId, Seat } from '../../core/contract.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import {
  BOOLEAN,
  byKind,
  checkShape,
  integer,
  isObject,
  keyed,
  list,
  object,
  oneOf,
  optional,
  text,
  WORD,
  type Shape,
} from '../../core/shape.ts';
import {
  AREAS,
  BUILDINGS,
  EFFECTS,
  PILES,
  RESOURCE_CARDS,
  SHIPYARD_CARDS,
  type AreaId,
  type BuildingId,
  type EffectId,
  type PileId,
  type SeatCount,
} from './components.ts';
import { brokenInvariants } from './invariants.ts';
import { isSeatCount, type Kit } from './kit.ts';
import {
  END_REASONS,
  type AntarcticaFrame,
  type AntarcticaState,
  type AreaState,
  type EndReason,
  type FrameOf,
  type PlayerState,
  type Ship,
  type Sun,
  type TriggeredEffect,
  type Turn,
} from './state.ts';

/** A state that was saved, if it is one of this game and of this component set. */
export function checkState(kit: Kit, json: unknown): Result<AntarcticaState, string> {
  const seats = isObject(json) ? json.seats : undefined;
  if (typeof seats !== 'number' || !isSeatCount(seats)) return err('$.seats is not 2, 3 or 4');
  const checked = checkShape(stateShape(kit, seats), json);
  if (!checked.ok) return err(checked.error.slice(0, 5).join('; '));
  const state = checked.value;
  const { id, version, hash } = kit.setId;
  if (state.set.id !== id || state.set.version !== version || state.set.hash !== hash)
    return err(`the state belongs to the set ${state.set.id} ${state.set.version}`);
  const broken = brokenInvariants(kit, state);
  return broken.length === 0 ? ok(state) : err(`broken: ${broken.join(', ')}`);
}

const count = integer(0, 9999);
const area = oneOf<AreaId>(AREAS);
const buildings = list(oneOf<BuildingId>(BUILDINGS));
const shipyardCards = keyed(SHIPYARD_CARDS, count);
const resourceCards = keyed(RESOURCE_CARDS, count);
const shipsAndCubes = object<PlayerState['available']>({ ships: count, cubes: count });

const SHAPES = new WeakMap<Kit, Map<SeatCount, Shape<AntarcticaState>>>();

function stateShape(kit: Kit, seats: SeatCount): Shape<AntarcticaState> {
  const known = SHAPES.get(kit) ?? new Map<SeatCount, Shape<AntarcticaState>>();
  SHAPES.set(kit, known);
  const made = known.get(seats) ?? makeStateShape(kit, seats);
  known.set(seats, made);
  return made;
}

function makeStateShape(kit: Kit, seats: SeatCount): Shape<AntarcticaState> {
  const seat = integer(0, seats - 1);
  const perSeat = list(count, seats, seats);
  const trackIds = kit.inPlay[seats].tracks.map(({ id }) => id);
  const cards = list(oneOf<string>([...kit.cards.keys()]));
  return object<AntarcticaState>({
    frames: list(frameShape(seat, oneOf(trackIds))),
    rng: object<Rng>({ a: WORD, b: WORD, c: WORD, counter: WORD }),
    set: object<ComponentSetId>({ id: text(), version: count, hash: text() }),
    seats: oneOf<SeatCount>([seats]),
    start: seat,
    areas: keyed(AREAS, areaShape(seat, perSeat)),
    sun: sunShape(seat),
    turn: optional(turnShape(seat)),
    tracks: keyed(trackIds, perSeat),
    consumed: list(object<{ track: string; space: number }>({ track: oneOf(trackIds), space: count })),
    players: list(playerShape(cards), seats, seats),
    buildingSupply: keyed(BUILDINGS, count),
    piles: keyed(PILES, cards),
    shipyard: shipyardCards,
    stock: resourceCards,
    box: object<AntarcticaState['box']>({
      buildings,
      cards,
      resources: resourceCards,
      played: shipyardCards,
      unseen: shipyardCards,
    }),
    idleTurns: count,
    nextShip: count,
    end: optional(oneOf<EndReason>(END_REASONS)),
  });
}

function areaShape(seat: Shape<Seat>, perSeat: Shape<number[]>): Shape<AreaState> {
  return object<AreaState>({
    line: list(object<Ship>({ id: count, seat, icebreaker: BOOLEAN })),
    buildings,
    scientists: perSeat,
  });
}

function playerShape(cards: Shape<string[]>): Shape<PlayerState> {
  return object<PlayerState>({
    reserve: count,
    supply: count,
    available: shipsAndCubes,
    discarded: shipsAndCubes,
    resources: resourceCards,
    hand: shipyardCards,
    cards,
  });
}

function sunShape(seat: Shape<Seat>): Shape<Sun> {
  return object<Sun>({
    area,
    first: optional(count),
    second: optional(count),
    cardPlayedBy: list(seat),
  });
}

function turnShape(seat: Shape<Seat>): Shape<Turn> {
  return object<Turn>({
    seat,
    ship: count,
    icebreaker: BOOLEAN,
    target: optional(area),
    acted: BOOLEAN,
    discarded: BOOLEAN,
    newShips: list(count),
    progress: BOOLEAN,
  });
}

function frameShape(seat: Shape<Seat>, track: Shape<string>): Shape<AntarcticaFrame> {
  const left = list(seat);
  const effects = list(
    object<TriggeredEffect>({ seat, track, space: count, effect: oneOf<EffectId>(EFFECTS) }),
  );
  const kind = <K extends string>(word: K): Shape<K> => oneOf<K>([word]);
  return byKind<AntarcticaFrame>({
    place: object<FrameOf<'place'>>({ kind: kind('place'), left }),
    startCube: object<FrameOf<'startCube'>>({ kind: kind('startCube'), seat, space: count }),
    sun: object<FrameOf<'sun'>>({ kind: kind('sun') }),
    sail: object<FrameOf<'sail'>>({ kind: kind('sail') }),
    act: object<FrameOf<'act'>>({ kind: kind('act') }),
    track: object<FrameOf<'track'>>({ kind: kind('track'), seat, points: count }),
    claim: object<FrameOf<'claim'>>({ kind: kind('claim'), seat, pile: oneOf<PileId>(PILES) }),
    effects: object<FrameOf<'effects'>>({ kind: kind('effects'), list: effects }),
    pick: object<FrameOf<'pick'>>({ kind: kind('pick'), builder: seat, left }),
    draft: object<FrameOf<'draft'>>({ kind: kind('draft'), packet: shipyardCards, left }),
    move: object<FrameOf<'move'>>({ kind: kind('move'), left }),
    joint: object<FrameOf<'joint'>>({
      kind: kind('joint'),
      mover: seat,
      left,
      used: list(track),
      queue: effects,
    }),
    endTurn: object<FrameOf<'endTurn'>>({ kind: kind('endTurn') }),
    finish: object<FrameOf<'finish'>>({ kind: kind('finish'), reason: oneOf<EndReason>(END_REASONS) }),
  });
}
