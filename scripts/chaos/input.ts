import { setTimeout as sleep } from 'node:timers/promises';
import { seeMessage, type PersonInChannel } from 'local-discord';
import { PRESS_VERBS } from '../../src/commands/custom-id.ts';
import { below, pickOne, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import type { Stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { boards, lastBoard, openPanel } from '../../test/bot/player.ts';
import { namesInLetters } from './names.ts';
import { openedTable, peopleIn, playsOn, type Players } from './players.ts';
import { rowWithin, type Counts, type OpenStage, type Row } from './rows.ts';

/* What nobody could send from a Discord client: by a stranger, and by the player who is not asked. Nothing may change. */

export function badInput(short: boolean): readonly (() => Promise<Row>)[] {
  const id = 'input: forged, foreign, truncated, random';
  const times = short ? 2_500 : 100_000;
  const seconds = short ? 300 : 1_800;
  return [() => rowWithin(id, seconds, (open) => forgedInput(open, seedRng(id), times)), namesInLetters];
}

/** What is sent to the bot, as the local Discord makes an interaction of it. */
type Forged = Pick<Parameters<Stage['discord']['interactions']['create']>[0], 'type' | 'data' | 'message'>;

const COMMAND = 2;
const COMPONENT = 3;
const SUGGESTIONS = 4;
const MODAL = 5;
const DEFERRED_UPDATE = 6;

/** So many at once; each sender has panels of their own, which change one at a time. */
const LANES_EACH = 12;
/** Of a bot that has much to do at once: this is not about how fast it is. */
const ACK_MS = 20_000;
/** Words wait for no picture. */
const ANSWER_MS = 40_000;
/** Discord forgets what is older; a quarter of an hour of them would be much to keep. */
const TOKEN_MS = 240_000;

async function forgedInput(open: OpenStage, rng: Rng, times: number): Promise<Counts> {
  const harness = await open({ ackMs: ACK_MS, tokenMs: TOKEN_MS });
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
  const material = await customIdsOf([asked, ...other.seats]);
  const game = async (): Promise<string> => {
    // what the idle player may do as themselves (wish for a pause, plan) changes the table, not the game
    const { journal, state } = await recordOf(harness.dataDir, table.channel.id);
    return JSON.stringify([journal, state]);
  };
  const before = await game();
  let left = times;
  let unexplained = 0;
  const lane = async (sender: PersonInChannel): Promise<void> => {
    const forge = await forger(harness, sender, { material, rng, isSeated: sender === idle });
    while (left > 0) {
      left -= 1;
      const forged = forge();
      if (await isExplained(harness, sender, forged)) continue;
      unexplained += 1;
      process.stderr.write(`no word to ${JSON.stringify(forged.data)}\n`);
    }
  };
  const senders = [idle, stranger.person.in(table.channel)];
  await Promise.all(senders.flatMap((sender) => Array.from({ length: LANES_EACH }, () => lane(sender))));
  const after = await game();
  const mistakes = harness.bot().log.filter(({ level }) => Number(level) >= 50);
  for (const line of mistakes) process.stderr.write(`${JSON.stringify(line)}\n`);
  const alive = harness.bot().child.exitCode === null;
  await harness.restart();
  // what was left in the record must be read by the next process, and its people play on
  const isPlayedOn = await playsOn(table, [asked]);
  await harness.bot().stop();
  const faults = [before !== after, !alive, !isPlayedOn].filter(Boolean).length;
  return { tried: times, lost: 0, doubled: 0, failed: faults + unexplained + mistakes.length };
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

interface Material {
  readonly material: readonly string[];
  readonly rng: Rng;
  /** has a seat at this table, and rights that come with it */
  readonly isSeated: boolean;
}

/** What who sits there may do at any time, and what changes their game. */
const RIGHTS = /^(?:undo|resign|abandon)/u;

async function forger(
  { discord: { world } }: Stage,
  sender: PersonInChannel,
  { material, rng, isSeated }: Material,
): Promise<() => Forged> {
  const board = world.message(sender.channel.id, lastBoard(sender).id);
  const { message: answer } = await sender.type('help');
  const panel = answer && world.message(sender.channel.id, answer.id);
  const customId = (): string => {
    for (;;) {
      const id = below(rng, 4) === 0 ? randomText(rng, 95) : bentId(rng, material);
      if (!isSeated || !RIGHTS.test(id)) return id;
    }
  };
  const component = (): Forged => {
    const values = Array.from({ length: below(rng, 3) }, () => randomText(rng, 90));
    return {
      type: COMPONENT,
      message: below(rng, 3) === 0 ? panel : board,
      data: {
        component_type: pickOne(rng, [2, 2, 2, 3, 3, 5, 6, 7, 8]),
        custom_id: customId(),
        id: 1,
        values,
      },
    };
  };
  const modal = (): Forged => {
    const field = { type: 4, id: 2, custom_id: randomText(rng, 20), value: randomText(rng, 400) };
    const data = { custom_id: customId(), components: [{ type: 1, id: 1, components: [field] }] };
    return { type: MODAL, message: below(rng, 2) === 0 ? board : undefined, data };
  };
  const typed = (type: typeof COMMAND | typeof SUGGESTIONS) => (): Forged => {
    for (;;) {
      const { id, body } = pickOne(rng, world.commands());
      if (isSeated && RIGHTS.test(body.name)) continue;
      const options = typedOptions(rng, body.options ?? [], type === SUGGESTIONS);
      if (isSeated && /"(?:resign|abandon)"/u.test(JSON.stringify(options))) continue;
      const name = type === COMMAND && below(rng, 12) === 0 ? randomText(rng, 32) : body.name;
      return { type, data: { id, name, type: 1, options } };
    }
  };
  const kinds = [component, component, component, component, component];
  return () => pickOne(rng, [...kinds, modal, typed(COMMAND), typed(COMMAND), typed(SUGGESTIONS)])();
}

type CommandOptions = NonNullable<
  ReturnType<Stage['discord']['world']['commands']>[number]['body']['options']
>;

const SUBCOMMAND = 1;
const GROUP = 2;

/** As a client sends them that heeds nothing: texts where there are choices, numbers that nobody has as an id, too few. */
function typedOptions(rng: Rng, options: CommandOptions, focused: boolean): readonly object[] {
  const nested = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (nested.length > 0) {
    const { name, type, options: inner } = pickOne(rng, nested);
    return [{ name, type, options: typedOptions(rng, inner ?? [], focused) }];
  }
  const named = options.filter(() => focused || below(rng, 4) > 0);
  const filled = named.map(({ name, type, choices }) => ({
    name,
    type,
    value: typedValue(rng, type, choices),
  }));
  if (!focused) return filled;
  const [first, ...rest] = filled.length === 0 ? [{ name: 'action', type: 3, value: 'x' }] : filled;
  return [{ ...first, type: 3, value: randomText(rng, 100), focused: true }, ...rest];
}

function typedValue(
  rng: Rng,
  type: number,
  choices: CommandOptions[number]['choices'],
): string | number | boolean {
  if (type === 4 || type === 10) return below(rng, 1_000_000) - 500_000;
  if (type === 5) return below(rng, 2) === 0;
  if (type > 5) return String(10 ** 17 + below(rng, 10 ** 9));
  const choice = choices?.length ? pickOne(rng, choices).value : randomText(rng, 30);
  return pickOne(rng, [choice, randomText(rng, 100), randomText(rng, 6_000)]);
}

/** Sent, acknowledged, and answered with words. */
async function isExplained(
  { discord: { interactions, world } }: Stage,
  sender: PersonInChannel,
  forged: Forged,
): Promise<boolean> {
  const channelId = sender.channel.id;
  const one = interactions.create({ ...forged, userId: sender.person.id, channelId });
  let changed = false;
  const stop = world.listen((event) => {
    if (event.type === 'message-updated' && event.message.id === forged.message?.id) changed = true;
  });
  interactions.deliver(one);
  const asked = performance.now();
  const isOpen = (): boolean =>
    one.state === 'waiting' || one.pending || (one.acknowledgedAs === DEFERRED_UPDATE && !changed);
  while (one.state !== 'failed' && isOpen() && performance.now() - asked < ANSWER_MS) await sleep(10);
  stop();
  if (one.state === 'failed' || isOpen()) {
    const rest = one.pending ? ', without its answer' : '';
    process.stderr.write(`${one.state}${rest} after ${Math.round(performance.now() - asked)} ms\n`);
    return false;
  }
  if (forged.type === SUGGESTIONS) return one.choices !== undefined;
  const id = one.originalId ?? forged.message?.id;
  const answer = id === undefined ? undefined : world.message(channelId, id);
  const words = answer === undefined ? '' : seeMessage(world, '', answer).text.trim();
  // nobody looks at it again, and a channel of a hundred thousand would be slow
  if (answer !== undefined && answer.id !== forged.message?.id) world.deleteMessage(answer);
  return words !== '';
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
