import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { boardMessage } from '../../src/commands/board-message.ts';
import { NOTHING_ABOUT } from '../../src/commands/refusal.ts';
import type { Request } from '../../src/commands/request.ts';
import { offeredGame } from '../../src/commands/services.ts';
import { speechFor } from '../../src/commands/speech.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { noticeFor } from '../../src/table/notice.ts';
import type { TableRecord } from '../../src/table/record.ts';
import {
  ask,
  interactionOf,
  CHANNEL,
  press,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

/* What people are told when something can't be, or can't be shown. */

/** The bot that starts anew when the record has been changed. */
function bent(context: TestContext, change: (record: TableRecord) => unknown): TestContext {
  const row = context.rows.texts.get(CHANNEL);
  if (row === undefined) throw new Error('no table');
  // as: what was saved there
  context.rows.texts.set(CHANNEL, JSON.stringify(change(JSON.parse(row) as TableRecord)));
  return testContext({ after: context });
}

const newer = (record: TableRecord): unknown => ({ ...record, schema: 99 });

describe('after a table that was closed before it began', () => {
  it.each(['game.join', 'game.start', 'game.cancel', 'game.leave'] as const)(
    '/%s says that no table is open, and how to open one',
    async (command) => {
      const context = testContext();
      await context.tables.open(interactionOf(0).actor, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
      await context.tables.cancel(interactionOf(0).actor, { channelId: CHANNEL });
      const { content } = await ask(context, interactionOf(0), command);
      expect(content).toContain('no open table');
      expect(content).toContain('`/game new`');
    },
  );

  it.each(['play', 'undo', 'board', 'scores', 'hand', 'log', 'state', 'move'] as const)(
    '/%s says that no game is running, and nothing fails',
    async (command) => {
      const context = testContext();
      await context.tables.open(interactionOf(0).actor, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
      await context.tables.cancel(interactionOf(0).actor, { channelId: CHANNEL });
      expect((await ask(context, interactionOf(0), command)).content).toBe(
        'No game is running at this table.',
      );
      expect(context.warnings).toEqual([]);
    },
  );
});

describe('somebody who is not asked', () => {
  async function waiting() {
    const context = testContext();
    const table = await startedTable(context, 'toy', 2);
    const people = table.record.people.map(({ userId }) => Number(userId.slice(-1)));
    const [first = 0, second = 0] = people;
    // all answer the first question, so that one of them waits for the other's turn
    for (const person of [first, second]) {
      const seat = table.seatOf(interactionOf(person).actor.userId) ?? 0;
      const text = table.legalTexts(seat)[0] ?? '';
      await context.tables.act(interactionOf(person).actor, { channelId: CHANNEL }, text);
    }
    const now = await context.tables.at(CHANNEL);
    const active = now.ok ? now.value?.activeSeats() : undefined;
    expect(active).toHaveLength(1);
    return { context, idle: active?.[0] === 0 ? second : first, asked: active?.[0] === 0 ? first : second };
  }

  it('is told whose turn it is, whatever they typed: the offered line, nonsense, or a move', async () => {
    const { context, idle, asked } = await waiting();
    const [offer] = await suggestionsFor(context, interactionOf(idle), {
      command: 'move',
      focused: 'action',
      fragment: '',
    });
    expect(offer?.name).toContain(`waiting for ${asked}`);
    for (const action of [offer?.value ?? '', 'hello', 'rest']) {
      const { content } = await ask(context, interactionOf(idle), 'move', { action });
      const [sentence = ''] = content.split('\n');
      expect(sentence).toContain(`waiting for ${asked}`);
      // no rule besides: it isn't the rule that stands against it
      expect(sentence).not.toMatch(/TOY-|don’t recognise/u);
    }
  });

  it('who sends “nothing fits” in their own turn gets the same words and their question', async () => {
    const { context, asked } = await waiting();
    const { content, rows } = await ask(context, interactionOf(asked), 'move', { action: '-' });
    expect(content).toContain('No legal move matches');
    expect(rows?.length).toBeGreaterThan(0);
    const request: Request = { kind: 'verb', gameId: 'toy', verb: 'go', parameters: { cell: '-' } };
    expect((await answerTo(context, interactionOf(asked), request)).page.content).toContain('No legal move');
  });
});

describe('a part of the board that does not exist', () => {
  it.each(['nonsense', '-'])('is answered with those that do: %s', async (focus) => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    for (const isPrivate of [true, false]) {
      const { content, picture } = await ask(context, interactionOf(0), 'board', {
        focus,
        private: isPrivate,
      });
      expect(content).toMatch(/Try: The ice\./u);
      expect(picture).toBeUndefined();
    }
    expect(context.posted).toEqual([]);
  });

  it('is known by its word whatever the letters', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const [offer] = await suggestionsFor(context, interactionOf(0), {
      command: 'board',
      focused: 'focus',
      fragment: '',
    });
    const typed = (offer?.name ?? '').toUpperCase();
    const { picture } = await ask(context, interactionOf(0), 'board', { focus: typed, private: true });
    expect(picture).toBeDefined();
  });
});

describe('what the signs on a board mean', () => {
  it('is offered beside the parts of the board, and drawn for whoever asks', async () => {
    const context = testContext();
    await startedTable(context, 'antarctica', 2);
    const offers = await suggestionsFor(context, interactionOf(0), {
      command: 'board',
      focused: 'focus',
      fragment: 'symbols',
    });
    expect(offers.map(({ name }) => name)).toEqual(['What the symbols mean']);
    const asked = { focus: offers[0]?.value ?? '', private: true };
    const { picture } = await ask(context, interactionOf(0), 'board', asked);
    expect(picture).toBeDefined();
  });

  it('is not offered where a game has no such picture', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const typing = { command: 'board', focused: 'focus', fragment: 'symbols' } as const;
    const offers = await suggestionsFor(context, interactionOf(0), typing);
    expect(offers.map(({ value }) => value)).toEqual(['-']);
  });
});

