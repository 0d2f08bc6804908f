import type { Outcome, PersonInChannel } from 'local-discord';
import { PRESS_VERBS } from '../../src/commands/custom-id.ts';
import { below, pickOne, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { boards, lastBoard, openPanel } from '../../test/bot/player.ts';
import { openedTable, peopleIn, type Players } from './players.ts';
import type { Row } from './rows.ts';
import { caughtUp, verdictOn } from './settle.ts';

/* What nobody could send from a Discord client, and names that try to be more than names. */

const AT_ONCE = 40;

export async function badInput(short: boolean): Promise<readonly Row[]> {
  return [await forgedInput(short ? 2_500 : 100_000), await nastyNames()];
}

/** Custom ids, values and texts by a stranger and by the player who is not asked: nothing may change at the table. */
async function forgedInput(times: number): Promise<Row> {
  const id = 'input: forged, foreign, truncated, random';
  const rng = seedRng(id);
  const harness = await stage();
  try {
    await harness.start();
    const table = await openedTable(harness, rng, 'toy');
    const other = await openedTable(harness, rng, 'toy');
    // until one of them waits for the other
    while ((await askedOf(table)).length !== 1) await table.move();
    const [asked] = await askedOf(table);
    const idle = table.seats.find((seat) => seat !== asked);
    if (asked === undefined || idle === undefined) throw new Error('nobody waits');
    const [stranger] = peopleIn(harness, 1);
    if (stranger === undefined) throw new Error('nobody is a stranger');
    const senders = [idle, stranger.person.in(table.channel)];
    const material = await customIdsOf([asked, ...other.seats]);
    const game = async (): Promise<string> => {
      // what the idle player may do as themselves (leave, wish for a pause) changes the table, not the game
      const { journal, state } = await recordOf(harness.dataDir, table.channel.id);
      return JSON.stringify([journal, state]);
    };
    const before = await game();
    let unexplained = 0;
    for (let sent = 0; sent < times; sent += AT_ONCE) {
      const outcomes = await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, times - sent) }, () =>
          sendSomething(table, pickOne(rng, senders), material, rng),
        ),
      );
      const mute = outcomes.filter((outcome) => outcome !== undefined && !isExplained(outcome));
      for (const outcome of mute)
        process.stderr.write(`no word to ${JSON.stringify(outcome?.interaction.data)}\n`);
      unexplained += mute.length;
    }
    const after = await game();
    const mistakes = harness.bot().log.filter(({ level }) => Number(level) >= 50);
    for (const line of mistakes) process.stderr.write(`${JSON.stringify(line)}\n`);
    const alive = harness.bot().child.exitCode === null;
    await harness.bot().stop();
    return {
      id,
      tried: times,
      lost: 0,
      doubled: 0,
      failed: (before === after ? 0 : 1) + unexplained + mistakes.length + (alive ? 0 : 1),
    };
  } finally {
    await harness.close();
  }
}

async function askedOf({ seats }: Players): Promise<readonly PersonInChannel[]> {
  const asked: PersonInChannel[] = [];
  for (const seat of seats)
    if ((await seat.autocomplete('move', { action: '' }, 'action')).some(({ value }) => value !== '-'))
      asked.push(seat);
  return asked;
}

/** Custom ids that the bot wrote, of this table and of another. */
async function customIdsOf(people: readonly PersonInChannel[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const person of people) {
    const panel = await openPanel(person);
    for (const message of [panel, ...boards(person)])
      found.push(
        ...message.buttons.flatMap(({ customId }) => customId ?? []),
        ...message.selects.map(({ customId }) => customId),
      );
  }
  return found;
}

async function sendSomething(
  { seats: [someone] }: Players,
  sender: PersonInChannel,
  material: readonly string[],
  rng: Rng,
): Promise<Outcome | undefined> {
  if (someone === undefined) return undefined;
  const board = lastBoard(someone);
  switch (below(rng, 4)) {
    case 0:
      return sender.forge(board, bentId(rng, material));
    case 1:
      return sender.forge(board, bentId(rng, material), { values: [randomText(rng, 90)] });
    case 2:
      return sender.type('move', { action: randomText(rng, 100) }).catch(() => undefined);
    default:
      return sender.forge(board, randomText(rng, 95));
  }
}

