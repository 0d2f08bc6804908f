import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { POINTS } from './fault-points.ts';
import { killedClocks } from './killed-clocks.ts';
import { killedGames, type GamesToKill } from './killed-games.ts';
import { killedLobbies } from './killed-lobbies.ts';
import { killedPlans } from './killed-plans.ts';
import { rowWithin, type Counts, type OpenStage, type Row } from './rows.ts';

/* SIGKILL while several tables are at it, and a new process on the same data. */

/** How many kills, and what is killed. */
type Killing = (open: OpenStage, rng: Rng, kills: number) => Promise<Counts>;
interface Kind {
  readonly id: string;
  /** kills in a short run, in a whole one */
  readonly kills: readonly [number, number];
  readonly killing: Killing;
}

const games =
  (what: GamesToKill): Killing =>
  (open, rng, kills) =>
    killedGames(open, rng, kills, what);
const clocks =
  (nonces: boolean): Killing =>
  (open, rng, kills) =>
    killedClocks(open, rng, kills, nonces);

const KINDS: readonly Kind[] = [
  { id: 'kill: moves', kills: [6, 80], killing: games({ tables: 5 }) },
  { id: 'kill: moves, no nonces', kills: [4, 40], killing: games({ tables: 5, nonces: false }) },
  { id: 'kill: AI moves', kills: [4, 20], killing: games({ tables: 3, ai: true }) },
  { id: 'kill: lobbies', kills: [4, 20], killing: killedLobbies },
  { id: 'kill: reminders', kills: [4, 20], killing: clocks(true) },
  { id: 'kill: reminders, no nonces', kills: [4, 20], killing: clocks(false) },
  { id: 'kill: plans', kills: [4, 20], killing: killedPlans },
  ...POINTS.map((point): Kind => ({
    id: `kill: ${point}`,
    kills: [2, 20],
    killing: games({ tables: 3, point }),
  })),
  {
    id: 'kill: posted, no nonces',
    kills: [2, 20],
    killing: games({ tables: 3, point: 'posted', nonces: false }),
  },
];

/** For a start, a kill and what is to be settled in the end, on a machine that does much else. */
const secondsFor = (kills: number): number => 180 + kills * 40;

export function killing(short: boolean): readonly (() => Promise<Row>)[] {
  return KINDS.map(({ id, kills: [few, many], killing: work }) => () => {
    const kills = short ? few : many;
    return rowWithin(id, secondsFor(kills), (open) => work(open, seedRng(id), kills));
  });
}
