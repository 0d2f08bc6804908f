import { CARD_TYPES, COLOURS, OWNERS, RING } from './box.ts';
import { ACTION_OF_COLOUR, type SetFile } from './set-file.ts';

/*
 * What any component set must keep, beyond the shape of its tables (AQS-DATA-2, AQS-DATA-3, AQS-DATA-4).
 * A check runs if the tables that it looks at have their shape, so that one broken table hides no other fault.
 */
interface Check {
  readonly needs: readonly (keyof SetFile)[];
  faults(file: SetFile): readonly string[];
}

const SEATS = [2, 3, 4];
const LAMPS = [2, 3, 4, 5];
const LEAST_IN_DECK = 24;
const ID_PATTERN = /^[a-z][a-z0-9-]{0,27}$/u;

export function failedChecks(file: SetFile, sound: ReadonlySet<keyof SetFile>): readonly string[] {
  return CHECKS.filter(({ needs }) => needs.every((table) => sound.has(table))).flatMap((check) =>
    check.faults(file),
  );
}

const say = (rule: string, faults: readonly (string | false | undefined)[]): string[] =>
  faults.filter((fault) => typeof fault === 'string').map((fault) => `${rule}: ${fault}`);
const needed = (faults: readonly (string | false | undefined)[]): string[] => say('AQS-DATA-2', faults);

function sameItems(some: readonly (string | number)[], others: readonly (string | number)[]): boolean {
  return (
    some.length === others.length &&
    new Set(some).size === some.length &&
    some.every((item) => others.includes(item))
  );
}

function repeated(items: readonly (string | number)[]): (string | number)[] {
  return [...new Set(items.filter((item, at) => items.indexOf(item) !== at))];
}

const colourTable: Check = {
  needs: ['colours'],
  faults: ({ colours }) =>
    needed([
      !sameItems(
        colours.values.map(({ id }) => id),
        COLOURS,
      ) && 'colours: each of the seven colours must be there once',
      ...colours.values.map(
        ({ id, action }) =>
          action !== ACTION_OF_COLOUR[id] && `colours: ${id} must stand for ${ACTION_OF_COLOUR[id]}`,
      ),
    ]),
};

const programPermutations: Check = {
  needs: ['programCards', 'headquarters', 'counts'],
  faults: ({ programCards, headquarters, counts }) =>
    needed([
      !sameItems(
        programCards.rooms,
        headquarters.rooms.map(({ id }) => id),
      ) && 'programCards: its rooms are not those of the headquarters',
      ...programCards.values.map(
        ({ id, tokens }) =>
          !(sameItems(tokens, COLOURS) && tokens.length === programCards.rooms.length) &&
          `program card ${id} is not a permutation of the seven colours over the rooms`,
      ),
      counts.programCardsUsed !== counts.rounds &&
        'counts: as many program cards must be used as there are rounds',
      programCards.values.length < counts.programCardsUsed && 'programCards: too few for the rounds',
    ]),
};

const headquartersPlan: Check = {
  needs: ['headquarters', 'limits'],
  faults: ({ headquarters: { rooms, arrows, lateral }, limits }) => {
    const rows = new Map([['start', 0], ...rooms.map(({ id, row }) => [id, row] as const)]);
    const top = Math.max(...rows.values());
    return needed([
      ...Object.keys(arrows).map((from) => !rows.has(from) && `arrows from ${from}, which is no place`),
      ...[...rows].flatMap(([from, row]) => {
        const targets = arrows[from] ?? [];
        return [
          row < top && targets.length === 0 && `no arrow leaves ${from}`,
          ...targets.map(
            (to) => rows.get(to) !== row + 1 && `the arrow ${from} to ${to} must lead one row up`,
          ),
        ];
      }),
      top !== limits.engineerMoves && `${top} rows of rooms for ${limits.engineerMoves} engineer moves`,
      ...lateral.map(
        ([one = '', other = '']) =>
          !(rows.has(one) && one !== other && rows.get(one) === rows.get(other)) &&
          `the lateral pair ${one}, ${other} must join two rooms of one row`,
      ),
    ]);
  },
};

