import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng, shuffle } from '../../src/engine/core/rng.ts';
import { MOST_BYTES } from '../../src/table/game-file.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import { RESULT_CODEC } from '../../src/table/results.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { toyGame } from '../toy/index.ts';
import { memoryRows } from './memory-rows.ts';
import { by, done, HERE, PLACE, refused, tableAt, testTables, userAt } from './test-tables.ts';

/* Games that are over: looked at, counted, put into files and read from them, gone on with, played again. */

const GUILD = PLACE.guildId;
const ELSEWHERE = { guildId: GUILD, channelId: 'channel-2' };

function house(games: readonly AnyGame[] = [toyGame()]) {
  const archive = memoryRows();
  const rows = memoryRows({ archive });
  const results = memoryRows();
  const open = (): Tables => testTables({ rows, archive, results, games }).tables;
  return { archive, rows, results, open };
}

/** A game of these users in the channel, played at random to its end. */
async function playedOut(
  tables: Tables,
  users: readonly string[],
  channelId = PLACE.channelId,
): Promise<Table> {
  const [host = 'ann', ...others] = users;
  const where = { channelId };
  await done(tables.open(by(host), { guildId: GUILD, channelId }, 'toy', 'en'));
  for (const user of others) await done(tables.join(by(user), where));
  let table = await done(tables.start(by(host), where));
  const dice = seedRng(channelId);
  while (table.record.status === 'playing') {
    const { state } = table.record;
    if (state === undefined) throw new Error('no state');
    const { seat, action } = chooseAtRandom(table.game, state, dice, 'weighed');
    const text = table.game.formatAction(action);
    table = await done(tables.act(by(userAt(table, seat)), where, text, { confirmed: true }));
  }
  return table;
}

async function fileOf(tables: Tables, id: string): Promise<string> {
  const file = await tables.fileOf(GUILD, id);
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

async function resultsOf(tables: Tables) {
  const results = await tables.results(GUILD);
  if (!results.ok) throw new Error(results.error.code);
  return results.value;
}

describe('a finished table', () => {
  it('is found while it is its channel’s last one, in the archive, and after a restart', async () => {
    const { open } = house();
    const tables = open();
    const { id } = (await playedOut(tables, ['ann', 'bob'])).record;
    const listed = async (where: Tables): Promise<unknown> => {
      const found = await where.finished(GUILD);
      return found.ok && found.value.map((table) => [table.id, table.names]);
    };
    const expected = [[id, expect.arrayContaining(['ANN', 'BOB']) as unknown]];
    expect(await listed(tables)).toEqual(expected);
    await done(tables.open(by('cyd'), PLACE, 'toy', 'en'));
    expect(await listed(tables)).toEqual(expected);
    expect(await listed(open())).toEqual(expected);
    expect((await done(open().finishedTable(GUILD, id))).record.status).toBe('finished');
    expect((await refused(open().finishedTable('another server', id))).code).toBe('T_NO_RECORD');
  });

  it('is shown as it was after any of its decisions', async () => {
    const { open } = house();
    const table = await playedOut(open(), ['ann', 'bob']);
    const total = table.record.journal.length;
    for (let at = 0; at <= total; at += 5) {
      const then = table.after(at);
      expect(then.record.journal).toHaveLength(at);
      expect(then.view(undefined)).toEqual(table.viewAfter(at, undefined));
      expect(then.record.status).toBe(at === total ? 'finished' : 'playing');
    }
    expect(table.after(3).story(undefined).length).toBeLessThan(table.story(undefined).length);
    expect(table.after(99_999).record).toBe(table.record);
  });
});

describe('a result', () => {
  it('counts once, whatever is restarted, and not at all with an AI, without an end, or from a file', async () => {
    const { open, results } = house();
    const tables = open();
    const { id } = (await playedOut(tables, ['ann', 'bob', 'cyd'])).record;
    const [first, ...more] = await resultsOf(tables);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ id, gameId: 'toy', guildId: GUILD });
    expect(first?.seats.map(({ rank }) => rank).sort()).toContain(1);
    expect(await resultsOf(tables)).toEqual([first]);
    expect(await resultsOf(open())).toEqual([first]);
    // what was written is lost: it is written again, as it was
    results.texts.clear();
    expect(await resultsOf(open())).toEqual([first]);
    expect(results.texts.size).toBe(1);

    await done(tables.importFile(by('eve'), ELSEWHERE, 'en', await fileOf(tables, id)));
    await done(tables.open(by('ann'), ELSEWHERE, 'toy', 'en'));
    await done(tables.join(by('bob'), { channelId: ELSEWHERE.channelId }));
    await done(tables.start(by('ann'), { channelId: ELSEWHERE.channelId }));
    await done(tables.abandon(by('ann'), { channelId: ELSEWHERE.channelId }, true));
    expect(await resultsOf(tables)).toEqual([first]);
    expect(await resultsOf(open())).toEqual([first]);
    expect(await tables.results('another server')).toEqual({ ok: true, value: [] });
  });

  it('that can’t be saved now counts the next time', async () => {
    const { open, results } = house();
    const tables = open();
    await playedOut(tables, ['ann', 'bob']);
    results.failing = 'writes';
    expect(await tables.results(GUILD)).toMatchObject({ ok: false, error: { code: 'T_STORE' } });
    results.failing = 'no';
    expect(await resultsOf(tables)).toHaveLength(1);
  });

  it('has a record that is recognised again', async () => {
    const { open, results } = house();
    await resultsOf(await playedOutIn(open()));
    const [text = ''] = [...results.texts.values()];
    expect(RESULT_CODEC.check(JSON.parse(text)).ok).toBe(true);
    expect(RESULT_CODEC.check({ ...(JSON.parse(text) as object), seats: [] }).ok).toBe(false);
  });
});

