import { createHash } from 'node:crypto';
import { playRandomly } from '../../scripts/random-game.ts';
import type { AnyGame, Options, Standing, Viewer } from '../../src/engine/core/contract.ts';
import { canonicalJson } from '../../src/engine/core/json.ts';
import { playText } from '../../src/engine/core/replay.ts';
import { legalTexts } from '../contract/law.ts';

/** A whole game with everything that anybody could observe in it: whatever changes shows in the difference of the file. */
export interface Playthrough {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
  readonly componentSet: { readonly id: string; readonly version: number; readonly hash: string };
  readonly start: Moment;
  readonly moves: readonly Move[];
  readonly standings: readonly Standing[];
}
interface Moment {
  readonly asked: string;
  /** digests of the state, and of what the public and each seat sees: view, what can be chosen, and points */
  readonly state: string;
  readonly seen: readonly string[];
}
interface Move extends Moment {
  readonly seat: number;
  readonly text: string;
  /** how many options the seat had */
  readonly of: number;
  /** what the public is told */
  readonly told: readonly unknown[];
}
export interface GoldenWish {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

const digest = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 12);

/** What the seat may choose, by the canonical texts: what it is called is the catalogues' affair. */
function choices(prompt: ReturnType<AnyGame['prompt']>): unknown {
  if (prompt === undefined) return null;
  const options = prompt.options.map(({ text, target = null, askTwice = false, together }) => [
    text,
    target,
    askTwice,
    together?.next ?? null,
  ]);
  return [prompt.kind, options];
}

function momentOf(game: AnyGame, state: Parameters<AnyGame['view']>[0], seats: number): Moment {
  const viewers: readonly Viewer[] = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
  const asked = game.activeSeats(state).map((seat) => `${game.prompt(state, seat)?.kind ?? ''} ${seat}`);
  return {
    asked: asked.join(', '),
    state: digest(state),
    seen: viewers.map((viewer) =>
      digest([
        game.view(state, viewer),
        viewer === undefined ? null : choices(game.prompt(state, viewer)),
        game.scores(state).map(({ seat = null, total, rank, lines }) => [seat, total, rank, lines]),
      ]),
    ),
  };
}

/** The random game of these wishes, played once and written down. */
export function record(game: AnyGame, wish: GoldenWish): Playthrough {
  const { start, journal } = playRandomly(game, { ...wish, policy: 'weighed' });
  return observe(game, wish, start, journal);
}

/** The journal of a playthrough, played again and written down. */
export function replayed(game: AnyGame, golden: Playthrough): Playthrough {
  const start = game.setup(golden.seed, golden.seats, golden.options);
  if (!start.ok) throw new Error(`setup is refused: ${start.error.code}`);
  return observe(game, golden, start.value.state, golden.moves);
}

function observe(
  game: AnyGame,
  { seats, seed, options }: GoldenWish,
  start: Parameters<AnyGame['view']>[0],
  journal: readonly { readonly seat: number; readonly text: string }[],
): Playthrough {
  let state = start;
  const moves = journal.map(({ seat, text }): Move => {
    const of = legalTexts(game, state, seat).length;
    const played = playText(game, state, { seat, text });
    if (!played.ok) throw new Error(`${text} of seat ${seat} is refused: ${played.error.code}`);
    state = played.value.state;
    const told = played.value.events.flatMap((event) => game.viewEvent(event, undefined) ?? []);
    return { seat, text, of, told, ...momentOf(game, state, seats) };
  });
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    seed,
    options,
    componentSet: game.componentSet,
    start: momentOf(game, start, seats),
    moves,
    standings: game.scores(state),
  };
}

/** A line for each move, so that a change is seen where it is. */
export function written({ moves, ...rest }: Playthrough): string {
  const head = JSON.stringify(rest, undefined, 1).replace(/\n\}$/u, ',');
  return `${head}\n "moves": [\n${moves.map((move) => `  ${JSON.stringify(move)}`).join(',\n')}\n ]\n}\n`;
}