describe('the score of a game that was ended', () => {
  it('is not called final', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    await context.tables.abandon(interactionOf(0).actor, { channelId: CHANNEL }, true);
    const { content } = await ask(context, interactionOf(0), 'scores');
    expect(content).toContain('Score when the game was stopped');
    expect(content).not.toContain('Final');
  });
});

describe('ending a game', () => {
  it('is refused with who may, to whoever does not sit there', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const { content, rows } = await ask(context, interactionOf(9), 'game.abandon');
    expect(content).toMatch(/Only 0.+ \(the host\) or someone who manages this channel/u);
    expect(rows).toBeUndefined();
  });

  it('takes the others’ consent, unless somebody manages the channel', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const question = await ask(context, interactionOf(1), 'game.abandon');
    expect(question.content).toBe(TEXTS.en.beside.votes.abandonQuestion);
    const asked = await press(context, interactionOf(1), question.rows, 'abandon-yes:');
    expect(asked.content).toBe(TEXTS.en.beside.votes.abandonAsked);
    const table = await context.tables.at(CHANNEL);
    if (!table.ok || table.value === undefined) throw new Error('no table');
    const { content, rows, mention } = await boardMessage(context, table.value, {
      from: 0,
      asked: [],
      alsoMention: noticeFor(table.value).alsoMention,
    });
    expect(content).toContain('would like to end the game for everyone');
    expect(mention).toEqual([interactionOf(0).actor.userId]);
    expect((await press(context, interactionOf(9), rows, 'vote-yes:')).content).toContain(
      'You’re not at this table',
    );
    await press(context, interactionOf(0), rows, 'vote-yes:');
    const after = await context.tables.at(CHANNEL);
    expect(after.ok && after.value?.record.status).toBe('abandoned');
  });

  it('is asked once more: the first word ends nothing', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const mod = { ...interactionOf(9), managesChannel: true };
    const question = await ask(context, mod, 'game.abandon');
    const before = await context.tables.at(CHANNEL);
    expect(before.ok && before.value?.record.status).toBe('playing');
    await press(context, mod, question.rows, 'abandon-yes:');
    const after = await context.tables.at(CHANNEL);
    expect(after.ok && after.value?.record.status).toBe('abandoned');
  });
});

