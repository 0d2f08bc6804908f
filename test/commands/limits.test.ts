import { describe, expect, it } from 'vitest';
import { boardAgain, boardMessage } from '../../src/commands/board-message.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { lobbyMessage } from '../../src/commands/lobby-message.ts';
import { askUndo, showPanel } from '../../src/commands/moves.ts';
import { componentsOf } from '../../src/commands/layout.ts';
import type { ChannelMessage, Page } from '../../src/commands/page.ts';
import { panelPage } from '../../src/commands/panel.ts';
import { formatPath, parsePath } from '../../src/commands/panel-path.ts';
import { showRecap } from '../../src/commands/recap.ts';
import { showReplay } from '../../src/commands/replay.ts';
import { offeredGame } from '../../src/commands/services.ts';
import { speechFor, storyLines } from '../../src/commands/speech.ts';
import { showGames, showHand, showLog, showScores, showState } from '../../src/commands/views.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import { AND_THEN } from '../../src/engine/core/contract.ts';
import { matchForm } from '../../src/engine/core/forms.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { UNSET } from '../../src/table/settings.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  interactionOf,
  CHANNEL,
  OFFERED,
  partsOf,
  startedTable,
  testContext,
  textOf,
  wholePage,
  wordsOf,
  type TestContext,
} from './test-context.ts';

/* What Discord refuses, it refuses in the middle of somebody's turn: so every message of random games is measured. */

function expectPossible(page: Page): void {
  const { content, rows, picture } = page;
  const words = wordsOf(page);
  expect(content.length).toBeGreaterThan(0);
  expect(words.length, words).toBeLessThanOrEqual(4_000);
  expect(words).not.toMatch(/undefined|\[object|NaN/u);
  expectHarmless(words);
  for (const { components } of rows ?? []) {
    expect(components.length).toBeGreaterThan(0);
    expect(components.length).toBeLessThanOrEqual(5);
  }
  expectComponents(componentsOf(page));
  const parts = partsOf(page);
  const ids = parts.map(({ custom_id }) => custom_id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { custom_id, label = 'x', options } of parts) {
    expect(parseCustomId(custom_id)).toBeDefined();
    expect(label.length).toBeGreaterThan(0);
    expect(label.length).toBeLessThanOrEqual(80);
    if (options === undefined) continue;
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(25);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    for (const option of options) {
      expect(option.label.length).toBeLessThanOrEqual(100);
      expect(option.value.length).toBeLessThanOrEqual(100);
      expect(option.description?.length ?? 0).toBeLessThanOrEqual(100);
    }
  }
  if (picture !== undefined) expect(picture.alt.length).toBeLessThanOrEqual(1_000);
}

/** As Discord counts: 40 components, nested ones too, and 4,000 characters, and nothing is left out unsaid. */
function expectComponents(components: readonly object[]): void {
  const json = JSON.stringify(components);
  expect(json.split('"type":').length - 1).toBeLessThanOrEqual(40);
  expect(textOf(components).length).toBeLessThanOrEqual(4_000);
  expect(json).not.toMatch(/"content":"\s*"/u);
}

/** A message of the channel is words, a picture and rows of buttons. */
function expectMessage(message: ChannelMessage): void {
  expectPossible(message);
  // made of components it has the limits of an answer
  if (message.inParts === true) return;
  expect(message.content.length).toBeLessThanOrEqual(2_000);
  expect(message.rows?.length ?? 0).toBeLessThanOrEqual(5);
}

/** Names are as nasty as can be, and none of it may become a link, a spoiler, emphasis or turned text. */
function expectHarmless(content: string): void {
  const outsideCode = content.replaceAll(/```[^]*?```/gu, '');
  expect(outsideCode).not.toMatch(/\]\(http:|<@1>|\|\||(?<!\\)\*Qx|\u202e/u);
}

/** The panel and everything that its buttons and menus lead to; the texts that can be chosen on the way. */
async function wholePanel(context: TestContext, seat: number, locale: Locale): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const open = [formatPath({ page: 0 })];
  const seen = new Set(open);
  for (const path of open) {
    // with the coach, which says most
    const actor = { ...interactionOf(seat, locale), settings: { ...UNSET, coach: true } };
    const page = await wholePage(
      await showPanel(context, actor, { channelId: CHANNEL }, { path: parsePath(path) }),
    );
    expectPossible(page);
    for (const { custom_id, options = [] } of partsOf(page)) {
      const id = parseCustomId(custom_id);
      const values = options.map(({ value }) => value);
      if (id?.verb === 'act') texts.add(id.argument);
      if (id?.verb === 'pick' || id?.verb === 'pick-both') for (const value of values) texts.add(value);
      // what comes second stands at the end
      if (id?.verb === 'pick-both') for (const { label } of options) expect(label).not.toMatch(/…$/u);
      const doors =
        id?.verb === 'show' && !id.argument.startsWith('-')
          ? [id.argument]
          : id?.verb === 'group'
            ? values
            : [];
      open.push(...doors.filter((door) => !seen.has(door)));
      for (const door of doors) seen.add(door);
    }
  }
  return texts;
}

/** All that the seat can choose: every legal text, and what is offered in one go. */
function choosable(table: Table, seat: number): readonly string[] {
  const options = table.prompt(seat)?.options ?? [];
  return options.flatMap(({ text, together }) =>
    together === undefined ? [text] : [text, `${text}${AND_THEN}${together.next}`],
  );
}

