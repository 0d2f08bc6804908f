import { describe, expect, it } from 'vitest';
import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { matchForm, parseForm, type Parameters } from '../../src/engine/core/forms.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { pickOne, seedRng } from '../../src/engine/core/rng.ts';
import { answerTo } from '../../src/commands/answers.ts';
import { folded } from '../../src/commands/panel-path.ts';
import type { OfferedGame } from '../../src/commands/services.ts';
import { understand, understandParameters, type Vocabulary } from '../../src/commands/typed-move.ts';
import { vocabularyOf } from '../../src/commands/vocabulary.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { SUBJECTS } from '../contract/subjects.ts';
import { CHANNEL, interactionOf, OFFERED, startedTable, testContext } from './test-context.ts';

/* People type as they speak: every legal move is understood in many spellings, in each language. */

interface Spoken {
  readonly offered: OfferedGame;
  readonly game: AnyGame;
  readonly vocabulary: Vocabulary;
  readonly locale: Locale;
}

function spoken(id: string, locale: Locale): Spoken {
  const offered = [...OFFERED.values()].find(({ rulebook }) => rulebook.id === id);
  const game = SUBJECTS.find((subject) => subject.game.id === id)?.game;
  if (offered === undefined || game === undefined) throw new Error(`no game ${id}`);
  const say = sayWith({
    locale,
    messages: offered.rulebook.messages,
    texts: offered.texts[locale],
    names: game.names,
    playerName: String,
  });
  return { offered, game, vocabulary: vocabularyOf(offered, game, say), locale };
}

/** A component's name in the language, if it has one. */
function nameOf({ game, locale }: Spoken, word: string): string {
  const key = Object.keys(game.names).find((one) => one.endsWith(`:${word}`));
  return (key === undefined ? undefined : game.names[key]?.[locale]) ?? word;
}

interface Asked {
  readonly legal: readonly string[];
  readonly text: string;
  readonly verb: string;
  readonly parameters: Parameters;
}

/** Some legal moves of a random game. */
function* moves({ game }: Spoken, seed: string): Generator<Asked> {
  const dice = seedRng(seed);
  const begun = game.setup(seed, game.seats.max, {});
  if (!begun.ok) throw new Error('no game');
  const state: CoreState = begun.value.state;
  while (!game.isOver(state)) {
    const { seat, action } = chooseAtRandom(game, state, dice, 'weighed');
    const legal = game.legalActions(state, seat).map((one) => game.formatAction(one));
    const text = pickOne(dice, legal);
    const match = matchForm(game.actions, text);
    if (match !== undefined) yield { legal, text, verb: match.spec.name, parameters: match.parameters };
    game.advance(state, seat, action, () => undefined);
  }
}

const GAMES = ['antarctica', 'aquasphere', 'new-eden', 'toy'];
const CASES = GAMES.flatMap((id) => LOCALES.map((locale) => [id, locale] as const));

