import { err, ok, type Result } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import type { ComponentSetId } from '../../core/contract.ts';
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
} from './components.ts';
import { brokenInvariants } from './invariants.ts';
import { isSeatCount, type Kit } from './kit.ts';
import { byKey, fits, flag, isRecord, listOf, oneOf, shape, text, whole, type Read } from './shape.ts';
import {
  END_REASONS,
  type AntarcticaFrame,
  type AntarcticaState,
  type AreaState,
  type EndReason,
  type FrameKind,
  type PlayerState,
  type Ship,
  type Sun,
  type TriggeredEffect,
  type Turn,
} from './state.ts';

/** A state that was saved, if it is one of this game and of this component set. */
export function checkState(kit: Kit, json: unknown): Result<AntarcticaState, string> {
  const problems: string[] = [];
  const seats = isRecord(json) ? json.seats : undefined;
  if (typeof seats !== 'number' || !isSeatCount(seats)) return err('state.seats must be 2, 3 or 4');
  const state = stateReader(kit, seats)(json, 'state', (problem) => problems.push(problem));
  if (!fits(state)) return err(problems[0] ?? 'not a state');
  const { id, version, hash } = kit.setId;
  if (state.set.id !== id || state.set.version !== version || state.set.hash !== hash)
    return err(`the state belongs to the set ${state.set.id} ${state.set.version}`);
  const broken = brokenInvariants(kit, state);
  return broken.length === 0 ? ok(state) : err(`broken: ${broken.join(', ')}`);
}

const count = whole(0, 999);
const word = whole(0, 0xffff_ffff);
const area = oneOf<AreaId>(AREAS);
const buildings = listOf(oneOf<BuildingId>(BUILDINGS));
const shipyardCards = byKey(SHIPYARD_CARDS, count);
const resourceCards = byKey(RESOURCE_CARDS, count);
const pair = shape({ ships: count, cubes: count });

function stateReader(kit: Kit, seats: 2 | 3 | 4): Read<AntarcticaState> {
  const seat = whole(0, seats - 1);
  const perSeat = listOf(count, seats, seats);
  const trackIds = kit.inPlay[seats].tracks.map(({ id }) => id);
  const track = oneOf<string>(trackIds);
  const cards = listOf(oneOf<string>([...kit.cards.keys()]));
  const ship = shape<Ship>({ id: count, seat, icebreaker: flag });
  const player = shape<PlayerState>({
    reserve: count,
    supply: count,
    available: pair,
    discarded: pair,
    resources: resourceCards,
    hand: shipyardCards,
    cards,
  });
  const required = {
    frames: listOf(frameReader(seats, track)),
    rng: shape<Rng>({ a: word, b: word, c: word, counter: word }),
    set: shape<ComponentSetId>({ id: text, version: count, hash: text }),
    seats: oneSeatCount(seats),
    start: seat,
    areas: byKey(AREAS, shape<AreaState>({ line: listOf(ship), buildings, scientists: perSeat })),
    sun: shape<Pick<Sun, 'area' | 'cardPlayedBy'>, Pick<Sun, 'first' | 'second'>>(
      { area, cardPlayedBy: listOf(seat) },
      { first: count, second: count },
    ),
    tracks: byKey(trackIds, perSeat),
    consumed: listOf(shape<{ track: string; space: number }>({ track, space: count })),
    players: listOf(player, seats, seats),
    buildingSupply: byKey(BUILDINGS, count),
    piles: byKey(PILES, cards),
    shipyard: shipyardCards,
    stock: resourceCards,
    box: shape<AntarcticaState['box']>({
      buildings,
      cards,
      resources: resourceCards,
      played: shipyardCards,
      unseen: shipyardCards,
    }),
    idleTurns: count,
    nextShip: count,
  };
  return shape<Omit<AntarcticaState, 'turn' | 'end'>, Pick<AntarcticaState, 'turn' | 'end'>>(required, {
    turn: turnReader(seats),
    end: oneOf<EndReason>(END_REASONS),
  });
}

function oneSeatCount(seats: 2 | 3 | 4): Read<2 | 3 | 4> {
  return (json, at, complain) => {
    const read = whole(seats, seats)(json, at, complain);
    return fits(read) ? seats : read;
  };
}

function turnReader(seats: number): Read<Turn> {
  const fields = {
    seat: whole(0, seats - 1),
    ship: count,
    icebreaker: flag,
    acted: flag,
    discarded: flag,
    newShips: listOf(count),
    progress: flag,
  };
  return shape<Omit<Turn, 'target'>, Pick<Turn, 'target'>>(fields, { target: area });
}

function frameReader(seats: number, track: Read<string>): Read<AntarcticaFrame> {
  const seat = whole(0, seats - 1);
  const left = listOf(seat);
  const effects = listOf(
    shape<TriggeredEffect>({ seat, track, space: count, effect: oneOf<EffectId>(EFFECTS) }),
  );
  const fieldsOf: Readonly<Record<FrameKind, Readonly<Record<string, Read<unknown>>>>> = {
    place: { left },
    startCube: { seat, space: count },
    sun: {},
    sail: {},
    act: {},
    track: { seat, points: count },
    claim: { seat, pile: oneOf<PileId>(PILES) },
    effects: { list: effects },
    pick: { builder: seat, left },
    draft: { packet: shipyardCards, left },
    move: { left },
    joint: { mover: seat, left, used: listOf(track), queue: effects },
    endTurn: {},
    finish: { reason: oneOf<EndReason>(END_REASONS) },
  };
  const kinds = Object.keys(fieldsOf);
  return (json, at, complain) => {
    const kind = shape({ kind: oneOf<string>(kinds) })(json, at, complain);
    if (!fits(kind)) return kind;
    // as: the kind is a key of the record
    const fields = fieldsOf[kind.kind as FrameKind];
    const frame = shape<object>({ kind: text, ...fields })(json, at, complain);
    // as: the fields of this kind were read
    return fits(frame) ? (frame as AntarcticaFrame) : frame;
  };
}
