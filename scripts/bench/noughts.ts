import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { seedRng, shuffle } from '../../src/engine/core/rng.ts';
import { LINES, noughtsGame } from './noughts-game.ts';
import { atLeast, type Extent, type Row } from './row.ts';
import { cpuOf, inTurn } from './times.ts';

/* The contract engine beside boardgame.io's reducer: the same small game, the same moves. */

const APPLY_GOAL = 10;
const ADVANCE_GOAL = 50;

/** The cells in the order in which they are marked, to the end of the game. */
type Game = readonly number[];

function randomGame(seed: string): Game {
  const cells = shuffle(seedRng(seed), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const isWon = (moves: Game): boolean => {
    const own = moves.filter((_, at) => (moves.length - at) % 2 === 1);
    return LINES.some((line) => line.every((cell) => own.includes(cell)));
  };
  const end = cells.findIndex((_, at) => isWon(cells.slice(0, at + 1)));
  return end === -1 ? cells : cells.slice(0, end + 1);
}

/** What the bench needs of boardgame.io, as its version 0.50 has it. */
interface Boardgame {
  readonly CreateGameReducer: (of: {
    readonly game: unknown;
  }) => (state: unknown, action: unknown) => unknown;
  readonly InitializeGame: (of: { readonly game: unknown }) => unknown;
  readonly INVALID_MOVE: unknown;
}

/** Installed into a folder that git ignores, the first time. */
function installedBoardgame(): Boardgame {
  const folder = fileURLToPath(new URL('./boardgame.io/', import.meta.url));
  if (!existsSync(`${folder}node_modules/boardgame.io`)) {
    const args = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
    ];
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`boardgame.io could not be installed: ${stderr}`);
  }
  // without the checks and frozen states of a development build
  process.env.NODE_ENV = 'production';
  const load = createRequire(`${folder}package.json`);
  // as: the public modules of that version
  return {
    ...(load('boardgame.io/internal') as Pick<Boardgame, 'CreateGameReducer' | 'InitializeGame'>),
    ...(load('boardgame.io/core') as Pick<Boardgame, 'INVALID_MOVE'>),
  };
}

interface Marks {
  readonly cells: (string | null)[];
}
interface Turn {
  readonly G: Marks;
  readonly playerID: string;
  readonly ctx: { readonly currentPlayer: string };
}

/** The game of boardgame.io's own tutorial (MIT licence). */
function ticTacToe({ INVALID_MOVE }: Boardgame): unknown {
  const isVictory = (cells: Marks['cells']): boolean =>
    LINES.some((line) => {
      const marks = line.map((cell) => cells[cell]);
      return marks.every((mark) => mark !== null && mark === marks[0]);
    });
  return {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array(9).fill(null) as null[] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }: Turn, id: number) => {
        if (G.cells[id] !== null) return INVALID_MOVE;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf: ({ G, ctx }: Turn) => {
      if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
      return G.cells.every((mark) => mark !== null) ? { draw: true } : undefined;
    },
  };
}

function theirs(games: readonly Game[]): () => void {
  const boardgame = installedBoardgame();
  const game = ticTacToe(boardgame);
  const reduce = boardgame.CreateGameReducer({ game });
  const start = boardgame.InitializeGame({ game });
  const moves = Array.from({ length: 2 }, (_, seat) =>
    Array.from({ length: 9 }, (__, cell) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'clickCell', args: [cell], playerID: String(seat), credentials: undefined },
    })),
  );
  const playAll = (): void => {
    for (const cells of games) {
      let state = start;
      for (const [at, cell] of cells.entries()) state = reduce(state, moves[at % 2]?.[cell]);
      // as: where boardgame.io says that the game is over
      if ((state as { ctx: { gameover?: unknown } }).ctx.gameover === undefined)
        throw new Error('boardgame.io did not play the game to its end');
    }
  };
  return playAll;
}

function started(game: AnyGame): CoreState {
  const set = game.setup('noughts', 2, {});
  if (!set.ok) throw new Error(set.error.code);
  return set.value.state;
}

export function measureNoughts(extent: Extent): readonly Row[] {
  const games = Array.from({ length: extent === 'smoke' ? 5 : 300 }, (_, at) => randomGame(`noughts-${at}`));
  const game = noughtsGame();
  const actions = Array.from({ length: 9 }, (_, cell) => ({ verb: 'mark', cell }));
  const start = started(game);
  const starts = games.map(() => started(game));
  const unheard = (): void => undefined;
  const their = theirs(games);
  const apply = (): void => {
    for (const cells of games) {
      let state = start;
      for (const [at, cell] of cells.entries()) {
        const played = game.apply(state, at % 2, actions[cell]);
        if (!played.ok) throw new Error(played.error.code);
        state = played.value.state;
      }
      if (!game.isOver(state)) throw new Error('the game is not over');
    }
  };
  // ours are so much faster that they play every game ten times for one of theirs
  const TIMES = 10;
  const advance = (drafts: readonly CoreState[]): void => {
    for (const [which, cells] of games.entries()) {
      const draft = drafts[which];
      if (draft !== undefined)
        for (const [at, cell] of cells.entries()) game.advance(draft, at % 2, actions[cell], unheard);
    }
  };
  const samples = {
    theirs: () => cpuOf(their),
    apply: () =>
      cpuOf(() => {
        for (let time = 0; time < TIMES; time += 1) apply();
      }) / TIMES,
    advance: () => {
      const drafts = Array.from({ length: TIMES }, () => structuredClone(starts));
      return (
        cpuOf(() => {
          for (const some of drafts) advance(some);
        }) / TIMES
      );
    },
  };
  const [warm, rounds] = extent === 'smoke' ? [0, 1] : [10, 15];
  inTurn(warm, samples);
  const taken = inTurn(rounds, samples);
  const floor = taken.theirs / games.flat().length;
  return [
    atLeast(
      'noughts and crosses, moves a second by apply / boardgame.io',
      taken.theirs / taken.apply,
      APPLY_GOAL,
      floor,
    ),
    atLeast(
      'noughts and crosses, moves a second by advance / boardgame.io',
      taken.theirs / taken.advance,
      ADVANCE_GOAL,
      floor,
    ),
  ];
}
