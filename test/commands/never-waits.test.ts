import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import type { Page } from '../../src/commands/page.ts';
import type { Request } from '../../src/commands/request.ts';
import { COMMAND_KEYS } from '../../src/i18n/texts.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  partsOf,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

/*
 * Words never wait for the threads that draw and think, however much these have to do: not even a picture that goes to the
 * channel, where the answer is only that it is there.
 */

const NEVER = new Promise<never>(() => undefined);
const WORDS_MS = 2_000;

/** Its drawing threads are for ever at something else. */
function withoutPictures(context: TestContext): TestContext {
  return {
    ...context,
    drawings: { ...context.drawings, draw: () => NEVER },
    animations: { animate: () => NEVER },
  };
}

interface Scene {
  readonly context: TestContext;
  /** which of the players asks for everything */
  readonly asker: number;
}

/** Which of the players is to decide. */
function askedOf(table: Table): number {
  const [seat = 0] = table.activeSeats();
  return Number(table.record.people[seat]?.userId.slice(-1));
}

/** A game that runs, at a table that allows hints; nobody draws or thinks. */
async function atPlay(): Promise<Scene> {
  const context = withoutPictures(testContext());
  const where = { channelId: CHANNEL };
  await context.tables.open(interactionOf(0).actor, { guildId: '1', ...where }, 'antarctica', 'en');
  await context.tables.join(interactionOf(1).actor, where);
  const allowed = await context.tables.configure(interactionOf(0).actor, where, { hints: true });
  expect(allowed.ok).toBe(true);
  const started = await context.tables.start(interactionOf(0).actor, where);
  if (!started.ok) throw new Error(started.error.code);
  const thinking = { ...context.thinking, advise: () => NEVER, expect: () => NEVER };
  return { context: { ...context, thinking }, asker: askedOf(started.value) };
}

/** A game that is over, and thought through; nobody draws. */
async function atTheEnd(): Promise<Scene> {
  const context = withoutPictures(testContext());
  let table = await startedTable(context, 'nim', 2);
  while (table.record.status === 'playing') {
    const { actor } = interactionOf(askedOf(table));
    const done = await context.tables.act(actor, { channelId: CHANNEL }, 'take 1', { confirmed: true });
    if (!done.ok) throw new Error(done.error.code);
    table = done.value;
  }
  await ask({ ...context, drawings: testContext().drawings }, interactionOf(0), 'analysis');
  return { context, asker: 0 };
}

async function wordsOf({ context, asker }: Scene, request: Answerable): Promise<Page | 'nothing'> {
  const page = answerTo(context, interactionOf(asker), request).then((outcome) => outcome.page);
  return Promise.race([page, sleep(WORDS_MS, 'nothing' as const, { ref: false })]);
}
type Answerable = Exclude<Request, { kind: 'typing' }>;

const TYPED: readonly Answerable[] = [
  ...COMMAND_KEYS.map((command): Answerable => ({ kind: 'command', command, options: {} })),
  { kind: 'command', command: 'board', options: { private: true } },
  { kind: 'command', command: 'board', options: { private: false, palette: 'light' } },
];

describe('GIVEN threads that are busy for ever', () => {
  it.each([
    ['play', atPlay],
    ['the end', atTheEnd],
  ])('WHEN anything is asked at %s THEN words come', async (_, begin) => {
    const scene = await begin();
    const silent: unknown[] = [];
    const shown: Page[] = [];
    const heard = async (request: Answerable): Promise<void> => {
      const page = await wordsOf(scene, request);
      if (page === 'nothing') silent.push(request);
      else shown.push(page);
    };
    for (const request of TYPED) await heard(request);
    const pressed = shown.flatMap(partsOf).flatMap(({ custom_id, options }) => {
      const id = parseCustomId(custom_id);
      const value = options?.[0]?.value;
      return id === undefined ? [] : { kind: 'press' as const, id, ...(value !== undefined && { value }) };
    });
    expect(pressed.length).toBeGreaterThan(10);
    for (const request of pressed) await heard(request);
    expect(silent).toEqual([]);
  });
});