async function playedOutIn(tables: Tables): Promise<Tables> {
  await playedOut(tables, ['ann', 'bob']);
  return tables;
}

describe('the file of a game', () => {
  it('tells the same game in another house, and names nobody’s user id', async () => {
    const tables = house().open();
    const table = await playedOut(tables, ['ann-4711', 'bob-4712']);
    const file = await fileOf(tables, table.record.id);
    expect(file).not.toMatch(/ann-4711|bob-4712|guild|channel/u);
    const other = house().open();
    const read = await done(other.importFile(by('eve'), ELSEWHERE, 'fr', file));
    expect(read.record.journal.map(({ text }) => text)).toEqual(table.record.journal.map(({ text }) => text));
    expect(read.view(undefined)).toEqual(table.view(undefined));
    expect(read.standings()).toEqual(table.standings());
    expect(read.seatOf('eve')).toBeUndefined();
    // the same file once more is the same game
    const again = await done(other.importFile(by('ann'), ELSEWHERE, 'en', file));
    expect(again.record.id).toBe(read.record.id);
    expect(await fileOf(other, read.record.id)).toBe(file);
  });

  it('of a server is kept for the last twenty', async () => {
    const { open, archive } = house();
    const tables = open();
    const { id } = (await playedOut(tables, ['ann', 'bob'])).record;
    const file = JSON.parse(await fileOf(tables, id)) as { journal: unknown[] };
    for (let cut = 0; cut < 25; cut += 1) {
      const shorter = { ...file, journal: file.journal.slice(0, cut) };
      await done(tables.importFile(by('eve'), ELSEWHERE, 'en', JSON.stringify(shorter)));
    }
    expect(archive.texts.size).toBe(20);
    const known = await tables.finished(GUILD);
    expect(known.ok && known.value.filter(({ imported }) => imported)).toHaveLength(20);
  });

  it('that is no game is refused with the reason', async () => {
    const tables = house().open();
    const { id } = (await playedOut(tables, ['ann', 'bob'])).record;
    const file = JSON.parse(await fileOf(tables, id)) as Record<string, unknown>;
    const refusal = async (change: object): Promise<string> =>
      (await refused(tables.importFile(by('eve'), ELSEWHERE, 'en', JSON.stringify({ ...file, ...change }))))
        .code;
    expect(await refusal({ icebreaker: 2 })).toBe('T_FILE');
    expect(await refusal({ players: [] })).toBe('T_FILE');
    expect(await refusal({ players: Array(8).fill({ name: 'x' }) })).toBe('T_FILE');
    expect(await refusal({ options: { nonsense: 1 } })).toBe('T_FILE');
    expect(await refusal({ more: 1 })).toBe('T_FILE');
    expect(await refusal({ game: 'chess' })).toBe('T_FILE_GAME');
    expect(await refusal({ rules: 99 })).toBe('T_FILE_GAME');
    expect(await refusal({ set: { ...(file.set as object), hash: 'another' } })).toBe('T_FILE_GAME');
    expect(await refusal({ seed: 'another' })).toBe('T_FILE_MOVES');
    expect(await refusal({ journal: [{ seat: 0, text: 'fly to the moon' }] })).toBe('T_FILE_MOVES');
    const long = await refused(tables.importFile(by('eve'), ELSEWHERE, 'en', ' '.repeat(MOST_BYTES + 1)));
    expect(long.code).toBe('T_FILE_LARGE');
  });

  it('may hold anything: it is read or refused, and no table changes', { timeout: 120_000 }, async () => {
    const { open, rows } = house();
    const tables = open();
    const { id } = (await playedOut(tables, ['ann', 'bob'])).record;
    const file = await fileOf(tables, id);
    const before = new Map(rows.texts);
    const codes = new Map<string, number>();
    const read = async (text: string): Promise<void> => {
      const answer = await tables.importFile(by('eve'), ELSEWHERE, 'en', text);
      const code = answer.ok ? 'read' : answer.error.code;
      codes.set(code, (codes.get(code) ?? 0) + 1);
      expect(['read', 'T_FILE', 'T_FILE_GAME', 'T_FILE_MOVES']).toContain(code);
    };
    const cut = fc.tuple(fc.nat(file.length), fc.nat(40), fc.string({ maxLength: 12 }));
    await fc.assert(
      fc.asyncProperty(cut, ([at, gone, more]) => read(file.slice(0, at) + more + file.slice(at + gone))),
      { numRuns: 250 },
    );
    const parsed = JSON.parse(file) as Record<string, unknown>;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(parsed)), fc.jsonValue(), (key, value) =>
        read(JSON.stringify({ ...parsed, [key]: value })),
      ),
      { numRuns: 150 },
    );
    const journal = parsed.journal as { seat: number; text: string }[];
    const entry = fc.tuple(fc.nat(journal.length - 1), fc.nat(journal.length - 1), fc.nat(3));
    await fc.assert(
      fc.asyncProperty(entry, ([to, from, seat]) => {
        const text = journal[from]?.text ?? '';
        const other = journal.map((one, at) => (at === to ? { seat, text } : one));
        return read(JSON.stringify({ ...parsed, journal: other }));
      }),
      { numRuns: 150 },
    );
    await fc.assert(fc.asyncProperty(fc.string(), read), { numRuns: 50 });
    expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(600);
    expect(codes.get('T_FILE_MOVES')).toBeGreaterThan(20);
    // all that is there is as it was, and whatever was read can be read again
    expect(rows.texts).toEqual(before);
    const anew = open();
    const known = await anew.finished(GUILD);
    for (const table of known.ok ? known.value : []) await done(anew.finishedTable(GUILD, table.id));
  });
});

