import { describe, expect, it } from 'vitest';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import type { CommandContext } from '../../src/commands/command-context.ts';
import { offeredGame } from '../../src/commands/services.ts';
import { eventLines, speechFor } from '../../src/commands/speech.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import type { PromptOption } from '../../src/engine/core/contract.ts';
import type { Table } from '../../src/table/tables.ts';
import { ask, interactionOf, CHANNEL, partsOf, press, startedTable, testContext } from './test-context.ts';

/* "X and end the turn" (Antarctica, section 4.4): one choice for people, two decisions for the engine. */

async function tableOf(context: CommandContext): Promise<Table> {
  const at = await context.tables.at(CHANNEL);
  if (!at.ok || at.value === undefined) throw new Error('no table');
  return at.value;
}

function personAt(table: Table): number {
  return Number(table.record.people[table.activeSeats()[0] ?? 0]?.userId.slice(-1));
}

function optionsOf(table: Table): readonly PromptOption<unknown>[] {
  return table.prompt(table.activeSeats()[0] ?? 0)?.options ?? [];
}

/** Antarctica, played at random until a question is as wanted. */
async function playedUntil(wanted: (options: readonly PromptOption<unknown>[]) => boolean) {
  const context = testContext();
  let table = await startedTable(context, 'antarctica', 3);
  const dice = seedRng('together');
  for (let step = 0; step < 400 && !wanted(optionsOf(table)); step += 1) {
    const fitting = optionsOf(table).filter(({ text }) => !/^(discard ship|end)/u.test(text));
    const options = fitting.length > 0 ? fitting : optionsOf(table);
    const { text = '' } = options[below(dice, options.length)] ?? {};
    const played = await context.tables.act(
      interactionOf(personAt(table)).actor,
      { channelId: CHANNEL },
      text,
      { confirmed: true },
    );
    if (!played.ok) throw new Error(played.error.code);
    table = played.value;
  }
  expect(wanted(optionsOf(table))).toBe(true);
  return { context, table, who: personAt(table) };
}

const grouped = ({ text }: PromptOption<unknown>): boolean => /^(recruit|research)/u.test(text);
const offersBoth = (options: readonly PromptOption<unknown>[]): boolean =>
  options.some((option) => option.together !== undefined && grouped(option));

