// What the pictures see of the game, named in one place.
export type {
  View as AntarcticaView,
  AreaView,
  PileView,
  PlayerView,
  ShipView,
  SpaceView,
  TrackView,
} from '../../../engine/games/antarctica/view.ts';
export type { BuildingId, EffectId } from '../../../engine/games/antarctica/components.ts';
export type { Event as AntarcticaEvent } from '../../../engine/games/antarctica/messages.ts';