describe('a table that goes on from an earlier game', () => {
  it('begins there with other people, what is hidden dealt anew, and can’t be told from its own file', async () => {
    const { open, rows } = house();
    const tables = open();
    const source = await playedOut(tables, ['ann', 'bob']);
    const at = 12;
    const where = { channelId: ELSEWHERE.channelId };
    const lobby = await done(tables.continueFrom(by('cyd'), ELSEWHERE, 'en', source.record.id, at));
    expect(lobby.record).toMatchObject({ status: 'lobby', people: [{ userId: 'cyd' }], journal: [] });
    expect((await refused(tables.start(by('cyd'), where))).code).toBe('T_TOO_FEW');
    await done(tables.join(by('dan'), where));
    expect((await refused(tables.join(by('eve'), where))).code).toBe('T_FULL');
    expect((await refused(tables.configure(by('cyd'), where, { option: 'length', value: 1 }))).code).toBe(
      'E_OPTION',
    );
    const started = await done(tables.start(by('cyd'), where));
    expect(started.view(undefined)).toEqual(source.viewAfter(at, undefined));
    expect(started.record.state).not.toEqual(source.after(at).record.state);
    const seat = started.activeSeats()[0] ?? 0;
    const [text = ''] = started.legalTexts(seat);
    const played = await done(tables.act(by(userAt(started, seat)), where, text, { confirmed: true }));
    expect(played.record.journal).toHaveLength(1);
    // the record is a whole one, also for the next process
    expect(TABLE_CODEC.check(JSON.parse(rows.texts.get(where.channelId) ?? '')).ok).toBe(true);
    expect((await tableAt(open(), where.channelId)).story(undefined).length).toBeGreaterThan(0);
    await done(tables.abandon(by('cyd'), where, true));
    expect(await tables.fileOf(GUILD, played.record.id)).toMatchObject({
      ok: false,
      error: { code: 'T_NOT_FROM_SEED' },
    });
  });

  it('is no way around the end, nor around a game that runs', async () => {
    const tables = house().open();
    const source = await playedOut(tables, ['ann', 'bob']);
    const total = source.record.journal.length;
    const ends = tables.continueFrom(by('cyd'), ELSEWHERE, 'en', source.record.id, total);
    expect((await refused(ends)).code).toBe('T_NOT_PLAYING');
    await done(tables.open(by('ann'), PLACE, 'toy', 'en'));
    const busy = tables.continueFrom(by('cyd'), PLACE, 'en', source.record.id, 3);
    expect((await refused(busy)).code).toBe('T_OPEN_TABLE');
  });
});

