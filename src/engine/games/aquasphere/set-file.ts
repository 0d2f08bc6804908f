import {
  BOOLEAN,
  integer,
  list,
  object,
  oneOf,
  optional,
  table,
  text,
  type Shape,
} from '../../core/shape.ts';
import {
  CARD_TYPES,
  COLOURS,
  OWNERS,
  RING,
  type BaseLab,
  type Capacity,
  type CentreTile,
  type Colour,
  type Edge,
  type Extension,
  type Goods,
  type Limits,
  type PlayersSetup,
  type ResearchCard,
  type Reward,
  type SectorTile,
} from './box.ts';

/** The data file as it is written (AQS-DATA-1): `id`, `version`, `notice`, `legend`, then one object per table. */
export interface SetFile {
  readonly id: string;
  readonly version: number;
  readonly notice: string;
  readonly legend: Readonly<Record<string, string>>;
  readonly counts: Counts;
  readonly colours: Rows<ColourRow>;
  readonly limits: Limits;
  readonly headquarters: Headquarters;
  readonly programCards: ProgramCards;
  readonly sectors: Rows<SectorTile>;
  readonly submarineSpaces: Rows<number>;
  readonly loadingLimit: { readonly values: Readonly<Record<string, number>> };
  readonly points: Points;
  readonly botRow: { readonly spaces: number; readonly cap: readonly number[] };
  readonly track: { readonly lap: number; readonly linesBefore: readonly number[] };
  readonly centreTiles: Rows<CentreTile>;
  readonly setup: SetupTable;
  readonly researchCards: Rows<ResearchCard>;
  readonly extensions: Rows<Extension>;
  readonly baseLabs: Rows<BaseLab>;
  readonly names: NamesTable;
}
export interface Rows<T> {
  readonly values: readonly T[];
}
export interface Counts {
  readonly rounds: number;
  readonly programCardsUsed: number;
  readonly researchCards: number;
  readonly extensions: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly timeMarkers: number;
  readonly perPlayer: {
    readonly botsInRow: number;
    readonly botsProgrammedAtSetup: number;
    readonly submarines: number;
  };
}
export interface ColourRow {
  readonly id: Colour;
  readonly action: string;
}
export interface Headquarters {
  readonly rooms: readonly { readonly id: string; readonly row: number }[];
  readonly arrows: Readonly<Record<string, readonly string[]>>;
  readonly lateral: readonly (readonly string[])[];
}
export interface ProgramCards {
  readonly rooms: readonly string[];
  readonly values: readonly { readonly id: string; readonly tokens: readonly Colour[] }[];
}
export interface Points {
  readonly caught: readonly number[];
  readonly crystals: readonly number[];
  readonly octopodsLeft: readonly number[];
  readonly letters: readonly number[];
  readonly beyond: 'triangular';
}
export interface SetupTable {
  readonly start: Goods & { readonly scientistZone: Colour };
  readonly first: Goods;
  readonly second: Goods;
  readonly rest: Goods;
  readonly byPlayers: Readonly<Record<string, PlayersSetup>>;
}
export interface Words {
  readonly en: string;
  readonly fr: string;
  readonly pl: string;
}
export interface NamesTable {
  readonly owners: readonly (Words & { readonly owner: number })[];
  readonly colours: readonly (Words & {
    readonly id: string;
    readonly actionEn: string;
    readonly actionFr: string;
    readonly actionPl: string;
  })[];
  readonly cardTypes: readonly (Words & { readonly type: string })[];
}

/** Each colour stands for one action; the rules are written for these pairs. */
export const ACTION_OF_COLOUR: Readonly<Record<Colour, string>> = {
  green: 'expand',
  yellow: 'time',
  black: 'crystals',
  purple: 'octopods',
  blue: 'submarine',
  red: 'research',
  white: 'program',
};

const COUNT = integer(0, 999);
const SOME = integer(1, 999);
const COLOUR = oneOf(COLOURS);
/** Read loosely here: how ids must look is a check of its own (AQS-DATA-3). */
const ID = text();
const LETTER = text(/^[A-Z]$/u);

const GOODS = { octopods: COUNT, crystals: COUNT, time: COUNT };
const goods = object<Goods>(GOODS, 'open');
const words = { en: text(), fr: text(), pl: text() };
const LIMITS: Shape<Limits> = object<Limits>(
  {
    programmedMax: SOME,
    buyCost: COUNT,
    buyReminder: COUNT,
    returnPays: COUNT,
    yellowMinimum: COUNT,
    extensionsMax: SOME,
    engineerMoves: SOME,
    oppositeCost: COUNT,
    scoringCardCost: COUNT,
    instantTime: COUNT,
    majority: COUNT,
    majorityTied: COUNT,
    completeLab: COUNT,
    allSubmarines: COUNT,
    perTimeLeft: COUNT,
    crystalPerLine: SOME,
    startTime: COUNT,
    startTimeNextToZeroLock: COUNT,
  },
  'open',
);

const SECTOR: Shape<SectorTile> = object<SectorTile>(
  { letter: LETTER, programs: COLOUR, lockClockwise: integer(0, 9) },
  'open',
);