describe('a table that can’t be read', () => {
  it('is put away by somebody who manages the channel, after a question, as it stands', async () => {
    const earlier = testContext();
    await startedTable(earlier, 'toy', 2);
    const context = bent(earlier, newer);
    const row = context.rows.texts.get(CHANNEL);
    const told = await ask(context, interactionOf(0), 'play');
    expect(told.content).toContain('`/game abandon`');
    expect((await ask(context, interactionOf(1), 'game.abandon')).rows).toBeUndefined();
    const mod = { ...interactionOf(9), managesChannel: true };
    const question = await ask(context, mod, 'game.abandon');
    expect(question.content).toContain('Set it aside?');
    expect((await press(context, mod, question.rows, 'abandon-no:')).content).toBe('Nothing was changed.');
    expect(context.rows.texts.get(CHANNEL)).toBe(row);
    expect((await press(context, interactionOf(1), question.rows, 'away-yes:')).content).toContain('Only');
    expect(context.rows.texts.get(CHANNEL)).toBe(row);
    expect((await press(context, mod, question.rows, 'away-yes:')).content).toContain('set aside');
    expect([...context.archived.texts.values()]).toEqual([row]);
    expect((await ask(context, mod, 'game.new', { game: 'toy' })).content).toContain('The table is open');
    // a second press must not touch the new table
    await press(context, mod, question.rows, 'away-yes:');
    const now = await context.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.status).toBe('lobby');
  });

  it.each([
    ['of a newer version', (row: string): string => row.replace('"schema":2', '"schema":99')],
    ['that was half written', (row: string): string => row.slice(0, row.indexOf('"journal"'))],
  ])('%s is listed as frozen, and put away by its host', async (_name, damage) => {
    const earlier = testContext();
    await startedTable(earlier, 'toy', 2);
    earlier.rows.texts.set(CHANNEL, damage(earlier.rows.texts.get(CHANNEL) ?? ''));
    const context = testContext({ after: earlier });
    for (const seat of [0, 1])
      expect((await ask(context, interactionOf(seat), 'games')).content).toMatch(
        new RegExp(`<#${CHANNEL}> – on hold`, 'u'),
      );
    expect((await ask(context, interactionOf(9), 'games')).content).not.toContain(CHANNEL);
    const question = await ask(context, interactionOf(0), 'game.abandon');
    const away = await press(context, interactionOf(0), question.rows, 'away-yes:');
    expect(away.content).toContain('set aside');
    expect((await ask(context, interactionOf(0), 'games')).content).not.toContain(CHANNEL);
  });

  it('is put away by its host, where only its components are missing', async () => {
    const earlier = testContext();
    await earlier.tables.open(interactionOf(0).actor, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
    const context = bent(earlier, (r) => ({ ...r, componentSet: { ...r.componentSet, version: 77 } }));
    const question = await ask(context, interactionOf(0), 'game.abandon');
    expect((await press(context, interactionOf(0), question.rows, 'away-yes:')).content).toContain(
      'set aside',
    );
    expect(context.rows.texts.has(CHANNEL)).toBe(false);
  });
});

describe('a channel in which the bot may not attach files', () => {
  it('is named to whoever opens a table there, before the first board fails', async () => {
    const context = testContext();
    const opening = { ...interactionOf(0), missing: ['AttachFiles'] } as const;
    const { content } = await ask(context, opening, 'game.new', { game: 'toy' });
    expect(content).toContain('The table is open');
    expect(content).toContain('**Attach Files**');
    const joined = await ask(context, interactionOf(1), 'game.join');
    expect(joined.content).not.toContain('Attach Files');
  });
});

describe('a move that was saved and can’t be told', () => {
  it('is said to be done, never to have failed', async () => {
    const context = testContext();
    const table = await startedTable(context, 'toy', 2);
    const person = Number(table.record.people[0]?.userId.slice(-1));
    const act: TestContext['tables']['act'] = async (...order) => {
      const played = await context.tables.act(...order);
      const broken = (): never => {
        throw new Error('this story can’t be told');
      };
      return played.ok ? { ok: true, value: { ...played.value, story: broken } } : played;
    };
    const odd = { ...context, tables: { ...context.tables, act } };
    const { content } = await ask(odd, interactionOf(person), 'move', {
      action: table.legalTexts(0)[0] ?? '',
    });
    expect(content).toBe('Done.');
    const now = await context.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.journal).toHaveLength(1);
    expect(context.warnings.join()).toContain('this story can’t be told');
  });
});