describe.each(CASES)('a move of %s typed in %s', (id, locale) => {
  const language = spoken(id, locale);
  const { offered, game, vocabulary } = language;
  const { verbs, parameters: names } = offered.texts[locale];
  const means = (legal: readonly string[], typed: string): string => {
    const meant = understand(game.actions, legal, vocabulary, typed);
    return meant.kind === 'move' ? meant.text : `${meant.kind} for ${typed}`;
  };

  it('THEN the slash command’s own spelling is understood, with its language’s names', () => {
    for (const { legal, text, verb, parameters } of moves(language, `slash-${id}`)) {
      const given = Object.entries(parameters).map(
        ([name, words]) => `${names[name]?.name ?? name}:${words}`,
      );
      expect(means(legal, `/${id} ${verbs[verb]?.name ?? verb} ${given.join(' ')}`)).toBe(text);
    }
  });

  it('THEN lists are understood in any order and with commas, also as parameters of a command', () => {
    for (const { legal, text, verb, parameters } of moves(language, `lists-${id}`)) {
      const turned = Object.fromEntries(
        Object.entries(parameters).map(([name, words]) => [name, words.split(' ').reverse().join(', ')]),
      );
      const spec = game.actions.find(({ name }) => name === verb);
      if (spec === undefined) throw new Error(`no verb ${verb}`);
      expect(understandParameters(spec, legal, vocabulary, turned)).toEqual({ kind: 'move', text });
      const isList = parseForm(spec.form).parameters.some(({ list }) => list);
      if (isList) expect(means(legal, `${verb} ${Object.values(turned).join(' ')}`)).toBe(text);
    }
  });

  it('THEN names stand for ids, also without accents; where several moves fit, they are offered', () => {
    let alone = 0;
    let together = 0;
    for (const { legal, verb, parameters, text } of moves(language, `names-${id}`)) {
      const spec = game.actions.find(({ name }) => name === verb);
      if (spec === undefined) throw new Error(`no verb ${verb}`);
      const named = Object.fromEntries(
        Object.entries(parameters).map(([name, words]) => [
          name,
          words
            .split(' ')
            .map((word) => folded(nameOf(language, word)))
            .join(', '),
        ]),
      );
      const meant = understandParameters(spec, legal, vocabulary, named);
      expect(['move', 'several'], JSON.stringify([named, meant])).toContain(meant.kind);
      if (meant.kind === 'move') expect(meant.text).toBe(text);
      if (meant.kind === 'move') alone += 1;
      else together += 1;
    }
    expect(alone).toBeGreaterThan(together);
  });

  it('THEN a beginning of a name is enough, if no other begins so', () => {
    for (const { legal, verb, parameters } of moves(language, `begun-${id}`)) {
      const spec = game.actions.find(({ name }) => name === verb);
      if (spec === undefined) throw new Error(`no verb ${verb}`);
      const begun = Object.fromEntries(
        Object.entries(parameters).map(([name, words]) => {
          const [first = ''] = words.split(' ');
          const whole = nameOf(language, first);
          return [name, whole === first ? first : whole.slice(0, Math.max(2, Math.ceil(whole.length * 0.7)))];
        }),
      );
      const isUnique = Object.values(begun).every((typed) => {
        const start = folded(typed);
        return (
          Object.values(game.names).filter((name) => folded(name[locale] ?? '').startsWith(start)).length < 2
        );
      });
      if (!isUnique) continue;
      const meant = understandParameters(spec, legal, vocabulary, begun);
      expect(['move', 'several'], JSON.stringify([begun, meant])).toContain(meant.kind);
    }
  });
});

describe('what is not understood', () => {
  const { game, vocabulary } = spoken('antarctica', 'en');
  const legal = ['sail n', 'sail e', 'sail ne'];
  it('names the strange word, of the verb or after it', () => {
    expect(understand(game.actions, legal, vocabulary, 'fly n')).toEqual({ kind: 'strange', word: 'fly' });
    expect(understand(game.actions, legal, vocabulary, 'sail atlantis')).toEqual({
      kind: 'strange',
      word: 'atlantis',
      verb: 'sail',
    });
  });
  it('is told apart from what is not possible now', () => {
    expect(understand(game.actions, legal, vocabulary, 'sail to s')).toEqual({
      kind: 'not now',
      text: 'sail s',
    });
    expect(understand(game.actions, legal, vocabulary, 'sai e')).toEqual({ kind: 'move', text: 'sail e' });
    expect(understand(game.actions, legal, vocabulary, 'sail').kind).toBe('several');
  });

  it.each(LOCALES)(
    'GIVEN %s WHEN a strange word is typed THEN it, the form and a legal example are shown',
    async (locale) => {
      const context = testContext();
      const table = await startedTable(context, 'aquasphere', 2);
      const seat = table.activeSeats()[0] ?? 0;
      const who = Number(table.record.people[seat]?.userId.slice(-1));
      const ask = async (action: string): Promise<string> => {
        const request = { kind: 'command', command: 'move', options: { action } } as const;
        return (await answerTo(context, interactionOf(who, locale), request)).page.content;
      };
      const content = await ask('program atlantis');
      expect(content).toContain('atlantis');
      const example = table.legalTexts(seat).find((text) => text.startsWith('program')) ?? '';
      expect(content).toContain(`\`${example}\``);
      const { verbs } = spoken('aquasphere', locale).offered.texts[locale];
      expect(content).toContain(`\`${verbs.program?.name ?? ''} <`);
      // the example can be typed as it stands
      await ask(example);
      const after = await context.tables.at(CHANNEL);
      expect(after.ok && after.value?.record.journal.at(-1)?.text).toBe(example);
    },
  );
});