const LAB: Shape<BaseLab> = object<BaseLab>(
  {
    id: ID,
    letter: LETTER,
    capacity: object<Capacity>({ cards: COUNT, crystals: COUNT, octopods: COUNT, time: COUNT }, 'open'),
  },
  'open',
);

const CARD: Shape<ResearchCard> = object<ResearchCard>(
  {
    id: ID,
    type: oneOf(CARD_TYPES),
    colour: optional(COLOUR),
    reward: optional(
      object<Reward>({ time: optional(COUNT), crystals: optional(COUNT), kp: optional(COUNT) }),
    ),
  },
  'open',
);

const EXTENSION: Shape<Extension> = object<Extension>(
  {
    id: ID,
    letters: list(LETTER, 0, RING),
    adds: object<Partial<Capacity>>({
      cards: optional(COUNT),
      crystals: optional(COUNT),
      octopods: optional(COUNT),
      time: optional(COUNT),
    }),
  },
  'open',
);

const TILE: Shape<CentreTile> = object<CentreTile>(
  {
    id: ID,
    lamp: integer(2, 5),
    players: list(integer(2, 4), 1, 3),
    edges: list(object<Edge>({ time: COUNT, crystals: COUNT, octopods: COUNT, neutralSub: BOOLEAN }, 'open')),
  },
  'open',
);

const SETUP: Shape<SetupTable> = object<SetupTable>(
  {
    start: object<SetupTable['start']>({ ...GOODS, scientistZone: COLOUR }, 'open'),
    first: goods,
    second: goods,
    rest: goods,
    byPlayers: table(
      object<PlayersSetup>(
        {
          restSectors: COUNT,
          neutralSubInRest: BOOLEAN,
          neutralBotOutsideStart: BOOLEAN,
          neutralOwners: list(integer(0, OWNERS - 1), 0, OWNERS),
        },
        'open',
      ),
    ),
  },
  'open',
);

const NAMES: Shape<NamesTable> = object<NamesTable>(
  {
    owners: list(object<NamesTable['owners'][number]>({ ...words, owner: integer(0, OWNERS - 1) }, 'open')),
    colours: list(
      object<NamesTable['colours'][number]>(
        { ...words, id: COLOUR, actionEn: text(), actionFr: text(), actionPl: text() },
        'open',
      ),
    ),
    cardTypes: list(object<NamesTable['cardTypes'][number]>({ ...words, type: oneOf(CARD_TYPES) }, 'open')),
  },
  'open',
);

/** Table -> its shape. Notes, provenance and other remarks are not read. */
export const TABLES: { readonly [Table in keyof SetFile]: Shape<SetFile[Table]> } = {
  id: text(/^[a-z][a-z0-9-]*$/u),
  version: SOME,
  notice: text(),
  legend: table(text()),
  counts: object<Counts>(
    {
      rounds: SOME,
      programCardsUsed: SOME,
      researchCards: SOME,
      extensions: SOME,
      crystals: COUNT,
      octopods: COUNT,
      timeMarkers: COUNT,
      perPlayer: object<Counts['perPlayer']>(
        { botsInRow: SOME, botsProgrammedAtSetup: oneOf([1]), submarines: SOME },
        'open',
      ),
    },
    'open',
  ),
  colours: object<Rows<ColourRow>>(
    { values: list(object<ColourRow>({ id: COLOUR, action: text() }, 'open'), 1) },
    'open',
  ),
  limits: LIMITS,
  headquarters: object<Headquarters>(
    {
      rooms: list(object<Headquarters['rooms'][number]>({ id: ID, row: SOME }, 'open'), 1),
      arrows: table(list(ID)),
      lateral: list(list(ID, 2, 2)),
    },
    'open',
  ),
  programCards: object<ProgramCards>(
    {
      rooms: list(ID, 1),
      values: list(object<ProgramCards['values'][number]>({ id: ID, tokens: list(COLOUR) }, 'open'), 1),
    },
    'open',
  ),
  sectors: object<Rows<SectorTile>>({ values: list(SECTOR, 1) }, 'open'),
  submarineSpaces: object<Rows<number>>({ values: list(COUNT, 1) }, 'open'),
  loadingLimit: object<SetFile['loadingLimit']>({ values: table(SOME) }, 'open'),
  points: object<Points>(
    {
      caught: list(COUNT, 1),
      crystals: list(COUNT, 1),
      octopodsLeft: list(COUNT, 1),
      letters: list(COUNT, 1),
      beyond: oneOf(['triangular']),
    },
    'open',
  ),
  botRow: object<SetFile['botRow']>({ spaces: SOME, cap: list(COUNT, 1) }, 'open'),
  track: object<SetFile['track']>({ lap: SOME, linesBefore: list(integer(0, 999)) }, 'open'),
  centreTiles: object<Rows<CentreTile>>({ values: list(TILE, 1) }, 'open'),
  setup: SETUP,
  researchCards: object<Rows<ResearchCard>>({ values: list(CARD, 1) }, 'open'),
  extensions: object<Rows<Extension>>({ values: list(EXTENSION, 1) }, 'open'),
  baseLabs: object<Rows<BaseLab>>({ values: list(LAB, 1) }, 'open'),
  names: NAMES,
};
