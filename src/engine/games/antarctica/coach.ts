import type { Msg, Seat } from '../../core/contract.ts';
import { sum } from '../../core/sum.ts';
import type { AreaId, BuildingCard, BuildingId } from './components.ts';
import { say } from './messages.ts';
import type { PlayerView, TrackView, View } from './view.ts';

/* For newcomers: one aim of the turn and one danger, from what the seat sees. */

/** So few building cards, or scientists of somebody, that the end is near. */
const FEW_CARDS = 5;
const FEW_SCIENTISTS = 3;
/** A list of areas must not become a paragraph. */
const MOST_AREAS = 3;

export function coach(view: View, seat: Seat): Msg | undefined {
  const me = view.players[seat];
  const aim = me === undefined || view.asked?.seat !== seat ? undefined : aimOf(view, me);
  if (me === undefined || aim === undefined) return undefined;
  const danger = dangerFor(view, me);
  return say('coach.say', danger === undefined ? { aim } : { aim, danger });
}

export function purse({ own, players }: View, seat: Seat): Msg | undefined {
  const me = players[seat];
  if (me === undefined || own === undefined) return undefined;
  const { supply: scientists, resources } = me;
  const cards = sum(Object.values(own.hand));
  return say('purse', { scientists, cards, resources: resources.basic + resources.expertise });
}

function aimOf(view: View, me: PlayerView): Msg | undefined {
  switch (view.asked?.kind) {
    case 'place':
      return say('coach.aim.place');
    case 'startCube':
      return say('coach.aim.startCube');
    case 'sail':
      return sailAim(view, me);
    case 'act':
      if (view.turn?.acted !== true) return actAim(view, me);
      return canPlay(view, me) ? say('coach.aim.acted') : say('coach.aim.done');
    case 'track':
    case 'joint':
      return say('coach.aim.track');
    case 'pick':
    case 'draft':
      return say('coach.aim.take');
    case 'move':
      return say('coach.aim.move');
    default:
      return undefined;
  }
}

function sailAim(view: View, me: PlayerView): Msg {
  const free = freeAreas(view);
  const toBuild = free.filter((area) => view.piles.some(({ top }) => canBuild(view, me, area, top)));
  if (toBuild.length > 0) return say('coach.aim.sailToBuild', { areas: toBuild.slice(0, MOST_AREAS) });
  const camps = free.filter((area) => standsIn(view, area, 'camp'));
  return me.reserve > 0 && camps.length > 0
    ? say('coach.aim.sailToCamp', { areas: camps.slice(0, MOST_AREAS) })
    : say('coach.aim.sail');
}

/** Where the ship of this turn could go. */
function freeAreas({ areas, turn, sun, shipSpaces }: View): readonly AreaId[] {
  const from = areas.find(({ line }) => line.some(({ acting }) => acting))?.id ?? sun.area;
  return turn?.target !== undefined
    ? []
    : areas
        .filter(({ id, open, line }) => open && id !== from && line.length < shipSpaces)
        .map(({ id }) => id);
}

/** Without a resource card (ANT-BUILD-2 to -6). */
function canBuild(view: View, me: PlayerView, area: AreaId, card: BuildingCard | undefined): boolean {
  if (card === undefined || me.supply < card.scientists || standsIn(view, area, card.builds)) return false;
  if (view.buildings.every(({ id, supply }) => id !== card.builds || supply === 0)) return false;
  const others = view.areas.filter(({ line }) => line.some((ship) => ship.seat === me.seat && !ship.acting));
  const within = [area, ...others.map(({ id }) => id)];
  return card.requires.every((building) => within.some((id) => standsIn(view, id, building)));
}

function standsIn({ areas }: View, area: AreaId, building: BuildingId): boolean {
  return areas.some(({ id, buildings }) => id === area && buildings.includes(building));
}

function actAim(view: View, me: PlayerView): Msg {
  const area = view.turn?.target;
  const hasHere = (building: BuildingId): boolean => area !== undefined && standsIn(view, area, building);
  const hasTrack = view.tracks.some((track) => track.icons.some(hasHere) && canAdvance(track, me));
  if ((view.own?.buildable.length ?? 0) > 0) return say('coach.aim.build');
  if (hasHere('camp') && me.reserve > 0) return say('coach.aim.recruit');
  if (hasTrack) return say('coach.aim.research');
  if (hasHere('shipyard') && me.available.ships > 0 && hasRoom(view, view.sun.area))
    return say('coach.aim.ship');
  return canPlay(view, me) ? say('coach.aim.card') : say('coach.aim.nothing');
}

function hasRoom({ areas, shipSpaces }: View, area: AreaId): boolean {
  return areas.some(({ id, line }) => id === area && line.length < shipSpaces);
}

/** ANT-TRACK-1, ANT-TRACK-3 */
function canAdvance({ open, spaces, cubes }: TrackView, { seat, available }: PlayerView): boolean {
  const from = cubes[seat] ?? 0;
  if (!open || (from === 0 && available.cubes === 0)) return false;
  return spaces.some(({ n }) => n > from && !cubes.includes(n));
}

/** A card that changes something now (ANT-TURN-8). */
function canPlay(view: View, me: PlayerView): boolean {
  const { own, sun, tracks, areas } = view;
  if (own === undefined || sun.cardPlayedBy.includes(me.seat)) return false;
  const { scientist, plus2, fast, icebreaker } = own.hand;
  const seconds = areas.flatMap(({ id, line: [, second] }) => (id === sun.area ? [] : (second ?? [])));
  return (
    (scientist > 0 && me.supply > 0) ||
    (plus2 > 0 && me.reserve > 0) ||
    (fast > 0 && tracks.some((track) => canAdvance(track, me))) ||
    (icebreaker > 0 && seconds.some((ship) => ship.seat === me.seat && !ship.icebreaker))
  );
}

function dangerFor(view: View, me: PlayerView): Msg | undefined {
  const { cardsLeft, fewestUnplaced } = view.nearEnd;
  const ships = view.areas.flatMap(({ line }) => line).filter((ship) => ship.seat === me.seat);
  const kind = view.asked?.kind;
  if (kind === 'place' || kind === 'startCube') return undefined;
  if (fewestUnplaced <= FEW_SCIENTISTS) return say('coach.danger.scientists', { scientists: fewestUnplaced });
  if (cardsLeft <= FEW_CARDS) return say('coach.danger.cards', { cards: cardsLeft });
  if (ships.length === 1) return say('coach.danger.ship');
  if (me.supply === 0) return say('coach.danger.supply');
  return kind === 'sail' || kind === 'move' ? say('coach.danger.line') : undefined;
}
