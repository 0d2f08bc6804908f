import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import type { Request } from '../../src/commands/request.ts';
import { offeredGame } from '../../src/commands/house.ts';
import { speechFor } from '../../src/commands/speech.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import type { TableRecord } from '../../src/table/record.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { ask, asking, CHANNEL, press, startedTable, testDesk, type TestDesk } from './house.ts';

/* What people are told when something can't be, or can't be shown. */

async function bend(desk: TestDesk, change: (record: TableRecord) => unknown): Promise<void> {
  const row = desk.rows.texts.get(CHANNEL);
  if (row === undefined) throw new Error('no table');
  // as: what was saved there
  desk.rows.texts.set(CHANNEL, JSON.stringify(change(JSON.parse(row) as TableRecord)));
  await Promise.resolve();
}

const newer = (record: TableRecord): unknown => ({ ...record, schema: 99 });

describe('after a table that was closed before it began', () => {
  it.each(['game.join', 'game.start', 'game.cancel', 'game.leave'] as const)(
    '/%s says that no table is open, and how to open one',
    async (command) => {
      const desk = testDesk();
      await desk.tables.open(asking(0).asker, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
      await desk.tables.cancel(asking(0).asker, { channelId: CHANNEL });
      const { content } = await ask(desk, asking(0), command);
      expect(content).toContain('no open table');
      expect(content).toContain('`/game new`');
    },
  );

  it.each(['play', 'undo', 'board', 'scores', 'hand', 'log', 'state', 'move'] as const)(
    '/%s says that no game is running, and nothing fails',
    async (command) => {
      const desk = testDesk();
      await desk.tables.open(asking(0).asker, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
      await desk.tables.cancel(asking(0).asker, { channelId: CHANNEL });
      expect((await ask(desk, asking(0), command)).content).toBe('No game is running at this table.');
      expect(desk.warnings).toEqual([]);
    },
  );
});

describe('somebody who is not asked', () => {
  async function waiting() {
    const desk = testDesk();
    const table = await startedTable(desk, 'toy', 2);
    const people = table.record.people.map(({ userId }) => Number(userId.slice(-1)));
    const [first = 0, second = 0] = people;
    // all answer the first question, so that one of them waits for the other's turn
    for (const person of [first, second]) {
      const seat = table.seatOf(asking(person).asker.userId) ?? 0;
      const text = table.legalTexts(seat)[0] ?? '';
      await desk.tables.act(asking(person).asker, { channelId: CHANNEL }, text);
    }
    const now = await desk.tables.at(CHANNEL);
    const active = now.ok ? now.value?.activeSeats() : undefined;
    expect(active).toHaveLength(1);
    return { desk, idle: active?.[0] === 0 ? second : first, asked: active?.[0] === 0 ? first : second };
  }

  it('hears whose turn it is, whatever he wrote: the offered line, nonsense, or a move', async () => {
    const { desk, idle, asked } = await waiting();
    const [offer] = await suggestionsFor(desk, asking(idle), {
      command: 'move',
      focused: 'action',
      fragment: '',
    });
    expect(offer?.name).toContain(`up to ${asked}`);
    for (const action of [offer?.value ?? '', 'hello', 'rest']) {
      const { content } = await ask(desk, asking(idle), 'move', { action });
      const [sentence = ''] = content.split('\n');
      expect(sentence).toContain(`up to ${asked}`);
      // no rule besides: it isn't the rule that stands against it
      expect(sentence).not.toMatch(/TOY-|can’t read/u);
    }
  });

  it('who sends “nothing fits” in his own turn gets the same words and his question', async () => {
    const { desk, asked } = await waiting();
    const { content, rows } = await ask(desk, asking(asked), 'move', { action: '-' });
    expect(content).toContain('Nothing that’s legal now fits');
    expect(rows?.length).toBeGreaterThan(0);
    const request: Request = { kind: 'verb', gameId: 'toy', verb: 'go', parameters: { cell: '-' } };
    expect((await answerTo(desk, asking(asked), request)).page.content).toContain('Nothing that’s legal');
  });
});

describe('a part of the board that does not exist', () => {
  it.each(['nonsense', '-'])('is answered with those that do: %s', async (focus) => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    for (const isPrivate of [true, false]) {
      const { content, picture } = await ask(desk, asking(0), 'board', { focus, private: isPrivate });
      expect(content).toMatch(/What there is: The ice\./u);
      expect(picture).toBeUndefined();
    }
    expect(desk.posted).toEqual([]);
  });

  it('is known by its word whatever the letters', async () => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    const [offer] = await suggestionsFor(desk, asking(0), {
      command: 'board',
      focused: 'focus',
      fragment: '',
    });
    const typed = (offer?.name ?? '').toUpperCase();
    const { picture } = await ask(desk, asking(0), 'board', { focus: typed, private: true });
    expect(picture).toBeDefined();
  });
});