describe('/games', () => {
  it('leaves out the table of a channel that is deleted, for good', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const other = '100000000000000002';
    await startedTable(context, 'toy', 2, other);
    expect((await ask(context, interactionOf(0), 'games')).content.split('\n')).toHaveLength(2);
    context.messages.exists = (channelId) => Promise.resolve(channelId !== CHANNEL);
    expect((await ask(context, interactionOf(0), 'games')).content).not.toContain(CHANNEL);
    expect(context.rows.texts.has(CHANNEL)).toBe(false);
    expect(context.archived.texts.size).toBe(1);
  });
});

describe('/about', () => {
  it.each(['en', 'fr', 'pl'] as const)(
    'in %s names who made each game, and that this is unofficial',
    async (locale) => {
      const { content } = await ask(testContext(), { ...interactionOf(1), locale }, 'about');
      expect(content).toMatch(/unofficial|non officielle|nieoficjalna/u);
      for (const name of ['Charles Chevallier', 'Stefan Feld', 'Benjamin Schwer', 'Dennis Lohausen'])
        expect(content).toContain(name);
      expect(content.length).toBeLessThanOrEqual(2000);
    },
  );
});

describe('names on a board', () => {
  it('are in letters that can be drawn and of bounded length, and whole in the words', async () => {
    const context = testContext();
    const table = await startedTable(context, 'toy', 2);
    const { record } = table;
    const long = 'Wilhelmina Bartholomea '.repeat(4).trim();
    const people = record.people.map((person, seat) => ({ ...person, name: seat === 0 ? long : '日本語' }));
    const renamed = { ...table, record: { ...record, people } };
    const offered = offeredGame(context, 'toy');
    const onBoard = speechFor(offered, renamed, 'en', 'board');
    expect(onBoard.nameOf(0)).toMatch(/^Wilhelm.*….*rtholomea$/u);
    expect(onBoard.nameOf(1)).toBe('Teal square');
    expect(speechFor(offered, renamed, 'en', 'label').nameOf(0)).toBe(long);
  });
});

describe('an option that gives up something for good', () => {
  it('is asked about once more, however it was chosen, and played when it is meant', async () => {
    const grave = (game: AnyGame): AnyGame => ({
      ...game,
      prompt: (state, asked) => {
        const prompt = game.prompt(state, asked);
        return prompt && { ...prompt, options: prompt.options.map((one) => ({ ...one, askTwice: true })) };
      },
    });
    const context = testContext({ altered: grave });
    const table = await startedTable(context, 'toy', 2);
    const seat = table.activeSeats()[0] ?? 0;
    const who = Number(table.record.people[seat]?.userId.slice(-1));
    const [text = ''] = table.legalTexts(seat);
    const rev = async (): Promise<number | undefined> => {
      const at = await context.tables.at(CHANNEL);
      return at.ok ? at.value?.record.rev : undefined;
    };
    const doubt = await ask(context, interactionOf(who), 'move', { action: text });
    expect(doubt.content).toContain('Are you sure?');
    expect(await rev()).toBe(table.record.rev);
    await press(context, interactionOf(who), doubt, 'fresh');
    expect(await rev()).toBe(table.record.rev);
    await press(context, interactionOf(who), doubt, 'act-yes');
    expect(await rev()).toBe(table.record.rev + 1);
  });
});

describe('a step that is taken back by two taps', () => {
  it('is taken back once, and both are told so', async () => {
    const context = testContext();
    const table = await startedTable(context, 'toy', 2);
    const [seat = 0] = table.activeSeats();
    const who = Number(table.record.people[seat]?.userId.slice(-1));
    const [text = ''] = table.legalTexts(seat);
    const played = await context.tables.act(interactionOf(who).actor, { channelId: CHANNEL }, text);
    if (!played.ok) throw new Error(played.error.code);
    const question = await ask(context, interactionOf(who), 'undo');
    for (const tap of ['first', 'second']) {
      const { content } = await press(context, interactionOf(who), question, 'undo-yes');
      expect([tap, content]).toEqual([tap, expect.stringContaining(TEXTS.en.panel.undone)]);
      expect(content).not.toContain(TEXTS.en.refusals.T_STALE(NOTHING_ABOUT));
    }
    const found = await context.tables.at(CHANNEL);
    expect(found.ok && found.value?.record.journal).toEqual([]);
  });
});
