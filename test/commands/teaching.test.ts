import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { showPanel } from '../../src/commands/moves.ts';
import { lobbyMessage } from '../../src/commands/lobby-message.ts';
import type { Page } from '../../src/commands/page.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  OFFERED,
  partsOf,
  press,
  startedTable,
  testContext,
  wholePage,
  type TestContext,
  wordsOf,
} from './test-context.ts';

/* What somebody is taught, and what they are told of what they can't do. */

const ANTARCTICA = 'antarctica';
const RULE_ID = /\b(?:ANT|AQS|NED|TOY|NIM)-/u;

function buttonLabels(page: Pick<Page, 'sections' | 'rows'>): readonly string[] {
  return partsOf(page).flatMap(({ label }) => label ?? []);
}

/** Opens How to play and presses Next until it can't be pressed. */
async function wholeHowTo(context: TestContext, locale: (typeof LOCALES)[number]): Promise<readonly Page[]> {
  const who = interactionOf(0, locale);
  const id = { verb: 'how', tableId: '-', rev: 0, argument: ANTARCTICA } as const;
  const pages = [await wholePage(await answerTo(context, who, { kind: 'press', id }))];
  for (let at = 1; at <= (OFFERED.get(ANTARCTICA)?.handbook?.outline.cards.length ?? 0); at += 1)
    pages.push(await press(context, who, pages.at(-1)?.rows, `card:-:0:${ANTARCTICA}.${at}`));
  return pages;
}

