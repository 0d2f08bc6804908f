import { shippedSets, WHOLE_GAMES, type GamePackage } from '../../scripts/games.ts';
import { gamesWithSets } from '../../src/component-sets.ts';
import type { OptionValue, Options } from '../../src/engine/core/contract.ts';
import { optionsFor } from '../../src/engine/core/options.ts';
import { pickOne, type Rng } from '../../src/engine/core/rng.ts';
import { ANTARCTICA_COVERAGE } from '../games/antarctica/coverage.ts';
import { AQUASPHERE_COVERAGE } from '../games/aquasphere/coverage.ts';
import { NEW_EDEN_COVERAGE } from '../games/new-eden/coverage.ts';
import { ENDING_EVENTS, EVENT_TYPES } from '../toy/messages.ts';
import { FRAME_KINDS } from '../toy/state.ts';
import type { Coverage, Subject } from './law.ts';

/** What must occur in each game's random games: a registered game without a line here fails the contract tests. */
const COVERAGE_BY_GAME: Readonly<Record<string, Coverage>> = {
  antarctica: ANTARCTICA_COVERAGE,
  aquasphere: AQUASPHERE_COVERAGE,
  'new-eden': NEW_EDEN_COVERAGE,
  nim: { frameKinds: ['take', 'end'], eventTypes: ['took', 'shown'], endings: ['won'] },
  toy: {
    frameKinds: FRAME_KINDS,
    eventTypes: EVENT_TYPES,
    endings: ENDING_EVENTS,
    simultaneous: ['keep', 'prepare', 'plan'],
    faceDown: { keep: ['keep'], plan: ['plan'] },
  },
};

export function subjectOf({ rulebook, texts }: Pick<GamePackage, 'rulebook' | 'texts'>): Subject {
  const [game] = gamesWithSets([rulebook], shippedSets()).get(rulebook.id) ?? [];
  const coverage = COVERAGE_BY_GAME[rulebook.id];
  if (game === undefined || coverage === undefined)
    throw new Error(
      `${rulebook.id} has no ${game === undefined ? 'component set' : 'line in COVERAGE_BY_GAME'}`,
    );
  return { rulebook, game, texts, coverage };
}

export const SUBJECTS: readonly Subject[] = WHOLE_GAMES.map(subjectOf);

/** A random value for each option that this number of seats is asked for. */
export function randomOptions({ game }: Pick<Subject, 'game'>, seats: number, dice: Rng): Options {
  const chosen = optionsFor(game.options, seats).map(({ key, values }): [string, OptionValue] => [
    key,
    pickOne(dice, values),
  ]);
  return Object.fromEntries(chosen);
}

export function seatNumbers({ game }: Pick<Subject, 'game'>): readonly number[] {
  return Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at);
}
