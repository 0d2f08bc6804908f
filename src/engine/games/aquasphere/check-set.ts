import { setCheck, twice } from '../../core/check-set.ts';
import {
  CARD_TYPES,
  COLOURS,
  OUT,
  OWNERS,
  RING,
  START,
  componentsOf,
  SET,
  type Colour,
  type SetFile,
} from './components.ts';

type Check = (file: SetFile) => readonly (string | false | undefined)[];

const SEATS = [2, 3, 4];
/** What stands there for other numbers of players would never be read. */
const nobodysRows = (table: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(table).filter((seats) => !SEATS.map(String).includes(seats));
const LAMPS = [2, 3, 4, 5];
const LEAST_IN_DECK = 24;
const ID_PATTERN = /^[a-z][a-z0-9-]{0,27}$/u;
/** Each colour stands for one action; the rules are written for these pairs. */
const ACTION_OF_COLOUR: Readonly<Record<Colour, string>> = {
  green: 'expand',
  yellow: 'time',
  black: 'crystals',
  purple: 'octopods',
  blue: 'submarine',
  red: 'research',
  white: 'program',
};

const sameItems = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && twice(some).length === 0 && some.every((item) => others.includes(item));
const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const lettersOf = (rows: readonly { readonly letter: string }[]): readonly string[] =>
  rows.map(({ letter }) => letter);

const NEEDED: readonly Check[] = [
  ({ colours: { values } }) => [
    !sameItems(idsOf(values), COLOURS) && 'colours: each of the seven colours must be there once',
    ...values.map(
      ({ id, action }) =>
        action !== ACTION_OF_COLOUR[id] && `colours: ${id} must stand for ${ACTION_OF_COLOUR[id]}`,
    ),
  ],
  ({ programCards, headquarters, counts }) => [
    !sameItems(programCards.rooms, idsOf(headquarters.rooms)) &&
      'programCards: its rooms are not those of the headquarters',
    ...programCards.values.map(
      ({ id, tokens }) =>
        !(sameItems(tokens, COLOURS) && tokens.length === programCards.rooms.length) &&
        `program card ${id} is not a permutation of the seven colours over the rooms`,
    ),
    counts.programCardsUsed !== counts.rounds &&
      'counts: as many program cards must be used as there are rounds',
    programCards.values.length < counts.programCardsUsed && 'programCards: too few for the rounds',
  ],
  ({ headquarters: { rooms, arrows, lateral }, limits }) => {
    const rows = new Map([[START, 0], ...rooms.map(({ id, row }) => [id, row] as const)]);
    const top = Math.max(...rows.values());
    return [
      ...Object.keys(arrows).map((from) => !rows.has(from) && `arrows from ${from}, which is no place`),
      ...[...rows].flatMap(([from, row]) => {
        const targets = arrows[from] ?? [];
        return [
          row < top && targets.length === 0 && `no arrow leaves ${from}`,
          ...targets.map(
            (to) => rows.get(to) !== row + 1 && `the arrow ${from} to ${to} must lead one row up`,
          ),
          ...twice(targets).map((to) => `the arrow ${from} to ${to} is there twice`),
        ];
      }),
      top !== limits.engineerMoves && `${top} rows of rooms for ${limits.engineerMoves} engineer moves`,
      ...lateral.map(
        ([one = '', other = '']) =>
          !(rows.has(one) && one !== other && rows.get(one) === rows.get(other)) &&
          `the lateral pair ${one}, ${other} must join two rooms of one row`,
      ),
      ...lateral.map(
        ([one = '', other = ''], at) =>
          lateral.slice(0, at).some((pair) => pair.includes(one) && pair.includes(other)) &&
          `the lateral pair ${one}, ${other} is there twice`,
      ),
      // a bot that makes room for the next one must not be the next one (AQS-PROG-6)
      limits.programmedMax < 2 && 'limits: fewer than 2 bots could be programmed',
    ];
  },
  ({ sectors, baseLabs, extensions }) => {
    const letters = lettersOf(sectors.values);
    return [
      letters.length !== RING && `${letters.length} sectors instead of ${RING}`,
      ...twice(letters).map((letter) => `sector ${letter} is there twice`),
      // its bot could act there for ever: white programs white
      ...sectors.values.map(
        ({ letter, programs }) =>
          programs === 'white' && `sector ${letter} programs white, the colour of programming`,
      ),
      !sameItems(lettersOf(baseLabs.values), letters) && 'there must be one base lab for each letter',
      ...extensions.values.flatMap(({ id, letters: printed }) => [
        ...printed.map((letter) => !letters.includes(letter) && `extension ${id}: no sector ${letter}`),
        twice(printed).length > 0 && `extension ${id} names a letter twice`,
      ]),
    ];
  },
  ({ submarineSpaces: { values } }) => [
    values.length < OWNERS && `${values.length} submarine spaces, at least ${OWNERS} are needed`,
    values.some((price, at) => price < (values[at - 1] ?? 0)) && 'submarine spaces must not become cheaper',
  ],
  ({ centreTiles: { values } }) => [
    ...values.map(
      ({ id, edges }) =>
        edges.length !== RING && `centre tile ${id} has ${edges.length} edges instead of ${RING}`,
    ),
    ...LAMPS.flatMap((lamp) =>
      SEATS.map((seats) => {
        const tiles = values.filter((tile) => tile.lamp === lamp && tile.players.includes(seats)).length;
        return tiles !== 1 && `${tiles} centre tiles of lamp ${lamp} for ${seats} players instead of 1`;
      }),
    ),
  ],
  ({ researchCards, extensions, counts }) => {
    const least = Math.max(LEAST_IN_DECK, RING * counts.rounds);
    return [
      researchCards.values.length < least && `fewer than ${least} research cards`,
      extensions.values.length < least && `fewer than ${least} extensions`,
      researchCards.values.length !== counts.researchCards && 'counts: researchCards is not their number',
      extensions.values.length !== counts.extensions && 'counts: extensions is not their number',
      counts.rounds !== LAMPS.length && `counts: there must be ${LAMPS.length} rounds, one for each lamp`,
    ];
  },
  ({ researchCards: { values } }) =>
    values.flatMap(({ id, type, colour, reward }) => [
      ['engineer', 'scoring', 'instant'].includes(type) && colour === undefined && `card ${id} has no colour`,
      ['engineer', 'catch'].includes(type) && reward === undefined && `card ${id} has no reward`,
    ]),
  ({ botRow: { spaces, cap }, counts: { perPlayer } }) => [
    cap.length !== perPlayer.submarines + 1 && `botRow: cap needs ${perPlayer.submarines + 1} entries`,
    cap.at(-1) !== spaces && 'botRow: the last cap must be the number of spaces',
    perPlayer.botsInRow !== spaces && 'counts: botsInRow must be the number of spaces of the row',
    perPlayer.submarines !== RING && 'counts: a player must have one submarine for each sector',
  ],
  ({ track: { lap, linesBefore } }) => [
    ...linesBefore.map((line) => (line < 1 || line > lap) && `track: the line ${line} must lie in 1..${lap}`),
    ...twice(linesBefore).map((line) => `track: the line ${line} is there twice`),
  ],
  ({ loadingLimit, setup }) => [
    ...nobodysRows(loadingLimit.values).map((seats) => `loadingLimit: nobody plays with ${seats}`),
    ...nobodysRows(setup.byPlayers).map((seats) => `setup: nobody plays with ${seats}`),
  ],
  ({ loadingLimit, setup, limits, baseLabs }) => [
    ...SEATS.flatMap((seats) => {
      const rest = setup.byPlayers[String(seats)]?.restSectors;
      return [
        loadingLimit.values[String(seats)] === undefined && `loadingLimit: no row for ${seats} players`,
        rest === undefined && `setup: no row for ${seats} players`,
        rest !== undefined &&
          rest !== RING - seats - 2 &&
          `setup: ${RING - seats - 2} sectors are left over with ${seats} players`,
      ];
    }),
    ...baseLabs.values.map(
      ({ id, capacity }) =>
        capacity.time < Math.max(limits.startTime, limits.startTimeNextToZeroLock) &&
        `base lab ${id} cannot hold the time to start with`,
    ),
  ],
  // each owner keeps a bot in a station that is cleaned: a lower limit could not be kept (AQS-BOT-2, AQS-I7)
  ({ loadingLimit, setup }) =>
    SEATS.map((seats) => {
      const neutral = setup.byPlayers[String(seats)]?.neutralBotOutsideStart === true;
      const limit = loadingLimit.values[String(seats)];
      return (
        limit !== undefined &&
        limit < seats + (neutral ? 1 : 0) &&
        `loadingLimit: ${limit} is too few for ${seats} players, of whom each may keep a bot in a station${neutral ? ' beside a neutral one' : ''}`
      );
    }),
  ({ setup }) =>
    SEATS.flatMap((seats) => {
      const row = setup.byPlayers[String(seats)];
      if (row === undefined) return [];
      const { neutralOwners: owners, restSectors, neutralSubInRest, neutralBotOutsideStart } = row;
      return [
        owners.some((owner) => owner < seats) && `setup: a player's colour is neutral with ${seats} players`,
        neutralSubInRest &&
          owners.length < restSectors &&
          `setup: too few neutral colours with ${seats} players`,
        neutralBotOutsideStart && owners.length === 0 && `setup: no neutral colour with ${seats} players`,
      ];
    }),
  ({ setup, counts, limits }) =>
    SEATS.flatMap((seats) => {
      const rest = setup.byPlayers[String(seats)]?.restSectors ?? 0;
      const total = (kind: 'time' | 'crystals' | 'octopods'): number =>
        seats * setup.start[kind] + setup.first[kind] + setup.second[kind] + rest * setup.rest[kind];
      const own = seats * Math.max(limits.startTime, limits.startTimeNextToZeroLock);
      return [
        total('time') + own > counts.timeMarkers && `setup: too few time markers for ${seats} players`,
        total('crystals') > counts.crystals && `setup: too few crystals for ${seats} players`,
        total('octopods') > counts.octopods && `setup: too few octopods for ${seats} players`,
      ];
    }),
];

/** Tables whose rows are called by ids. */
const IDS: Readonly<Record<string, (file: SetFile) => readonly string[]>> = {
  headquarters: ({ headquarters }) => idsOf(headquarters.rooms),
  programCards: ({ programCards }) => idsOf(programCards.values),
  centreTiles: ({ centreTiles }) => idsOf(centreTiles.values),
  researchCards: ({ researchCards }) => idsOf(researchCards.values),
  extensions: ({ extensions }) => idsOf(extensions.values),
  baseLabs: ({ baseLabs }) => idsOf(baseLabs.values),
};

/** What any component set must keep, beyond the shape of its tables. */
export const checkSet = setCheck({
  shape: SET,
  rule: 'AQS-DATA-1',
  faults: {
    'AQS-DATA-2': (file) => NEEDED.flatMap((check) => check(file)),
    'AQS-DATA-3': (file) => [
      ...Object.entries(IDS).flatMap(([table, idsIn]) => [
        ...idsIn(file).map((id) => !ID_PATTERN.test(id) && `${table}: ${id} is not an id`),
        ...twice(idsIn(file)).map((id) => `${table}: ${id} is there twice`),
      ]),
      idsOf(file.headquarters.rooms).some((id) => id === START || id === OUT) &&
        `headquarters: ${START} and ${OUT} are no rooms`,
    ],
    'AQS-DATA-4': ({ names: { owners, colours, cardTypes } }) => [
      ...Array.from({ length: OWNERS }, (_, seat) => seat).map(
        (seat) => owners.every(({ owner }) => owner !== seat) && `names: owner ${seat} has none`,
      ),
      ...COLOURS.map((colour) => !idsOf(colours).includes(colour) && `names: ${colour} has none`),
      ...CARD_TYPES.map((kind) => cardTypes.every(({ type }) => type !== kind) && `names: ${kind} has none`),
    ],
  },
  prepare: componentsOf,
});