describe('a rematch', () => {
  it('has the same people and settings, and whoever came last sits first', async () => {
    const { open } = house();
    const tables = open();
    const over = await playedOut(tables, ['ann', 'bob', 'cyd']);
    const worst = over.standings().toSorted((a, b) => b.rank - a.rank)[0]?.seat ?? 0;
    const loser = userAt(over, worst);
    expect((await refused(tables.rematch(by('eve'), HERE, 'last'))).code).toBe('T_NOT_SEATED');
    const lobby = await done(tables.rematch(by('bob'), HERE, 'last'));
    expect(lobby.record.people.map(({ userId }) => userId).sort()).toEqual(['ann', 'bob', 'cyd']);
    expect(lobby.record).toMatchObject({ host: 'bob', status: 'lobby' });
    expect(lobby.record.options).toMatchObject(over.record.options);
    expect((await refused(tables.rematch(by('bob'), HERE, 'last'))).code).toBe('T_OPEN_TABLE');
    const started = await done(tables.start(by('bob'), HERE));
    expect(userAt(started, 0)).toBe(loser);
  });

  it('draws the order from its seed alone if that is wanted', async () => {
    const { open } = house();
    const tables = open();
    await playedOut(tables, ['ann', 'bob', 'cyd']);
    const lobby = await done(tables.rematch(by('ann'), HERE, 'drawn'));
    const started = await done(tables.start(by('ann'), HERE));
    const drawn = shuffle(seedRng(`${started.record.seed}/seats`), [...lobby.record.people]);
    expect(started.record.people).toEqual(drawn);
  });
});
