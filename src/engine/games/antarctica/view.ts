import type { Seat, Viewer } from '../../core/contract.ts';
import { present } from '../../core/json.ts';
import { sum } from '../../core/sum.ts';
import { act } from './act.ts';
import { build } from './build.ts';
import { cardOf, PILES, SHIPYARD_CARDS, valueAt, type ByShipyardCard, type PileId } from './components.ts';
import { idleLimit, isCertainToEnd } from './end.ts';
import type { Event } from './messages.ts';
import { asterisksOf, scoreAll, scores } from './scoring.ts';
import {
  countOf,
  effectsIn,
  openAreas,
  openTracks,
  playerOf,
  topCard,
  unplaced,
  type Frame,
  type FrameOf,
  type Position,
  type State,
  type TriggeredEffect,
} from './state.ts';
import { nextLit, secondWithIcebreaker } from './sun.ts';
import { isConsumed, positionOf } from './tracks.ts';

/* Field by field: what is not written here nobody sees (section "Hidden information" of the rules). */

export type View = ReturnType<typeof view>;
export type AreaView = View['areas'][number];
export type ShipView = AreaView['line'][number];
export type TrackView = View['tracks'][number];
export type SpaceView = TrackView['spaces'][number];
export type PileView = View['piles'][number];
export type PlayerView = View['players'][number];

export function view(at: Position, viewer: Viewer, asked: readonly Seat[]) {
  const { components, state } = at;
  const { sun, stock } = state;
  const top = state.frames.at(-1);
  const [seat] = asked;
  return present({
    seats: state.seats,
    start: state.start,
    set: { id: state.set.id, version: state.set.version },
    over: top === undefined,
    end: state.end,
    asked: top === undefined || seat === undefined ? undefined : viewAsked(top, seat),
    turn: viewTurn(state),
    sun: present({ area: sun.area, next: nextLit(state)?.area, cardPlayedBy: [...sun.cardPlayedBy] }),
    areas: viewAreas(at),
    tracks: viewTracks(at),
    waiting: waitingEffects(state),
    piles: PILES.map((id) => present({ id, count: state.piles[id].length, top: topCard(at, id) })),
    players: state.players.map((_, of) => viewPlayer(at, of)),
    shipSpaces: components.shipSpaces,
    buildings: components.buildings.map(({ id }) => ({ id, supply: state.buildingSupply[id] })),
    shipyard: viewShipyard(state),
    stock: { basic: stock.basic, expertise: stock.expertise },
    nearEnd: {
      cardsLeft: sum(PILES.map((pile) => state.piles[pile].length)),
      fewestUnplaced: Math.min(...state.players.map(unplaced)),
      idleTurns: state.idleTurns,
      idleLimit: idleLimit(components, state.seats),
    },
    scoring: scoreAll(at),
    standings: scores(at),
    own: viewer === undefined ? undefined : viewOwn(at, viewer, asked.includes(viewer)),
  });
}

/** Whose decision it is and what about; the options are the asked seat's own. */
function viewAsked(frame: Frame, seat: Seat) {
  return present({
    kind: frame.kind,
    seat,
    points: frame.kind === 'track' ? frame.points : undefined,
    mover: frame.kind === 'joint' ? frame.mover : undefined,
    used: frame.kind === 'joint' ? [...frame.used] : undefined,
  });
}

function viewTurn({ turn }: State) {
  if (turn === undefined) return undefined;
  const { seat, icebreaker, acted, discarded, target } = turn;
  return present({ seat, icebreaker, acted, discarded, target });
}

function viewAreas(at: Position) {
  const { components, state } = at;
  // ANT-END-6
  const noneLeft = state.turn?.icebreaker === true || isCertainToEnd(at);
  const second = noneLeft ? undefined : secondWithIcebreaker(state);
  return components.areas.map(({ id, ring, row, col }) => {
    const { line, buildings, scientists } = state.areas[id];
    return {
      id,
      ring,
      row,
      col,
      open: openAreas(at).includes(id),
      line: line.map((ship) => ({
        id: ship.id,
        seat: ship.seat,
        icebreaker: ship.icebreaker,
        /** the ship of this turn */
        acting: ship.id === state.turn?.ship,
        /** its owner still gets an icebreaker turn in this sun */
        willAct: ship === second,
        /** put on the board in this turn */
        isNew: state.turn?.newShips.includes(ship.id) === true,
      })),
      buildings: components.buildings.map((kind) => kind.id).filter((kind) => buildings.includes(kind)),
      scientists: [...scientists],
    };
  });
}

