import { describe, expect, it } from 'vitest';
import type { AnyGame, CoreState, Msg, Seat } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { GAMES } from '../../src/games/index.ts';
import { OFFERED } from '../commands/test-context.ts';

/* The coach of every game of the bot, over random games: it has something to say, briefly, and it is true. */

const GAMES_EACH = 4;
const MOST_CHARACTERS = 200;

interface Asked {
  readonly state: CoreState;
  readonly seat: Seat;
  readonly message: Msg | undefined;
}

/** Every question of a random game, with what the coach and the purse say to it. */
function questionsOf(
  game: AnyGame,
  member: 'coach' | 'purse',
  seed: string,
  seats: number,
): readonly Asked[] {
  const rng = seedRng(seed);
  const opened = game.setup(seed, seats, {});
  if (!opened.ok) throw new Error(opened.error.code);
  const state = cloneJson(opened.value.state);
  const asked: Asked[] = [];
  while (!game.isOver(state)) {
    for (const seat of game.activeSeats(state))
      asked.push({ state: cloneJson(state), seat, message: game[member]?.(game.view(state, seat), seat) });
    const { seat, action } = chooseAtRandom(game, state, rng, 'weighed');
    game.advance(state, seat, action, () => undefined);
  }
  return asked;
}

function over(game: AnyGame, member: 'coach' | 'purse'): readonly Asked[] {
  const { min, max } = game.seats;
  return Array.from({ length: GAMES_EACH }, (_, index) =>
    questionsOf(game, member, `coach ${index}`, min + (index % (max - min + 1))),
  ).flat();
}

describe.each(GAMES.map(({ rulebook }) => rulebook.id))('the coach of %s', (id) => {
  const offered = OFFERED.get(id);
  if (offered === undefined) throw new Error(id);
  const { game, rulebook, texts } = offered;

  it.each(['coach', 'purse'] as const)('says its %s nearly always, in at most 200 characters', (member) => {
    const asked = over(game, member);
    const said = asked.flatMap(({ message }) => message ?? []);
    expect(said.length).toBeGreaterThan(0.95 * asked.length);
    const different = [...new Map(said.map((message) => [JSON.stringify(message), message])).values()];
    for (const locale of LOCALES) {
      const { say } = sayWith({
        locale,
        messages: rulebook.messages,
        texts: texts[locale],
        names: game.names,
        playerName: (seat) => `Seat ${seat}`,
      });
      for (const message of different) {
        const sentence = say(message);
        expect(sentence.length, sentence).toBeLessThanOrEqual(MOST_CHARACTERS);
        expect(sentence).not.toMatch(/undefined|NaN/u);
      }
    }
  });

  it('knows nothing that the seat does not', () => {
    for (const { state, seat, message } of over(game, 'coach').filter((_, index) => index % 7 === 0)) {
      const other = game.determinize(state, seat, seedRng('another world'));
      expect(game.coach?.(game.view(other, seat), seat)).toEqual(message);
    }
  });
});

interface Truth {
  readonly can?: RegExp;
  readonly cannot?: RegExp;
}
/** What must be legal where that is advised, and what must not. */
const TRUTHS: Readonly<Record<string, Readonly<Record<string, Truth>>>> = {
  antarctica: {
    build: { can: /^build / },
    recruit: { can: /^recruit/, cannot: /^build / },
    research: { can: /^research / },
    ship: { can: /^ship$/, cannot: /^research / },
    card: { can: /^play /, cannot: /^(?:build|recruit|research|ship)\b/ },
    nothing: { can: /^end$/, cannot: /^(?:build|recruit|research|ship|play)\b/ },
    track: { can: /^track / },
    take: { can: /^take / },
    acted: { can: /^end$/, cannot: /^(?:build|recruit|research|ship)\b/ },
  },
  aquasphere: {
    program: { can: /^program /, cannot: /^act / },
    either: { can: /^program / },
    free: { can: /^(?:act|return) / },
    buy: { can: /^buy /, cannot: /^(?:act|program) / },
    trim: { can: /^return / },
    letters: { can: /^place bot / },
    line: { can: /^stop$/ },
  },
  'new-eden': {
    first: { can: /^buy / },
    oxygen: { can: /^oxygen / },
    buy: { can: /^buy / },
    broke: { can: /^plant/, cannot: /^buy / },
    empty: { cannot: /^buy / },
    marketBroke: { cannot: /^market [123]/ },
  },
};

it.each(Object.entries(TRUTHS))('the coach of %s advises only what can be done', (id, truths) => {
  const { game } = OFFERED.get(id) ?? {};
  if (game === undefined) throw new Error(id);
  const seen = new Set<string>();
  const wrong = over(game, 'coach').flatMap(({ state, seat, message }) => {
    const aim = message?.with?.aim;
    const key = typeof aim === 'object' && 'key' in aim ? aim.key.replace('coach.aim.', '') : '';
    const legal = game.legalActions(state, seat).map((action) => game.formatAction(action));
    const { can, cannot } = truths[key] ?? {};
    seen.add(key);
    const isTrue =
      (can === undefined || legal.some((text) => can.test(text))) &&
      (cannot === undefined || !legal.some((text) => cannot.test(text)));
    return isTrue ? [] : [`${key}: ${legal.slice(0, 6).join(', ')}`];
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(truths).filter((key) => !seen.has(key))).toEqual([]);
});

it('sends nobody in Antarctica to build where they then could not', () => {
  const { game } = OFFERED.get('antarctica') ?? {};
  if (game === undefined) throw new Error('no Antarctica');
  const advised = over(game, 'coach').flatMap(({ state, seat, message }) => {
    const aim = message?.with?.aim;
    const isTo = typeof aim === 'object' && 'key' in aim && aim.key === 'coach.aim.sailToBuild';
    const areas = isTo ? aim.with?.areas : undefined;
    return Array.isArray(areas)
      ? areas.map((area: unknown) => ({ state, seat, text: `sail ${String(area)}` }))
      : [];
  });
  expect(advised.length).toBeGreaterThan(20);
  for (const { state, seat, text } of advised) {
    const action = game.parseAction(text);
    if (!action.ok) throw new Error(text);
    const sailed = game.apply(state, seat, action.value);
    if (!sailed.ok) throw new Error(`${text}: ${sailed.error.code}`);
    const next = game.legalActions(sailed.value.state, seat).map((one) => game.formatAction(one));
    expect(
      next.some((one) => one.startsWith('build ')),
      `${text}: ${next.join(', ')}`,
    ).toBe(true);
  }
});
