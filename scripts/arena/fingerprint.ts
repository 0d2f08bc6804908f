import { createHash } from 'node:crypto';
import { SKILLS } from '../../src/ai/levels.ts';
import { ignore, type Outlook } from '../../src/ai/outlook.ts';
import { think } from '../../src/ai/think.ts';
import type { Options } from '../../src/engine/core/contract.ts';
import { pickWeighed, seedRng } from '../../src/engine/core/rng.ts';
import { flat } from './baselines.ts';

/*
 * By what results can be told from those of another search: not its source, of which a comment may change, but what it
 * finds in a few positions of a random game, and the levels.
 */

const ITERATIONS = 32;
const LOOKED_AT = [7, 24, 45];

export function fingerprintOf(outlook: Outlook, seats: number, options: Options): string {
  const { game } = outlook;
  const set = game.setup('fingerprint', seats, options);
  if (!set.ok) throw new Error(`${game.id} cannot be set up: ${set.error.code}`);
  const { state } = set.value;
  const rng = seedRng('fingerprint');
  const hash = createHash('sha256').update(JSON.stringify(SKILLS));
  for (let at = 0; at <= Math.max(...LOOKED_AT) && !game.isOver(state); at += 1) {
    const [seat = 0] = game.activeSeats(state);
    const legal = game.legalActions(state, seat);
    if (LOOKED_AT.includes(at)) {
      const world = game.determinize(state, seat, rng);
      const { thoughts } = think(outlook, { world, seat, seed: `at ${at}` }, { iterations: ITERATIONS });
      hash.update(thoughts.map(({ text, visits }) => `${text} ${visits};`).join(''));
      hash.update(game.formatAction(flat(game, world, seat, legal, rng)));
    }
    const action = pickWeighed(rng, legal, (option) => game.weigh?.(state, seat, option) ?? 1);
    game.advance(state, seat, action, ignore);
  }
  return hash.digest('hex').slice(0, 8);
}