const sectorsAndLabs: Check = {
  needs: ['sectors', 'baseLabs', 'extensions'],
  faults: ({ sectors, baseLabs, extensions }) => {
    const letters = sectors.values.map(({ letter }) => letter);
    return needed([
      letters.length !== RING && `${letters.length} sectors instead of ${RING}`,
      ...repeated(letters).map((letter) => `sector ${letter} is there twice`),
      !sameItems(
        baseLabs.values.map(({ letter }) => letter),
        letters,
      ) && 'there must be one base lab for each letter',
      ...extensions.values.flatMap(({ id, letters: printed }) => [
        ...printed.map((letter) => !letters.includes(letter) && `extension ${id}: no sector ${letter}`),
        repeated(printed).length > 0 && `extension ${id} names a letter twice`,
      ]),
    ]);
  },
};

const submarineSpaces: Check = {
  needs: ['submarineSpaces'],
  faults: ({ submarineSpaces: { values } }) =>
    needed([
      values.length < OWNERS && `${values.length} submarine spaces, at least ${OWNERS} are needed`,
      values.some((price, at) => price < (values[at - 1] ?? 0)) && 'submarine spaces must not become cheaper',
    ]),
};

const centreTiles: Check = {
  needs: ['centreTiles'],
  faults: ({ centreTiles: { values } }) =>
    needed([
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
    ]),
};

const decks: Check = {
  needs: ['researchCards', 'extensions', 'counts'],
  faults: ({ researchCards, extensions, counts }) => {
    const least = Math.max(LEAST_IN_DECK, RING * counts.rounds);
    return needed([
      researchCards.values.length < least && `fewer than ${least} research cards`,
      extensions.values.length < least && `fewer than ${least} extensions`,
      researchCards.values.length !== counts.researchCards && 'counts: researchCards is not their number',
      extensions.values.length !== counts.extensions && 'counts: extensions is not their number',
      counts.rounds !== LAMPS.length && `counts: there must be ${LAMPS.length} rounds, one for each lamp`,
    ]);
  },
};

const cardRows: Check = {
  needs: ['researchCards'],
  faults: ({ researchCards }) =>
    needed(
      researchCards.values.flatMap(({ id, type, colour, reward }) => [
        ['engineer', 'scoring', 'instant'].includes(type) &&
          colour === undefined &&
          `card ${id} has no colour`,
        ['engineer', 'catch'].includes(type) && reward === undefined && `card ${id} has no reward`,
      ]),
    ),
};

const botRow: Check = {
  needs: ['botRow', 'counts'],
  faults: ({ botRow: { spaces, cap }, counts: { perPlayer } }) =>
    needed([
      cap.length !== perPlayer.submarines + 1 && `botRow: cap needs ${perPlayer.submarines + 1} entries`,
      cap.at(-1) !== spaces && 'botRow: the last cap must be the number of spaces',
      perPlayer.botsInRow !== spaces && 'counts: botsInRow must be the number of spaces of the row',
      perPlayer.submarines !== RING && 'counts: a player must have one submarine for each sector',
    ]),
};

const track: Check = {
  needs: ['track'],
  faults: ({ track: { lap, linesBefore } }) =>
    needed([
      ...linesBefore.map(
        (line) => (line < 1 || line > lap) && `track: the line ${line} must lie in 1..${lap}`,
      ),
      ...repeated(linesBefore).map((line) => `track: the line ${line} is there twice`),
    ]),
};

const playerCounts: Check = {
  needs: ['loadingLimit', 'setup', 'limits', 'baseLabs'],
  faults: ({ loadingLimit, setup, limits, baseLabs }) =>
    needed([
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
    ]),
};

