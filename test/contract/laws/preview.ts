import type { CoreState, GameEvent, PromptOption, Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { pickOne, sameRng, seedRng, shuffle } from '../../../src/engine/core/rng.ts';
import { must, type Law, type Position } from '../law.ts';

/* What an option states against what then happens in the true world, and against what lies there afterwards. */

const TRIED_EACH = 3;

export const PREVIEW: Law = {
  name: 'what label and detail state as a certain effect is what the events then say',
  at(drawn) {
    const { game, state, counts, seed, journal } = drawn;
    if (game.effects === undefined) return;
    // of its own: other laws draw the same samples with and without it
    const dice = seedRng(`${seed}/preview/${journal.length}`);
    const position = { ...drawn, dice };
    for (const seat of game.activeSeats(state)) {
      const options = game.prompt(state, seat)?.options ?? [];
      for (const option of shuffle(dice, [...options]).slice(0, TRIED_EACH)) {
        counts.add('preview', 'options');
        compare(position, seat, option, game.effects);
      }
    }
  },
};

type Reader = NonNullable<Position['game']['effects']>;

function compare(
  position: Position,
  seat: Seat,
  option: PromptOption<unknown>,
  { counted, stated }: Reader,
): void {
  const said = stated(option);
  const { events, isWhole, after } = certainEvents(position, seat, option.action);
  const told = counted(events, seat);
  for (const [kind, amount] of Object.entries(told)) {
    if (amount !== 0) position.counts.add('effect', kind);
    must(
      (said[kind] ?? 0) === amount,
      `${option.text} of seat ${seat} states ${said[kind] ?? 0} ${kind}, and the events say ${amount}`,
    );
  }
  if (!isWhole) return;
  position.counts.add('preview', 'whole steps');
  for (const [name, { of, change }] of Object.entries(position.coverage.holdings ?? {})) {
    const difference = of(after, seat) - of(position.state, seat);
    must(
      difference === change(told),
      `${option.text} of seat ${seat} changes ${name} by ${difference}, and the events say ${change(told)}`,
    );
  }
}

interface Certain {
  readonly events: readonly GameEvent[];
  /** nothing random or hidden came in between, and nobody else answered */
  readonly isWhole: boolean;
  readonly after: CoreState;
}

/** Plays the true world; where answers lie face down, until all the others have given theirs, whatever they are. */
function certainEvents({ game, state, coverage, dice }: Position, seat: Seat, action: unknown): Certain {
  const draft = cloneJson(state);
  const events: GameEvent[] = [];
  const seen = { isCertain: true };
  const emit = (event: GameEvent): void => {
    seen.isCertain &&= sameRng(draft.rng, state.rng) && game.effects?.uncertain(event, seat) !== true;
    if (seen.isCertain) events.push(event);
  };
  game.advance(draft, seat, action, emit);
  const kind = state.frames.at(-1)?.kind ?? '';
  let others = 0;
  // another question may come in between
  while (coverage.faceDown?.[kind] !== undefined && draft.frames.some((frame) => frame.kind === kind)) {
    const asked = game.activeSeats(draft);
    if (asked.includes(seat)) break;
    const other = pickOne(dice, asked);
    game.advance(draft, other, pickOne(dice, game.legalActions(draft, other)), emit);
    others += 1;
  }
  return { events, isWhole: seen.isCertain && others === 0, after: draft };
}