async function expectEverything(context: TestContext, table: Table, locale: Locale): Promise<void> {
  for (const seat of table.activeSeats()) {
    const person = personAt(table, seat);
    expect(await wholePanel(context, person, locale)).toEqual(new Set(choosable(table, seat)));
    const ask = interactionOf(person, locale);
    const moves = await suggestionsFor(context, ask, { command: 'move', focused: 'action', fragment: '' });
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThanOrEqual(25);
    for (const { name, value } of moves) {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(choosable(table, seat)).toContain(value);
    }
    expectPossible((await askUndo(context, ask)).page);
  }
  const watcher = interactionOf(9, locale);
  for (const show of [showHand, showState, showLog, showScores, showGames]) {
    expectPossible((await show(context, watcher)).page);
    expectPossible((await show(context, interactionOf(0, locale))).page);
  }
  expectPossible(await wholePage(await showRecap(context, interactionOf(0, locale))));
  const moment = String(table.record.journal.length >> 1);
  expectPossible(await wholePage(await showReplay(context, watcher, undefined, moment)));
  const typing = { command: 'replay', focused: 'at', fragment: '' } as const;
  const moments = await suggestionsFor(context, watcher, typing);
  expect(moments.length).toBeLessThanOrEqual(25);
  for (const { name } of moments) expect(name.length).toBeLessThanOrEqual(100);
}

/** What whoever ends the game is shown: what the last step led to, the outcome, and the scores. */
function expectEnding(context: TestContext, ended: Table): void {
  const people = ended.record.people.map((person, seat) => ({ ...person, name: `Maximiliana-${seat}` }));
  const table = { ...ended, record: { ...ended.record, people } };
  for (const seat of table.record.people.keys()) {
    const interaction = interactionOf(personAt(table, seat));
    const speech = speechFor(offeredGame(context, table.record.gameId), table, 'en', 'message');
    // as long as a last step's may be
    const story = storyLines(speech, table.story(seat)).slice(-40);
    const page = panelPage(context, interaction, table, seat, { story });
    expectPossible(page);
    const { content } = page;
    expect(content).toContain(speech.texts.lobby.seedShown(table.record.seed, table.record.seedHash));
    // a code block that is begun is ended
    expect(content.split('```').length % 2).toBe(1);
  }
}

function personAt(table: Table, seat: number): number {
  return Number(table.record.people[seat]?.userId.slice(-1));
}

describe.each([...OFFERED.keys()])('every message of random games of %s', (gameId) => {
  const { seats } = OFFERED.get(gameId)?.game ?? { seats: { min: 1, max: 1 } };

  it.each([seats.min, seats.max])(
    'is possible for Discord, in all languages (%i players)',
    async (players) => {
      const context = testContext();
      const rng = seedRng(`limits ${gameId} ${players}`);
      let table = await startedTable(context, gameId, players);
      let told = 0;
      for (let step = 0; table.record.status === 'playing'; step += 1) {
        const looksAt = step < 40 || step % 25 === 0;
        const locale = LOCALES[step % LOCALES.length] ?? 'en';
        if (looksAt) await expectEverything(context, table, locale);
        const seat = table.activeSeats()[0] ?? 0;
        const choices = choosable(table, seat);
        const [text = '', next] = choices[below(rng, choices.length)]?.split(AND_THEN) ?? [];
        const played = await context.tables.act(
          interactionOf(personAt(table, seat)).actor,
          { channelId: CHANNEL },
          text,
          { confirmed: true, ...(next !== undefined && { next }) },
        );
        expect(played.ok, text).toBe(true);
        if (!played.ok) return;
        table = played.value;
        const from = Math.max(told, table.record.journal.length - 12);
        if (looksAt) {
          context.draws(step % 2 === 0);
          expectMessage(await boardMessage(context, table, { from, asked: table.activeSeats() }));
          expectMessage(await boardAgain(context, table, undefined));
          context.draws(true);
        }
        told = from;
      }
      for (const locale of LOCALES) await expectEverything(context, table, locale);
      expectEnding(context, table);
      expectMessage(await boardMessage(context, table, { from: 0, asked: [] }));
      expectMessage(lobbyMessage(context, table));
      expect(context.warnings.filter((warning) => warning !== 'no picture')).toEqual([]);
    },
    120_000,
  );

  it('offers each word of a legal text, given the words before it, within milliseconds', async () => {
    const context = testContext();
    const table = await startedTable(context, gameId, Math.max(2, seats.min));
    const seat = table.activeSeats()[0] ?? 0;
    const ask = interactionOf(personAt(table, seat));
    for (const text of table.legalTexts(seat).slice(0, 30)) {
      const match = matchForm(table.game.actions, text);
      expect(match).toBeDefined();
      if (match === undefined) return;
      for (const [focused, words] of Object.entries(match.parameters)) {
        const typing = { gameId, verb: match.spec.name, focused, fragment: words };
        const began = performance.now();
        const offered = await suggestionsFor(context, ask, { ...typing, parameters: { [focused]: words } });
        expect(performance.now() - began).toBeLessThan(500);
        expect(offered.map(({ value }) => value)).toContain(words);
        expect(offered.length).toBeLessThanOrEqual(25);
      }
    }
  });
});

describe('a board that cannot be drawn', () => {
  it('is posted as text, with the story and whose decision it is', async () => {
    const context = testContext();
    const table = await startedTable(context, 'toy', 2);
    context.draws(false);
    const message = await boardMessage(context, table, { from: 0, asked: [0] });
    expect(message.picture).toBeUndefined();
    expect(message.content).toContain('couldn’t be drawn');
    expect(message.content).toMatch(/\*\*.+\*\*\n.+/u);
    expect(message.content).toContain(`<@${table.record.people[0]?.userId ?? ''}>`);
    expect(message.mention).toEqual([table.record.people[0]?.userId]);
  });
});
