import {
  BOOLEAN,
  integer,
  list,
  oneOf,
  optional,
  record,
  table,
  text,
  type Fitting,
  type Shape,
  type Shapes,
} from '../../core/shape.ts';

/** What comes in the box: the data file as it is written (AQS-DATA-1), and what rules look up in it. */

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

/** A table may hold notes beside what is read. */
const open = <F extends Shapes>(fields: F) => record(fields, 'open');
const rows = <T>(row: Shape<T>) => open({ values: list(row, 1) });
const count = integer(0, 999);
const some = integer(1, 999);
const colour = oneOf(COLOURS);
/** Read loosely here: how ids must look is a check of its own (AQS-DATA-3). */
const id = text();
const letter = text(/^[A-Z]$/u);
const points = list(count, 1);

const goods = { octopods: count, crystals: count, time: count };
const laidOut = open(goods);
export type Goods = Fitting<typeof laidOut>;

const words = { en: text(), fr: text(), pl: text() };
export type Words = Fitting<Shape<Readonly<Record<keyof typeof words, string>>>>;

const capacity = open({ cards: count, ...goods });
export type Capacity = Fitting<typeof capacity>;

const reward = record({ time: optional(count), crystals: optional(count), kp: optional(count) });
export type Reward = Fitting<typeof reward>;

const researchCard = open({
  id,
  type: oneOf(CARD_TYPES),
  colour: optional(colour),
  reward: optional(reward),
});
export type ResearchCard = Fitting<typeof researchCard>;

const extension = open({
  id,
  letters: list(letter, 0, RING),
  adds: record({
    cards: optional(count),
    crystals: optional(count),
    octopods: optional(count),
    time: optional(count),
  }),
});

/** The data file. Notes, provenance and other remarks are not read. */
export const SET = open({
  id: text(/^[a-z][a-z0-9-]*$/u),
  version: some,
  notice: text(),
  legend: table(text()),
  counts: open({
    rounds: some,
    programCardsUsed: some,
    researchCards: some,
    extensions: some,
    crystals: count,
    octopods: count,
    timeMarkers: count,
    perPlayer: open({ botsInRow: some, botsProgrammedAtSetup: oneOf([1]), submarines: some }),
  }),
  colours: rows(open({ id: colour, action: text() })),
  limits: open({
    programmedMax: some,
    buyCost: count,
    buyReminder: count,
    returnPays: count,
    yellowMinimum: count,
    extensionsMax: some,
    engineerMoves: some,
    oppositeCost: count,
    scoringCardCost: count,
    instantTime: count,
    majority: count,
    majorityTied: count,
    completeLab: count,
    allSubmarines: count,
    perTimeLeft: count,
    crystalPerLine: some,
    startTime: count,
    startTimeNextToZeroLock: count,
  }),
  headquarters: open({
    rooms: list(open({ id, row: some }), 1),
    arrows: table(list(id)),
    lateral: list(list(id, 2, 2)),
  }),
  programCards: open({ rooms: list(id, 1), values: list(open({ id, tokens: list(colour) }), 1) }),
  sectors: rows(open({ letter, programs: colour, lockClockwise: integer(0, 9) })),
  submarineSpaces: rows(count),
  loadingLimit: open({ values: table(some) }),
  points: open({
    caught: points,
    crystals: points,
    octopodsLeft: points,
    letters: points,
    beyond: oneOf(['triangular']),
  }),
  botRow: open({ spaces: some, cap: points }),
  track: open({ lap: some, linesBefore: list(count) }),
  centreTiles: rows(
    open({
      id,
      lamp: integer(2, 5),
      players: list(integer(2, 4), 1, 3),
      edges: list(open({ time: count, crystals: count, octopods: count, neutralSub: BOOLEAN })),
    }),
  ),
  setup: open({
    start: open({ ...goods, scientistZone: colour }),
    first: laidOut,
    second: laidOut,
    rest: laidOut,
    byPlayers: table(
      open({
        restSectors: count,
        neutralSubInRest: BOOLEAN,
        neutralBotOutsideStart: BOOLEAN,
        neutralOwners: list(integer(0, OWNERS - 1), 0, OWNERS),
      }),
    ),
  }),
  researchCards: rows(researchCard),
  extensions: rows(extension),
  baseLabs: rows(open({ id, letter, capacity })),
  names: open({
    owners: list(open({ ...words, owner: integer(0, OWNERS - 1) })),
    colours: list(open({ ...words, id: colour, actionEn: text(), actionFr: text(), actionPl: text() })),
    cardTypes: list(open({ ...words, type: oneOf(CARD_TYPES) })),
  }),
});
export type SetFile = Fitting<typeof SET>;
/** The programming token that lies in each room. */
export type Tokens = Readonly<Record<Room, Colour>>;
export type Components = ReturnType<typeof componentsOf>;