/** Acknowledged, and answered with words. */
function isExplained({ acknowledged, message, interaction }: Outcome): boolean {
  if (acknowledged === undefined) return false;
  return message === undefined ? interaction.state === 'acknowledged' : message.text.trim() !== '';
}

/** One that the bot wrote, with something in it that it did not write. */
function bentId(rng: Rng, material: readonly string[]): string {
  const own = pickOne(rng, material);
  const [verb = '', table = '', rev = '', ...argument] = own.split(':');
  const bent = pickOne(rng, [
    () => own,
    () => own.slice(0, 1 + below(rng, own.length)),
    () => [verb, table, rev, randomText(rng, 30)].join(':'),
    () => [verb, table, (below(rng, 36 ** 4) * 36).toString(36), argument.join(':')].join(':'),
    () => [pickOne(rng, PRESS_VERBS), table, rev, argument.join(':')].join(':'),
    () => [verb, 'zzzzzzzzzz', rev, argument.join(':')].join(':'),
  ])();
  return bent.slice(0, 100) || '-';
}

const LETTERS = Array.from('abcdefgh 0123456789:,;-_/*`@<>#"|~éŁ🐧\\\u202e\u200b\u0000');

function randomText(rng: Rng, most: number): string {
  const length = 1 + below(rng, Math.floor(most / 2));
  return (
    Array.from({ length }, () => pickOne(rng, LETTERS))
      .join('')
      .slice(0, most)
      .trim() || 'x'
  );
}

const NAMES = [
  '@everyone',
  '<@1234567890>',
  '**bold** _it_ `code`',
  '[link](https://example.org)',
  '||spoiler|| # head',
  '\u202eesrever',
  '\u200b\u200b\u200b',
  '🐧'.repeat(16),
  '> quote\\',
  'W'.repeat(32),
];

/** Nobody is called but who is asked, and every turn is shown. */
async function nastyNames(): Promise<Row> {
  const id = 'input: names that are markdown, mentions, marks';
  const rng = seedRng(id);
  const harness = await stage();
  try {
    await harness.start();
    let failed = 0;
    const tables: Players[] = [];
    for (let at = 0; at + 1 < NAMES.length; at += 2) {
      const table = await openedTable(harness, rng, 'toy', false, [NAMES[at] ?? '', NAMES[at + 1] ?? '']);
      tables.push(table);
      for (let move = 0; move < 6; move += 1) await table.move();
    }
    await caughtUp(harness, tables);
    const seated = new Set(tables.flatMap(({ seats }) => seats.map(({ person }) => person.id)));
    failed += harness.discord.world.notifications.filter(({ userId }) => !seated.has(userId)).length;
    for (const { seats } of tables) {
      const [seat] = seats;
      if (seat === undefined) continue;
      // what is no mention of a seat is no mention at all
      const called = boards(seat).flatMap(({ content }) => [...content.matchAll(/(?<!\\)<@!?(\d+)>/gu)]);
      failed += called.filter(([, userId = '']) => !seated.has(userId)).length;
      failed += boards(seat).filter(({ content }) => /(?<![\\`\u200b])@everyone/u.test(content)).length;
      failed += boards(seat).filter(({ files }) => files.length === 0).length;
    }
    await harness.bot().stop();
    const verdicts = await Promise.all(tables.map((table) => verdictOn(harness, table)));
    return {
      id,
      tried: NAMES.length,
      lost: verdicts.reduce((sum, { lost }) => sum + lost, 0),
      doubled: verdicts.reduce((sum, { doubled }) => sum + doubled, 0),
      failed: failed + verdicts.reduce((sum, verdict) => sum + verdict.failed, 0),
    };
  } finally {
    await harness.close();
  }
}