describe('the score of a game that was ended', () => {
  it('is not called final', async () => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    await desk.tables.abandon(asking(0).asker, { channelId: CHANNEL }, true);
    const { content } = await ask(desk, asking(0), 'scores');
    expect(content).toContain('Score when the game was ended');
    expect(content).not.toContain('Final');
  });
});

describe('ending a game', () => {
  it('is refused with who may: the host, or somebody who manages the channel', async () => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    const { content, rows } = await ask(desk, asking(1), 'game.abandon');
    expect(content).toMatch(/Only 0.+, who opened the table, or somebody who manages this channel/u);
    expect(rows).toBeUndefined();
  });

  it('is asked once more: the first word ends nothing', async () => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    const mod = { ...asking(9), managesChannel: true };
    const question = await ask(desk, mod, 'game.abandon');
    const before = await desk.tables.at(CHANNEL);
    expect(before.ok && before.value?.record.status).toBe('playing');
    await press(desk, mod, question.rows, 'abandon-yes:');
    const after = await desk.tables.at(CHANNEL);
    expect(after.ok && after.value?.record.status).toBe('abandoned');
  });
});

describe('a table that can’t be read', () => {
  it('is put away by somebody who manages the channel, after a question, as it stands', async () => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    await bend(desk, newer);
    const bent = desk.rows.texts.get(CHANNEL);
    const told = await ask(desk, asking(0), 'play');
    expect(told.content).toContain('`/game abandon`');
    // nobody knows who hosts it
    expect((await ask(desk, asking(0), 'game.abandon')).rows).toBeUndefined();
    const mod = { ...asking(9), managesChannel: true };
    const question = await ask(desk, mod, 'game.abandon');
    expect(question.content).toContain('Really?');
    expect((await press(desk, mod, question.rows, 'abandon-no:')).content).toBe('Nothing was changed.');
    expect(desk.rows.texts.get(CHANNEL)).toBe(bent);
    expect((await press(desk, asking(1), question.rows, 'away-yes:')).content).toContain('Only');
    expect(desk.rows.texts.get(CHANNEL)).toBe(bent);
    expect((await press(desk, mod, question.rows, 'away-yes:')).content).toContain('put away');
    expect([...desk.archived.texts.values()]).toEqual([bent]);
    expect((await ask(desk, mod, 'game.new', { game: 'toy' })).content).toContain('The table is open');
    // a second press must not touch the new table
    await press(desk, mod, question.rows, 'away-yes:');
    const now = await desk.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.status).toBe('lobby');
  });

  it('is put away by its host, where only its components are missing', async () => {
    const desk = testDesk();
    await desk.tables.open(asking(0).asker, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
    await bend(desk, (r) => ({ ...r, componentSet: { ...r.componentSet, version: 77 } }));
    const question = await ask(desk, asking(0), 'game.abandon');
    expect((await press(desk, asking(0), question.rows, 'away-yes:')).content).toContain('put away');
    expect(desk.rows.texts.has(CHANNEL)).toBe(false);
  });
});