describe('what ends the turn too', () => {
  it('GIVEN the panel WHEN it is pressed there THEN both steps are played, told, and somebody else is asked', async () => {
    const { context, table, who } = await playedUntil(offersBoth);
    const panel = await ask(context, interactionOf(who), 'play');
    const both = partsOf(panel)
      .flatMap(({ custom_id, options = [{ value: parseCustomId(custom_id)?.argument ?? '' }] }) =>
        options.map(({ value }) => ({ custom_id, value })),
      )
      .find(({ value }) => value.endsWith(' + end'));
    expect(JSON.stringify(panel)).toContain(', then end the turn');
    const done = await press(context, interactionOf(who), panel, both?.custom_id ?? '', both?.value);
    const after = await tableOf(context);
    const [first, second] = after.record.journal.slice(-2);
    expect(`${first?.text ?? ''} + ${second?.text ?? ''}`).toBe(both?.value);
    expect(after.record.journal).toHaveLength(table.record.journal.length + 2);
    expect(after.record.rev).toBe(table.record.rev + 1);
    const speech = speechFor(offeredGame(context, 'antarctica'), after, 'en', 'message');
    const seat = after.seatOf(interactionOf(who).actor.userId);
    const told = after
      .story(seat, after.record.journal.length - 2)
      .flatMap(({ events }) => eventLines(speech, events));
    expect(told.length).toBeGreaterThan(1);
    for (const line of told) expect(done.content).toContain(line);
    expect(personAt(after)).not.toBe(who);
  });

  it('GIVEN the same button again WHEN the turn is over THEN it is refused as outdated', async () => {
    const { context, who } = await playedUntil(offersBoth);
    const panel = await ask(context, interactionOf(who), 'play');
    const choice = optionsOf(await tableOf(context)).find(({ together }) => together !== undefined);
    await ask(context, interactionOf(who), 'move', { action: `${choice?.text ?? ''} + end` });
    const { rev } = (await tableOf(context)).record;
    const menu = partsOf(panel).find(({ custom_id }) => /^(act|pick-both):/u.test(custom_id));
    await press(context, interactionOf(who), panel, menu?.custom_id ?? '', `${choice?.text ?? ''} + end`);
    expect((await tableOf(context)).record.rev).toBe(rev);
  });

  it.each(['en', 'fr', 'pl'] as const)(
    'GIVEN /move in %s WHEN typing THEN it is offered after the plain options, and its words are understood too',
    async (locale) => {
      const { context, who } = await playedUntil(offersBoth);
      const me = interactionOf(who, locale);
      const [option] = optionsOf(await tableOf(context)).filter(
        (one) => one.together !== undefined && grouped(one),
      );
      const text = option?.text ?? '';
      const typing = { command: 'move', focused: 'action', fragment: text } as const;
      const offered = await suggestionsFor(context, me, typing);
      expect(offered.map(({ value }) => value)).toEqual([text, `${text} + end`]);
      const words = offered[1]?.name ?? '';
      await ask(context, me, 'move', { action: words.toUpperCase() });
      expect((await tableOf(context)).record.journal.slice(-2).map((entry) => entry.text)).toEqual([
        text,
        'end',
      ]);
    },
  );

  it('GIVEN two steps that are not offered in one go WHEN typed THEN it says so and asks again, and nothing is played', async () => {
    const { context, table, who } = await playedUntil((options) =>
      options.some(({ text, together }) => text.startsWith('sail') && together === undefined),
    );
    const sail = optionsOf(table).find(
      ({ text, together }) => text.startsWith('sail') && together === undefined,
    );
    const answer = await ask(context, interactionOf(who), 'move', { action: `${sail?.text ?? ''} + end` });
    expect(answer.content).toContain('can’t play these two steps at once');
    expect(partsOf(answer).length).toBeGreaterThan(0);
    expect((await tableOf(context)).record.rev).toBe(table.record.rev);
  });

  it('GIVEN the last ship on the board WHEN giving it up and ending the turn THEN it is asked about once more', async () => {
    const grave = (options: readonly PromptOption<unknown>[]): boolean =>
      options.some(({ askTwice, together }) => askTwice === true && together !== undefined);
    const context = testContext();
    let table = await startedTable(context, 'antarctica', 2);
    for (let step = 0; step < 400 && !grave(optionsOf(table)); step += 1) {
      const options = optionsOf(table);
      const first = ['sail', 'build', 'recruit', 'research', 'track', 'discard ship ', 'end'].flatMap(
        (verb) => options.filter(({ text }) => text.startsWith(verb)),
      );
      const option = first[0] ?? options[0];
      const played = await context.tables.act(
        interactionOf(personAt(table)).actor,
        { channelId: CHANNEL },
        option?.text ?? '',
        { confirmed: true },
      );
      if (!played.ok) throw new Error(played.error.code);
      table = played.value;
    }
    expect(grave(optionsOf(table))).toBe(true);
    const who = personAt(table);
    const last = optionsOf(table).find(({ askTwice }) => askTwice === true);
    const doubt = await ask(context, interactionOf(who), 'move', { action: `${last?.text ?? ''} + end` });
    expect(doubt.content).toContain('Are you sure?');
    expect(doubt.content).toContain('then end the turn');
    expect((await tableOf(context)).record.rev).toBe(table.record.rev);
    await press(context, interactionOf(who), doubt, 'act-yes');
    expect((await tableOf(context)).record.journal.slice(-2).map(({ text }) => text)).toEqual([
      last?.text,
      'end',
    ]);
  });
});

describe('the step that can be taken back', () => {
  it('GIVEN a step WHEN undo is offered THEN it is named in the words that it was chosen by', async () => {
    const { context, table, who } = await playedUntil((options) =>
      options.some(({ text }) => text.startsWith('sail')),
    );
    const sail = optionsOf(table).find(({ text }) => text.startsWith('sail'));
    const panel = await ask(context, interactionOf(who), 'move', { action: sail?.text ?? '' });
    const undo = partsOf(panel).find(({ custom_id }) => custom_id.startsWith('undo-yes'));
    expect(undo?.label).toMatch(/^Undo: Sail to /u);
    const question = await ask(context, interactionOf(who), 'undo');
    expect(question.content).toContain('undoes your last step');
    expect(question.content).toMatch(/\*\*Sail to /u);
  });
});