describe('How to play', () => {
  it.each(LOCALES)('pages through the cards, each with its picture, to the legend (%s)', async (locale) => {
    const handbook = OFFERED.get(ANTARCTICA)?.handbook;
    const pages = await wholeHowTo(testContext(), locale);
    const titles = [
      ...(handbook?.outline.cards ?? []).map((card) => handbook?.words[locale].cards[card]?.title),
      TEXTS[locale].teaching.signs,
    ];
    expect(pages.map(({ content }) => /^### (.+)$/mu.exec(content)?.[1])).toEqual(titles);
    for (const { picture, content } of pages) {
      expect(picture?.alt).not.toBe('');
      expect(content.length).toBeLessThanOrEqual(2_000);
    }
  });

  it('stands under the lobby, the board, the panel and /help', async () => {
    const context = testContext();
    const who = interactionOf(0);
    await context.tables.open(who.actor, { guildId: '1', channelId: CHANNEL }, ANTARCTICA, 'en');
    const found = await context.tables.at(CHANNEL);
    if (!found.ok || found.value === undefined) throw new Error('no table');
    const lobby = lobbyMessage(context, found.value);
    expect(buttonLabels(lobby)).toContain('How to play');
    expect(wordsOf(lobby)).toContain(OFFERED.get(ANTARCTICA)?.handbook?.words.en.pitch);
    await startedTable(context, ANTARCTICA, 2, 'other');
    const panel = await showPanel(context, interactionOf(0, 'en', 'other'), { channelId: 'other' });
    expect(buttonLabels(panel.page)).toContain('How to play');
    expect(buttonLabels(await ask(context, who, 'help'))).toContain('How to play');
  });

  it('of a game that the bot does not have is a choice among those that it has', async () => {
    const id = { verb: 'how', tableId: '-', rev: 0, argument: 'no-such-game' } as const;
    const { page } = await answerTo(testContext(), interactionOf(0), { kind: 'press', id });
    expect(buttonLabels(page)).toContain('Antarctica');
  });

  it('asks for the game where several could be meant, with what each is like', async () => {
    const id = { verb: 'how', tableId: '-', rev: 0, argument: '' } as const;
    const { page } = await answerTo(testContext(), interactionOf(0), { kind: 'press', id });
    expect(wordsOf(page)).toContain(OFFERED.get(ANTARCTICA)?.handbook?.words.en.pitch);
    expect(buttonLabels(page)).toContain('Antarctica');
  });
});

describe('/help', () => {
  it.each(LOCALES)('has a line for each command, and no parameters (%s)', async (locale) => {
    const { commands } = TEXTS[locale];
    const { content } = await ask(testContext(), interactionOf(0, locale), 'help');
    expect(content).toContain(`\`/${commands.rules.name}\` – ${commands.rules.description}`);
    expect(content).toContain(`\`/${commands.game.name} ${commands['game.new'].name}\``);
    expect(content).not.toContain(commands['rules.topic'].description);
  });
});

describe('/rules', () => {
  const typed = async (context: TestContext, topic: string, locale: (typeof LOCALES)[number] = 'en') =>
    ask(context, interactionOf(0, locale), 'rules', { topic });

  it.each([
    ['en', 'wind turbine', 'Crane, Shaft Tower, Derrick, Wind Turbine'],
    ['fr', 'eolienne', 'Grue, puits, derrick, éolienne'],
    ['pl', 'lodolamacz: gdzie', 'Lodołamacz: gdzie go zagrać'],
  ] as const)('finds what is typed without its accents (%s: %s)', async (locale, topic, title) => {
    const context = testContext();
    await startedTable(context, ANTARCTICA, 2);
    const page = await typed(context, topic, locale);
    expect(page.content).toContain(`**${title}**`);
    expect(page.picture).toBeDefined();
  });

  it('offers components and topics by their names, and opens what was chosen', async () => {
    const context = testContext();
    await startedTable(context, ANTARCTICA, 2);
    const who = interactionOf(0);
    const offers = await suggestionsFor(context, who, {
      command: 'rules',
      focused: 'topic',
      fragment: 'turbine',
    });
    expect(offers).toContainEqual({ name: 'Wind Turbine', value: 'antarctica.building:turbine' });
    expect((await typed(context, 'antarctica.building:turbine')).content).toContain('energy');
  });

  it('shows the chapters where nothing is asked for, and pages from the first to the last', async () => {
    const context = testContext();
    await startedTable(context, ANTARCTICA, 2);
    const who = interactionOf(0);
    const contents = await ask(context, who, 'rules');
    expect(contents.content).toContain('- Scoring');
    let page = await press(context, who, contents.rows, 'leaf:', `${ANTARCTICA}.0`);
    const read = [page.content];
    for (let at = 1; at < 40 && !page.content.endsWith(`${at} of ${at}`); at += 1) {
      page = await press(context, who, page.rows, `leaf:-:0:${ANTARCTICA}.${at}`);
      read.push(page.content);
      if (read.length > 1 && /Page (\d+) of \1$/u.test(page.content)) break;
    }
    const paragraphs = Object.values(OFFERED.get(ANTARCTICA)?.handbook?.words.en.paragraphs ?? {});
    const whole = read.join('\n');
    expect(paragraphs.filter(({ text }) => !whole.includes(text)).map(({ title }) => title)).toEqual([]);
    for (const content of read) expect(content.length).toBeLessThanOrEqual(2_000);
  });

  it('says so where nothing is found, and asks where several topics fit', async () => {
    const context = testContext();
    await startedTable(context, ANTARCTICA, 2);
    expect((await typed(context, 'xyzzy')).content).toContain('found nothing about “xyzzy”');
    const several = await typed(context, 'blue');
    expect(several.content).toContain('Several topics match');
    const paragraph = await press(context, interactionOf(0), several.rows, 'topic:', 'antarctica.blue-move');
    expect(paragraph.content).toContain('**Blue: everyone may move a ship**');
  });
});

describe('a refusal', () => {
  it('shows no rule id, and its Why? button opens the paragraph that tells the rule', async () => {
    const context = testContext();
    const table = await startedTable(context, ANTARCTICA, 3);
    const seat = table.activeSeats()[0] ?? 0;
    const who = interactionOf(Number(table.record.people[seat]?.userId.slice(-1)));
    const refused = await ask(context, who, 'move', { action: 'build basic' });
    expect(refused.content).toContain('has to sail first');
    expect(refused.content).not.toMatch(RULE_ID);
    expect(buttonLabels(refused)).toContain('Why?');
    const why = await press(context, who, refused.rows, 'why:');
    expect(why.content).toContain('**The steps of a turn**');
    expect(why.content).not.toMatch(RULE_ID);
  });
});

describe('/why', () => {
  it('says what is missing, and after which of one’s own moves it could be done', async () => {
    const context = testContext();
    const table = await startedTable(context, ANTARCTICA, 3);
    const seat = table.activeSeats()[0] ?? 0;
    const who = interactionOf(Number(table.record.people[seat]?.userId.slice(-1)));
    const page = await ask(context, who, 'why', { action: 'recruit' });
    expect(page.content).toContain('has to sail first');
    const sails = page.content.split('\n').filter((line) => line.startsWith('- '));
    const camps = table.legalTexts(seat).filter((text) => {
      const sailed = table.game.parseAction(text);
      if (!sailed.ok || table.record.state === undefined) return false;
      const after = table.game.apply(table.record.state, seat, sailed.value);
      const recruit = table.game.parseAction('recruit');
      return (
        after.ok && recruit.ok && table.game.explain(after.value.state, seat, recruit.value) === undefined
      );
    });
    expect(camps.length).toBeGreaterThan(0);
    expect(sails).toHaveLength(camps.length);
    expect(buttonLabels(page)).toContain('Why?');
  });

  it('offers what the question has in view and refuses, and one of each verb of other questions', async () => {
    const context = testContext();
    const table = await startedTable(context, ANTARCTICA, 3);
    const seat = table.activeSeats()[0] ?? 0;
    const who = interactionOf(Number(table.record.people[seat]?.userId.slice(-1)));
    const offers = await suggestionsFor(context, who, { command: 'why', focused: 'action', fragment: '' });
    const values = offers.map(({ value }) => value);
    expect(values).toContain('recruit');
    for (const value of values) {
      expect(table.legalTexts(seat)).not.toContain(value);
      const { content } = await ask(context, who, 'why', { action: value });
      expect(content).toContain('isn’t possible right now');
    }
  });

  it('says so of what can be done', async () => {
    const context = testContext();
    const table = await startedTable(context, ANTARCTICA, 3);
    const seat = table.activeSeats()[0] ?? 0;
    const who = interactionOf(Number(table.record.people[seat]?.userId.slice(-1)));
    const [legal = ''] = table.legalTexts(seat);
    expect((await ask(context, who, 'why', { action: legal })).content).toContain(
      'You can do that right now',
    );
  });
});

describe('the panel', () => {
  it('tells what people look for here and miss, with the reason', async () => {
    const context = testContext();
    const table = await startedTable(context, ANTARCTICA, 3);
    const seat = table.activeSeats()[0] ?? 0;
    const who = interactionOf(Number(table.record.people[seat]?.userId.slice(-1)));
    const told = new Set<string>();
    for (const text of table.legalTexts(seat)) {
      await ask(context, who, 'move', { action: text });
      const { page } = await showPanel(context, who, { channelId: CHANNEL });
      for (const line of wordsOf(page).split('\n')) if (line.startsWith('-# Build')) told.add(line);
      const { rows } = await ask(context, who, 'undo');
      const id = parseCustomId(
        (rows ?? []).flatMap(({ components }) =>
          components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])),
        )[0] ?? '',
      );
      if (id !== undefined) await answerTo(context, who, { kind: 'press', id });
    }
    expect([...told].some((line) => line.includes('none of your ships'))).toBe(true);
  });
});