describe('a move that was saved and can’t be told', () => {
  it('is said to be done, never to have failed', async () => {
    const desk = testDesk();
    const table = await startedTable(desk, 'toy', 2);
    const person = Number(table.record.people[0]?.userId.slice(-1));
    const act: TestDesk['tables']['act'] = async (...order) => {
      const played = await desk.tables.act(...order);
      const broken = (): never => {
        throw new Error('this story can’t be told');
      };
      return played.ok ? { ok: true, value: { ...played.value, story: broken } } : played;
    };
    const odd = { ...desk, tables: { ...desk.tables, act } };
    const { content } = await ask(odd, asking(person), 'move', { action: table.legalTexts(0)[0] ?? '' });
    expect(content).toBe('Done.');
    const now = await desk.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.journal).toHaveLength(1);
    expect(desk.warnings.join()).toContain('this story can’t be told');
  });
});

describe('/games', () => {
  it('leaves out the table of a channel that is deleted, for good', async () => {
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    const other = '100000000000000002';
    await startedTable(desk, 'toy', 2, other);
    expect((await ask(desk, asking(0), 'games')).content.split('\n')).toHaveLength(2);
    desk.messages.exists = (channelId) => Promise.resolve(channelId !== CHANNEL);
    expect((await ask(desk, asking(0), 'games')).content).not.toContain(CHANNEL);
    expect(desk.rows.texts.has(CHANNEL)).toBe(false);
    expect(desk.archived.texts.size).toBe(1);
  });
});

describe('/about', () => {
  it.each(['en', 'fr', 'pl'] as const)(
    'in %s names who made each game, and that this is unofficial',
    async (locale) => {
      const { content } = await ask(testDesk(), { ...asking(1), locale }, 'about');
      expect(content).toMatch(/unofficial|non officielle|nieoficjalna/u);
      for (const name of ['Charles Chevallier', 'Stefan Feld', 'Benjamin Schwer', 'Dennis Lohausen'])
        expect(content).toContain(name);
      expect(content.length).toBeLessThanOrEqual(2000);
    },
  );
});

describe('names on a board', () => {
  it('are in letters that can be drawn and of bounded length, and whole in the words', async () => {
    const desk = testDesk();
    const table = await startedTable(desk, 'toy', 2);
    const { record } = table;
    const long = 'Wilhelmina Bartholomea '.repeat(4).trim();
    const people = record.people.map((person, seat) => ({ ...person, name: seat === 0 ? long : '日本語' }));
    const renamed = { ...table, record: { ...record, people } };
    const offered = offeredGame(desk, 'toy');
    const onBoard = speechFor(offered, renamed, 'en', 'board');
    expect(onBoard.nameOf(0)).toMatch(/^Wilhelm.*….*rtholomea$/u);
    expect(onBoard.nameOf(1)).toBe('teal square');
    expect(speechFor(offered, renamed, 'en', 'label').nameOf(0)).toBe(long);
  });
});

describe('an option that gives up something for good', () => {
  it('is asked about once more, however it was chosen, and played when it is meant', async () => {
    const plain = testDesk();
    const table = await startedTable(plain, 'toy', 2);
    const seat = table.activeSeats()[0] ?? 0;
    const who = Number(table.record.people[seat]?.userId.slice(-1));
    const [text = ''] = table.legalTexts(seat);
    const grave = (at: Table): Table => ({
      ...at,
      prompt: (asked) => {
        const prompt = at.prompt(asked);
        return prompt && { ...prompt, options: prompt.options.map((one) => ({ ...one, askTwice: true })) };
      },
    });
    const tables: Tables = {
      ...plain.tables,
      at: async (channelId) => {
        const at = await plain.tables.at(channelId);
        return at.ok && at.value !== undefined ? { ok: true, value: grave(at.value) } : at;
      },
    };
    const desk = { ...plain, tables };
    const rev = async (): Promise<number | undefined> => {
      const at = await plain.tables.at(CHANNEL);
      return at.ok ? at.value?.record.rev : undefined;
    };
    const doubt = await ask(desk, asking(who), 'move', { action: text });
    expect(doubt.content).toContain('Do you mean it?');
    expect(await rev()).toBe(table.record.rev);
    await press(desk, asking(who), doubt.rows, 'fresh');
    expect(await rev()).toBe(table.record.rev);
    await press(desk, asking(who), doubt.rows, 'act-yes');
    expect(await rev()).toBe(table.record.rev + 1);
  });
});