/** A checked file, ready to be looked up: numbers and pieces, never a position. */
export function componentsOf(file: SetFile) {
  const { counts, limits, headquarters, points, botRow, track, setup, programCards } = file;
  return {
    counts,
    limits,
    points,
    botRow,
    track,
    setup,
    stock: { time: counts.timeMarkers, crystals: counts.crystals, octopods: counts.octopods },
    submarinesEach: counts.perPlayer.submarines,
    /** table order: whenever options are listed */
    colours: file.colours.values.map(({ id }) => id),
    rooms: headquarters.rooms.map(({ id }) => id).sort(),
    rowOfRoom: new Map(headquarters.rooms.map(({ id, row }) => [id, row])),
    arrows: new Map(Object.entries(headquarters.arrows).map(([from, to]) => [from, [...to].sort()])),
    lateral: neighbours(headquarters.lateral),
    programs: new Map(
      programCards.values.map(({ id, tokens }): [string, Tokens] => [
        id,
        // as: the card has a token for each room (AQS-DATA-2)
        Object.fromEntries(programCards.rooms.map((room, at) => [room, tokens[at]])) as Tokens,
      ]),
    ),
    /** by letter, in the order of the file */
    sectors: new Map(file.sectors.values.map((sector) => [sector.letter, sector])),
    submarineSpaces: file.submarineSpaces.values,
    loadingLimit: file.loadingLimit.values,
    tiles: byId(file.centreTiles.values),
    cards: byId(file.researchCards.values),
    extensions: byId(file.extensions.values),
    labs: byId(file.baseLabs.values),
    names: file.names,
  };
}

function byId<T extends { readonly id: string }>(pieces: readonly T[]): ReadonlyMap<string, T> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function neighbours(pairs: readonly (readonly string[])[]): ReadonlyMap<Room, readonly Room[]> {
  const bothWays = pairs.flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]);
  const from = (room: Room): Room[] => bothWays.filter(([one]) => one === room).map(([, other]) => other);
  return new Map(bothWays.map(([room]) => [room, from(room).sort()]));
}

/** The row of a table by id. An id that is not there is a bug: states and texts are checked before. */
export function rowOf<T>(pieces: ReadonlyMap<string, T>, id: string): T {
  const piece = pieces.get(id);
  if (piece === undefined) throw new RangeError(`not in the box: ${id}`);
  return piece;
}

/** Rows of points by how many there are; past its end a row goes on as 1 + 2 + ... + n. */
export function pointsFor(
  { points }: Components,
  row: 'caught' | 'crystals' | 'octopodsLeft' | 'letters',
  howMany: number,
): number {
  return points[row][howMany] ?? (howMany * (howMany + 1)) / 2;
}

/** What is laid out for this number of seats. */
export function setupFor({ setup }: Components, seats: number): SetFile['setup']['byPlayers'][string] {
  const row = setup.byPlayers[String(seats)];
  if (row === undefined) throw new RangeError(`no setup for ${seats} players`);
  return row;
}

export function loadingLimitFor({ loadingLimit }: Components, seats: number): number {
  return loadingLimit[String(seats)] ?? 0;
}
