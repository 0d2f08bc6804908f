import type { ComponentNames } from '../../core/contract.ts';

/** What comes in the box, ready to be looked up: numbers and pieces, never a position. */

/** The seven programming colours; each stands for an action of the station. */
export const COLOURS = ['green', 'yellow', 'black', 'purple', 'blue', 'red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

export const CARD_TYPES = [
  'engineer',
  'catch',
  'opposite',
  'cleaner',
  'locks',
  'halfsub',
  'lateral',
  'scoring',
  'instant',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The ring has six sectors, so the one opposite lies three further (AQS-SETUP-2). */
export const RING = 6;
export const OPPOSITE = 3;
/** Seats 0..n-1 and the neutral colours: one lane each in every table of owners. */
export const OWNERS = 4;

/** A sector's letter, upper case. */
export type Letter = string;
export type Room = string;
/** Where an engineer stands before the first move, and after passing. */
export const START = 'start';
export const OUT = 'out';
/** The programming token that lies in each room. */
export type Tokens = Readonly<Record<Room, Colour>>;

export interface Reward {
  readonly time?: number;
  readonly crystals?: number;
  readonly kp?: number;
}
export interface ResearchCard {
  readonly id: string;
  readonly type: CardType;
  readonly colour?: Colour;
  readonly reward?: Reward;
}
export interface Capacity {
  readonly cards: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly time: number;
}
export interface Extension {
  readonly id: string;
  readonly letters: readonly Letter[];
  readonly adds: Partial<Capacity>;
}
export interface BaseLab {
  readonly id: string;
  readonly letter: Letter;
  readonly capacity: Capacity;
}
export interface SectorTile {
  readonly letter: Letter;
  readonly programs: Colour;
  readonly lockClockwise: number;
}
export interface Edge {
  readonly time: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly neutralSub: boolean;
}
export interface CentreTile {
  readonly id: string;
  readonly lamp: number;
  readonly players: readonly number[];
  readonly edges: readonly Edge[];
}
export interface Limits {
  readonly programmedMax: number;
  readonly buyCost: number;
  readonly buyReminder: number;
  readonly returnPays: number;
  readonly yellowMinimum: number;
  readonly extensionsMax: number;
  readonly engineerMoves: number;
  readonly oppositeCost: number;
  readonly scoringCardCost: number;
  readonly instantTime: number;
  readonly majority: number;
  readonly majorityTied: number;
  readonly completeLab: number;
  readonly allSubmarines: number;
  readonly perTimeLeft: number;
  readonly crystalPerLine: number;
  readonly startTime: number;
  readonly startTimeNextToZeroLock: number;
}
export interface Goods {
  readonly octopods: number;
  readonly crystals: number;
  readonly time: number;
}
export interface PlayersSetup {
  readonly restSectors: number;
  readonly neutralSubInRest: boolean;
  readonly neutralBotOutsideStart: boolean;
  readonly neutralOwners: readonly number[];
}

/** Rows of points by how many there are; past its end a row goes on as 1 + 2 + ... + n. */
export type PointTable = 'caught' | 'crystals' | 'octopodsLeft' | 'letters';

export interface Box {
  readonly rounds: number;
  readonly stock: Goods;
  readonly botsInRow: number;
  readonly botsProgrammedAtSetup: number;
  readonly submarinesEach: number;
  readonly programCardsUsed: number;
  /** table order: whenever options are listed */
  readonly colours: readonly Colour[];
  readonly limits: Limits;
  readonly rooms: readonly Room[];
  readonly rowOf: ReadonlyMap<Room, number>;
  readonly arrows: ReadonlyMap<Room, readonly Room[]>;
  readonly lateral: ReadonlyMap<Room, readonly Room[]>;
  readonly programs: ReadonlyMap<string, Tokens>;
  /** by letter, in the order of the file */
  readonly sectors: ReadonlyMap<Letter, SectorTile>;
  readonly submarineSpaces: readonly number[];
  readonly loadingLimit: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<PointTable, readonly number[]>>;
  readonly botRow: { readonly spaces: number; readonly cap: readonly number[] };
  readonly track: { readonly lap: number; readonly linesBefore: readonly number[] };
  readonly tiles: ReadonlyMap<string, CentreTile>;
  readonly setup: {
    readonly start: Goods;
    readonly first: Goods;
    readonly second: Goods;
    readonly rest: Goods;
    readonly scientistZone: Colour;
    readonly byPlayers: Readonly<Record<string, PlayersSetup>>;
  };
  readonly cards: ReadonlyMap<string, ResearchCard>;
  readonly extensions: ReadonlyMap<string, Extension>;
  readonly labs: ReadonlyMap<string, BaseLab>;
  readonly names: ComponentNames;
}

/** The row of a table by id. An id that is not there is a bug: states and texts are checked before. */
export function rowOf<T>(rows: ReadonlyMap<string, T>, id: string): T {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`not in the box: ${id}`);
  return row;
}

export function pointsFor(box: Box, table: PointTable, howMany: number): number {
  return box.points[table][howMany] ?? (howMany * (howMany + 1)) / 2;
}

/** The bots that circulate per seat: the one on the turn track takes no part. */
export function botsEach(box: Box): number {
  return box.botsInRow + box.botsProgrammedAtSetup;
}