function viewTracks(at: Position) {
  const { components, state } = at;
  return components.tracks.map((track) => ({
    id: track.id,
    row: track.row,
    open: openTracks(at).includes(track),
    icons: [...track.icons],
    spaces: track.spaces.map(({ n, printed, effect }) =>
      present({
        n,
        value: valueAt(track, n),
        printed,
        effect,
        colour: effect === undefined ? undefined : components.effects[effect],
        consumed: isConsumed(state, track.id, n),
      }),
    ),
    /** per seat, 0 = no cube on it */
    cubes: state.players.map((_, seat) => positionOf(state, track.id, seat)),
  }));
}

/** Triggered effects still to come, the next one first. */
function waitingEffects({ frames }: State): TriggeredEffect[] {
  return frames
    .toReversed()
    .flatMap(effectsIn)
    .map(({ seat, track, space, effect }) => ({ seat, track, space, effect }));
}

function viewPlayer({ components, state }: Position, seat: Seat) {
  const { reserve, supply, available, discarded, resources, hand, cards } = playerOf(state, seat);
  return {
    seat,
    reserve,
    supply,
    available: { ships: available.ships, cubes: available.cubes },
    discarded: { ships: discarded.ships, cubes: discarded.cubes },
    resources: { basic: resources.basic, expertise: resources.expertise },
    shipyardCards: countOf(hand),
    cards: cards.map((id) => cardOf(components, id)),
    asterisks: asterisksOf(components, cards),
  };
}

function viewShipyard({ frames, shipyard, box }: State) {
  return {
    count: countOf(shipyard),
    packet: sum(frames.map((frame) => (frame.kind === 'draft' ? countOf(frame.packet) : 0))),
    played: SHIPYARD_CARDS.map((card) => ({ card, count: box.played[card] })),
    boxedUnseen: countOf(box.unseen),
  };
}

/** What only the viewing seat knows. */
function viewOwn(at: Position, seat: Seat, asked: boolean) {
  const top = asked ? at.state.frames.at(-1) : undefined;
  return present({
    seat,
    hand: { ...playerOf(at.state, seat).hand },
    choice: cardsBefore(at.state, top),
    /** face-up cards that it can build now, with a resource card or without */
    buildable: top?.kind === 'act' ? buildablePiles(at, top, seat) : [],
  });
}

/** What lies before the seat that is asked to take a card. */
function cardsBefore(
  { shipyard }: State,
  frame: Frame | undefined,
): { readonly from: 'pile' | 'packet'; readonly cards: ByShipyardCard } | undefined {
  if (frame?.kind === 'pick') return { from: 'pile', cards: { ...shipyard } };
  if (frame?.kind === 'draft') return { from: 'packet', cards: { ...frame.packet } };
  return undefined;
}

function buildablePiles(at: Position, frame: FrameOf<'act'>, seat: Seat): PileId[] {
  const legal = build
    .candidates(at, frame, seat)
    .filter((action) => act.whyNot(at, frame, seat, action) === undefined);
  return PILES.filter((pile) => legal.some((action) => action.pile === pile));
}

/** Which shipyard card was taken is known to its taker alone. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cardTaken' || event.seat === viewer) return event;
  return { type: 'cardTaken', seat: event.seat, from: event.from };
}

/** A card that turns face up, a hidden pile that somebody looks through, and a card taken cannot be forgotten again. */
export function reveals(event: Event): boolean {
  if (event.type === 'cardClaimed') return event.next !== undefined;
  if (event.type === 'shipBuilt') return event.chooser !== undefined;
  return event.type === 'cardTaken';
}
