import { guidedOutlook } from '../../src/ai/playable.ts';
import type { Outlook } from '../../src/ai/outlook.ts';
import type { Options } from '../../src/engine/core/contract.ts';
import { GAMES } from '../../src/games/index.ts';
import { shippedSets } from '../games.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readResults, resultFile, type ResultLine } from './results.ts';
import { linesOn, type Pair, type Terms } from './terms.ts';

/* What the arena's tables are to show, and which row of them is shortest of games. */

/** Of the live iterations, for all levels: the smallest share at which easy still plays on purpose. */
export const PLAN_SHARE = 0.125;

interface Row extends Pair {
  readonly seats: number;
  readonly options: Options;
  readonly wanted: number;
  /** it waits until the rows before it have this part of what is wanted */
  readonly later: number;
  /** how often the player should win */
  readonly goal?: number;
}
/** A row with its terms, and the games that it has by now. */
export interface PlannedRow extends Row {
  readonly terms: Terms;
  readonly lines: ResultLine[];
}

const LATER = 0.04;
const LAST = 0.15;

function rowsOf(game: string): readonly Row[] {
  const duel = { seats: 2, options: {}, wanted: 200, later: 0 };
  const crowd = { options: {}, player: 'hard', rival: 'mixed', wanted: 24, later: LATER } as const;
  const equals = { ...crowd, rival: 'normal', wanted: 12, later: LAST } as const;
  return [
    { ...duel, player: 'hard', rival: 'flat', goal: game === 'new-eden' ? 0.65 : 0.75 },
    { ...duel, player: 'normal', rival: 'flat', goal: 0.5 },
    { ...duel, player: 'normal', rival: 'easy', goal: 0.75 },
    { ...duel, player: 'easy', rival: 'random', goal: 0.95 },
    { ...crowd, seats: 3 },
    { ...crowd, seats: 4 },
    { ...equals, seats: 3 },
    { ...equals, seats: 4 },
    { ...duel, player: 'normal', rival: 'normal', wanted: 100, later: LATER },
    ...(game === 'new-eden' ? SOLO_LEVELS.map(solo) : []),
  ];
}

const SOLO_LEVELS = [0, 1, 2, 3];

function solo(level: number): Row {
  return {
    seats: 1,
    options: { soloLevel: level },
    player: 'hard',
    rival: 'automaton',
    wanted: 20,
    later: LAST,
  };
}

/** Everything that is to be played of the games named, with what was played of it. */
export function plannedRows(games: readonly string[]): readonly PlannedRow[] {
  const sets = shippedSets();
  return GAMES.filter(({ rulebook }) => games.includes(rulebook.id)).flatMap((playable) => {
    const { id, defaultSet } = playable.rulebook;
    const loaded = sets.find(({ rulebook, set }) => rulebook.id === id && set.id === defaultSet);
    if (loaded === undefined) throw new Error(`no set for ${id}`);
    const outlook = guidedOutlook(playable, loaded.set);
    const results = readResults(resultFile(id));
    const search = fingerprintOf(outlook.game);
    return rowsOf(id).map((row) => {
      const terms = termsOf(outlook, row, search);
      return { ...row, terms, lines: [...linesOn(terms, row, results)] };
    });
  });
}

function termsOf(outlook: Outlook, { seats, options }: Row, search: string): Terms {
  return { outlook, seats, options, share: PLAN_SHARE, search };
}

/** The row that has the smallest part of its games; nothing where all have theirs. */
export function shortestOf(rows: readonly PlannedRow[]): PlannedRow | undefined {
  const part = ({ lines, wanted, later }: PlannedRow): number => lines.length / wanted + later;
  const [first, ...others] = rows.filter(({ lines, wanted }) => lines.length < wanted);
  return first && others.reduce((least, row) => (part(row) < part(least) ? row : least), first);
}
