import type { Outlook } from '../../src/ai/outlook.ts';
import type { Options } from '../../src/engine/core/contract.ts';
import { play } from './match.ts';
import { chooserOf, rivalsOf, type Player, type Rival } from './players.ts';
import type { ResultLine } from './results.ts';

/** What all games of a table have in common. */
export interface Terms {
  readonly outlook: Outlook;
  readonly seats: number;
  readonly share: number;
  readonly options: Options;
  /** the search that plays (`fingerprintOf`): results of another one don't count; absent: they do */
  readonly search?: string;
}
export interface Pair {
  readonly player: Player;
  readonly rival: Rival;
}

/** The results of this pair on these terms. */
export function linesOn(terms: Terms, pair: Pair, lines: readonly ResultLine[]): readonly ResultLine[] {
  return lines.filter(
    (line) => isOn(terms, line) && line.player === pair.player && line.rival === pair.rival,
  );
}

export function isOn({ outlook, seats, share, options, search }: Terms, line: ResultLine): boolean {
  return (
    line.game === outlook.game.id &&
    line.seats === seats &&
    line.share === share &&
    line.options === JSON.stringify(options) &&
    (search === undefined || line.search === search)
  );
}

/** A seed is played from every seat before the next one comes: at N seats, N games. */
export function playOne(terms: Terms, { player, rival }: Pair, at: number): ResultLine {
  const { outlook, seats, share, options, search } = terms;
  const turn = Math.floor(at / seats);
  const match = { outlook, seats, options, seed: `arena ${turn}`, seat: at % seats };
  const { held, ...outcome } = play({
    ...match,
    player: chooserOf(player, outlook, share),
    rivals: rivalsOf(rival, seats, turn).map((other) => chooserOf(other, outlook, share)),
  });
  const { seed, seat } = match;
  const common = { game: outlook.game.id, seats, share, options: JSON.stringify(options) };
  return {
    ...common,
    player,
    rival,
    seed,
    seat,
    ...outcome,
    ...(player === rival && { held }),
    ...(search !== undefined && { search }),
  };
}