/** Each owner keeps a bot in a station that is cleaned: a lower limit could not be kept (AQS-BOT-2, AQS-I7). */
const loadingLimits: Check = {
  needs: ['loadingLimit', 'setup'],
  faults: ({ loadingLimit, setup }) =>
    needed(
      SEATS.map((seats) => {
        const neutral = setup.byPlayers[String(seats)]?.neutralBotOutsideStart === true;
        const limit = loadingLimit.values[String(seats)];
        return (
          limit !== undefined &&
          limit < seats + (neutral ? 1 : 0) &&
          `loadingLimit: ${limit} is too few for ${seats} players, of whom each may keep a bot in a station${neutral ? ' beside a neutral one' : ''}`
        );
      }),
    ),
};

const neutralOwners: Check = {
  needs: ['setup'],
  faults: ({ setup }) =>
    needed(
      SEATS.flatMap((seats) => {
        const row = setup.byPlayers[String(seats)];
        if (row === undefined) return [];
        const { neutralOwners: owners, restSectors, neutralSubInRest } = row;
        return [
          owners.some((owner) => owner < seats) &&
            `setup: a player's colour is neutral with ${seats} players`,
          neutralSubInRest &&
            owners.length < restSectors &&
            `setup: too few neutral colours with ${seats} players`,
          row.neutralBotOutsideStart &&
            owners.length === 0 &&
            `setup: no neutral colour with ${seats} players`,
        ];
      }),
    ),
};

const startGoods: Check = {
  needs: ['setup', 'counts', 'limits'],
  faults: ({ setup, counts, limits }) =>
    needed(
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
    ),
};

type IdTable = 'headquarters' | 'programCards' | 'centreTiles' | 'researchCards' | 'extensions' | 'baseLabs';
const idsOf: Readonly<Record<IdTable, (file: SetFile) => readonly string[]>> = {
  headquarters: ({ headquarters }) => headquarters.rooms.map(({ id }) => id),
  programCards: ({ programCards }) => programCards.values.map(({ id }) => id),
  centreTiles: (file) => file.centreTiles.values.map(({ id }) => id),
  researchCards: ({ researchCards }) => researchCards.values.map(({ id }) => id),
  extensions: ({ extensions }) => extensions.values.map(({ id }) => id),
  baseLabs: ({ baseLabs }) => baseLabs.values.map(({ id }) => id),
};
// as: the keys of that record
const idChecks: readonly Check[] = (Object.keys(idsOf) as IdTable[]).map((table) => ({
  needs: [table],
  faults: (file) => {
    const ids = idsOf[table](file);
    return say('AQS-DATA-3', [
      ...ids.map((id) => !ID_PATTERN.test(id) && `${table}: ${id} is not an id`),
      ...repeated(ids).map((id) => `${table}: ${id} is there twice`),
      table === 'headquarters' &&
        ids.some((id) => id === 'start' || id === 'out') &&
        'headquarters: start and out are no rooms',
    ]);
  },
}));

const displayNames: Check = {
  needs: ['names'],
  faults: ({ names }) =>
    say('AQS-DATA-4', [
      ...Array.from({ length: OWNERS }, (_, owner) => owner).map(
        (owner) => names.owners.every((row) => row.owner !== owner) && `names: owner ${owner} has none`,
      ),
      ...COLOURS.map(
        (colour) => names.colours.every(({ id }) => id !== colour) && `names: ${colour} has none`,
      ),
      ...CARD_TYPES.map(
        (kind) => names.cardTypes.every(({ type }) => type !== kind) && `names: ${kind} has none`,
      ),
    ]),
};

const CHECKS: readonly Check[] = [
  colourTable,
  programPermutations,
  headquartersPlan,
  sectorsAndLabs,
  submarineSpaces,
  centreTiles,
  decks,
  cardRows,
  botRow,
  track,
  playerCounts,
  loadingLimits,
  neutralOwners,
  startGoods,
  ...idChecks,
  displayNames,
];
