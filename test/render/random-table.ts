import type {
  AnyGame,
  CoreState,
  GameEvent,
  Messages,
  Options,
  Viewer,
} from '../../src/engine/core/contract.ts';
import { chooseAtRandom, type Policy } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import type { AnyGameTexts } from '../../src/i18n/game-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { AnyGameScene, ComposeOptions, Look } from '../../src/render/game-scene.ts';
import { lastTurnOf, momentsOf, storyFrom } from '../../src/render/last-turn.ts';
import { boardName } from '../../src/render/type.ts';

/* A table of any game for the tests of its pictures: how it looks, and positions to look at. */

/** With letters of all three languages. */
export const NAMES = ['Ola', 'Benoît', 'Zażółć', 'Daniel'];
/** Very long, very wide, in foreign letters, made of pictures. */
export const AWKWARD_NAMES = [
  'Aleksandra Wąsowska-Brzęczyszczykiewicz',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '中村 さくら',
  '🦭',
];

export interface Words {
  readonly messages: Messages;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
}

/** As the bot makes it: on the board names are those of `boardName`, in words they are whole. */
export function lookAt(
  game: Pick<AnyGame, 'names'>,
  { messages, texts }: Words,
  locale: Locale,
  seats: number,
  names: readonly string[] = NAMES,
  use: 'board' | 'words' = 'board',
): Look {
  const shown = Array.from({ length: seats }, (_, seat) => {
    const colourWord = TEXTS[locale].seats[seat] ?? '';
    const name = names[seat] ?? '';
    return { name: use === 'board' ? boardName(name, colourWord) : name, colourWord };
  });
  const playerName = (seat: number): string => shown[seat]?.name ?? '';
  const words = sayWith({ locale, messages, texts: texts[locale], names: game.names, playerName });
  return {
    seats: shown,
    locale,
    say: (message) => words.say(message),
    name: (category, id) => words.name(category, id),
  };
}

/** A decision of a random game: the state before it, and what followed. */
export interface RandomStep {
  readonly before: CoreState;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** A random game from the first question to the end, and its last state. */
export function randomGame(
  game: AnyGame,
  seed: string,
  seats: number,
  options: Options = {},
  policy: Policy = 'weighed',
): { readonly steps: readonly RandomStep[]; readonly state: CoreState } {
  const begun = game.setup(seed, seats, options);
  if (!begun.ok) throw new Error(`no setup: ${begun.error.code}`);
  const dice = seedRng(`${seed}/players`);
  const steps: RandomStep[] = [];
  let { state } = begun.value;
  while (!game.isOver(state)) {
    const { seat, action } = chooseAtRandom(game, state, dice, policy);
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    steps.push({ before: state, seat, events: step.value.events });
    ({ state } = step.value);
  }
  return { steps, state };
}

/** Every position of a random game, from the first question to the end. */
export function randomPositions<S extends CoreState>(
  game: AnyGame,
  seed: string,
  seats: number,
  options: Options = {},
  policy: Policy = 'weighed',
): S[] {
  const { steps, state } = randomGame(game, seed, seats, options, policy);
  // as: all of them come out of this game
  return [...steps.map(({ before }) => before), state] as S[];
}

/** What costs points soon, the last turn and, at the end, the course of the game, as the bot hands them to a scene that draws them. */
export function lookBack(
  game: AnyGame,
  scene: Pick<AnyGameScene, 'turnFrom'>,
  { steps, state }: { readonly steps: readonly RandomStep[]; readonly state: CoreState },
  viewer: Viewer,
): Pick<ComposeOptions, 'last' | 'course' | 'forecast'> {
  const forecast = game.forecast?.(state) ?? [];
  if (scene.turnFrom === undefined) return { forecast };
  const viewAfter = (decisions: number): unknown => game.view(steps[decisions]?.before ?? state, viewer);
  const told = steps.map(({ seat, events }, after) => ({
    after,
    seat,
    events: events.flatMap((event) => game.viewEvent(event, viewer) ?? []),
  }));
  const recent = told.slice(storyFrom(steps.length));
  const last = lastTurnOf((story) => scene.turnFrom?.(story), recent, viewAfter);
  const course = game.isOver(state) ? momentsOf(steps.length).map(viewAfter) : undefined;
  return { forecast, ...(last && { last }), ...(course && { course }) };
}

/** Every so many positions, and the last. */
export function some<S>(positions: readonly S[], step: number): S[] {
  return positions.filter((_, at) => at % step === 0 || at === positions.length - 1);
}
