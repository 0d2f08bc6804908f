import { describe, expect, it } from 'vitest';
import { againstOf, againstValue } from '../../src/commands/against.ts';
import { lobbyMessage } from '../../src/commands/lobby-message.ts';
import { scoreTable } from '../../src/commands/score-table.ts';
import { offeredGame } from '../../src/commands/services.ts';
import { speechFor } from '../../src/commands/speech.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  press,
  testContext,
  wordsOf,
  type TestContext,
} from './test-context.ts';

async function tableIn({ tables }: TestContext): Promise<Table> {
  const found = await tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

async function lobby(context: TestContext): Promise<Table> {
  await ask(context, interactionOf(0), 'game.new', { game: 'toy' });
  return tableIn(context);
}

describe('the choice of a game', () => {
  it.each(['antarctica', 'aquasphere', 'new-eden'])('starts %s against an AI at once', async (game) => {
    const context = testContext();
    const choice = await ask(context, interactionOf(0), 'game.new');
    const started = await press(context, interactionOf(0), choice, 'open:-:0:ai', `${game} 1 hard`);
    expect(started.content).toContain(TEXTS.en.lobby.startedForYou);
    const { record } = await tableIn(context);
    expect(record).toMatchObject({ gameId: game, status: 'playing' });
    expect(record.people.flatMap(({ ai }) => ai ?? [])).toEqual(['hard']);
  });
});

describe('AI seats in the lobby', () => {
  it('are added by the host from a menu of levels, shown with their mark and level, and removed by a button', async () => {
    const context = testContext();
    const message = (table: Table) => lobbyMessage(context, table);
    const menu = await press(context, interactionOf(0), message(await lobby(context)), 'ai:');
    expect(menu.content).toBe(TEXTS.en.ai.intro);
    const added = await press(context, interactionOf(0), menu, 'ai-add:', 'normal');
    expect(added.content).toBe('🤖 Ada has joined.');
    const table = await tableIn(context);
    expect(wordsOf(lobbyMessage(context, table))).toContain('- 🤖 Ada (normal)');
    expect(JSON.stringify(message(table))).toContain('Remove Ada (AI)');
    const removed = await press(context, interactionOf(0), message(table), 'ai-remove:');
    expect(removed.content).toBe(TEXTS.en.ai.removed);
    expect((await tableIn(context)).record.people).toHaveLength(1);
  });

  it('are the host’s business only', async () => {
    const context = testContext();
    const menu = await press(context, interactionOf(0), lobbyMessage(context, await lobby(context)), 'ai:');
    await press(context, interactionOf(0), menu, 'ai-add:', 'hard');
    const message = lobbyMessage(context, await tableIn(context));
    const onlyHost = /^Only the host, /u;
    expect((await press(context, interactionOf(1), message, 'ai:')).content).toMatch(onlyHost);
    expect((await press(context, interactionOf(1), menu, 'ai-add:', 'easy')).content).toMatch(onlyHost);
    expect((await press(context, interactionOf(1), message, 'ai-remove:')).content).toMatch(onlyHost);
    expect((await tableIn(context)).record.people).toHaveLength(2);
  });

  it('are offered as long as there are seats', async () => {
    const context = testContext();
    let table = await lobby(context);
    const { max } = table.game.seats;
    let menu = await press(context, interactionOf(0), lobbyMessage(context, table), 'ai:');
    for (let seat = 1; seat < max; seat += 1)
      menu = await press(context, interactionOf(0), menu, 'ai-add:', 'easy');
    table = await tableIn(context);
    expect(table.record.people).toHaveLength(max);
    expect(menu.rows).toBeUndefined();
    expect(JSON.stringify(lobbyMessage(context, table).rows)).not.toContain('"Add AI"');
  });
});

describe('/game new against AI seats', () => {
  it('starts at once', async () => {
    const context = testContext();
    const page = await ask(context, interactionOf(0), 'game.new', { game: 'toy', ai: '2 normal' });
    expect(page.content).toBe(TEXTS.en.lobby.startedForYou);
    const { status, people } = (await tableIn(context)).record;
    expect([status, people.length]).toEqual(['playing', 3]);
  });

  it('says for how many the game is, and opens nothing, if they are too many', async () => {
    const context = testContext();
    const { max } = offeredGame(context, 'toy').game.seats;
    const page = await ask(context, interactionOf(0), 'game.new', { game: 'toy', ai: `${max} easy` });
    expect(page.content).toContain(`to ${max} players`);
    expect(await context.tables.at(CHANNEL)).toEqual({ ok: true, value: undefined });
  });

  it('reads what it offers, and nothing else', () => {
    expect(againstOf(againstValue({ count: 3, level: 'hard' }))).toEqual({ count: 3, level: 'hard' });
    expect(againstOf('3 clever')).toBeUndefined();
  });
});

it('the scores show who is an AI, in every language', async () => {
  const context = testContext();
  await ask(context, interactionOf(0), 'game.new', { game: 'toy', ai: '1 easy' });
  const table = await tableIn(context);
  for (const locale of LOCALES) {
    const label = speechFor(offeredGame(context, 'toy'), table, locale, 'label');
    expect(scoreTable(table, label, 1_200)).toContain(TEXTS[locale].ai.inLetters('Ada'));
  }
});
