import type { ComponentNames } from '../../core/contract.ts';

/*
 * What is in the box. The ids below are bound to the rules (ANT-DATA-2, ANT-DATA-3); all numbers and all cards come
 * from the component set.
 */

/** Counter-clockwise, from the first area that the sun enters. */
export const AREAS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
export type AreaId = (typeof AREAS)[number];

export const BUILDINGS = [
  'camp',
  'shipyard',
  'crane',
  'shaft',
  'derrick',
  'turbine',
  'lab',
  'factory',
  'inland',
  'coastal',
  'naval',
  'hq',
  'plankton',
  'antenna',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const STATIONS = ['inland', 'coastal', 'naval'] as const;
export type Station = (typeof STATIONS)[number];

export const PILES = ['basic', 'double', 'advanced'] as const;
export type PileId = (typeof PILES)[number];

export const SHIPYARD_CARDS = ['icebreaker', 'scientist', 'plus2', 'fast'] as const;
export type ShipyardCard = (typeof SHIPYARD_CARDS)[number];
export type ByShipyardCard<T> = Record<ShipyardCard, T>;

export const RESOURCE_CARDS = ['basic', 'expertise'] as const;
export type ResourceCard = (typeof RESOURCE_CARDS)[number];
export type ByResourceCard<T> = Record<ResourceCard, T>;

export const EFFECTS = ['scientist', 'ship', 'expertise', 'basic', 'move', 'draft', 'joint'] as const;
export type EffectId = (typeof EFFECTS)[number];

export const SEAT_COUNTS = [2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];
export type BySeatCount<T> = Readonly<Record<SeatCount, T>>;

/** Start player and those who follow: A is the seat that begins. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

export interface AreaRow {
  readonly id: AreaId;
  readonly ring: number;
  readonly row: number;
  readonly col: number;
}
export interface BuildingRow {
  readonly id: BuildingId;
  readonly supply: number;
  readonly family: string;
}
export interface BuildingCard {
  readonly id: string;
  readonly pile: PileId;
  readonly builds: BuildingId;
  readonly requires: readonly BuildingId[];
  readonly scientists: number;
  readonly research: number;
  readonly asterisk: boolean;
  readonly minPlayers: number;
}
export interface TrackSpace {
  readonly n: number;
  readonly printed?: number;
  readonly effect?: EffectId;
}
export interface Track {
  readonly id: string;
  readonly row: number;
  readonly minPlayers: number;
  readonly icons: readonly Station[];
  readonly spaces: readonly TrackSpace[];
}
/** What one seat gets, and what of its colour stays in the box (ANT-SETUP-9). */
export interface PlayerSupply {
  readonly supplyScientists: number;
  readonly reserveScientists: number;
  readonly boxScientists: number;
  readonly boardShips: number;
  readonly availableShips: number;
  readonly boxShips: number;
  readonly scoreCubes: number;
  readonly availableCubes: number;
  readonly boxCubes: number;
}
export interface PlacedShip {
  readonly letter: Letter;
  readonly area: AreaId;
}
export interface SetupBonus {
  readonly letter: Letter;
  readonly cubes: number;
  readonly space: number;
}

/** A checked component set. */
export interface AntarcticaSet {
  readonly shipSpaces: number;
  readonly buildingSpaces: number;
  readonly areas: readonly AreaRow[];
  readonly sunStart: AreaId;
  readonly closedAreas: BySeatCount<readonly AreaId[]>;
  readonly buildings: readonly BuildingRow[];
  readonly startingBuildings: BySeatCount<readonly BuildingId[]>;
  readonly boxedBuildings: BySeatCount<readonly BuildingId[]>;
  readonly cards: readonly BuildingCard[];
  readonly shipyardCards: Readonly<ByShipyardCard<number>>;
  readonly resourceCards: Readonly<
    ByResourceCard<{ readonly count: number; readonly covers: readonly BuildingId[] }>
  >;
  readonly effects: Readonly<Record<EffectId, 'red' | 'blue'>>;
  readonly tracks: readonly Track[];
  readonly playerSupply: BySeatCount<PlayerSupply>;
  readonly placementOrder: BySeatCount<readonly Letter[]>;
  readonly firstGamePlacement: BySeatCount<readonly PlacedShip[]>;
  readonly setupBonus: BySeatCount<readonly SetupBonus[]>;
  readonly idleTurnsPerPlayer: number;
  readonly names: ComponentNames;
  /** what is odd about the set but can be played (ANT-DATA-8) */
  readonly warnings: readonly string[];
}
