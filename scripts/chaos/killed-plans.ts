import { setTimeout as sleep } from 'node:timers/promises';
import { below, pickOne, type Rng } from '../../src/engine/core/rng.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { hasEnded, type Stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { isFinished, offered, openedTable, PATIENCE, type Done, type Players } from './players.ts';
import { sumOf, type Counts, type OpenStage, type Verdict } from './rows.ts';
import { verdictOn } from './settle.ts';

/* Kills while people leave moves for when they are asked, and these are played: each is still planned, or was played once. */

export async function killedPlans(open: OpenStage, rng: Rng, kills: number): Promise<Counts> {
  const harness = await open();
  await harness.start();
  const open3 = () => Promise.all([0, 1, 2].map(() => openedTable(harness, rng, 'toy')));
  let tables = await open3();
  const all = [...tables];
  const verdicts: Verdict[] = [];
  for (let count = 0; count < kills; count += 1) {
    const rounds = tables.map((table) => plannedRound(harness, table, rng));
    await sleep(100 + below(rng, 900));
    await harness.bot().stop('SIGKILL');
    for (const judge of await Promise.all(rounds)) verdicts.push(await judge());
    await harness.start();
    for (const table of tables) for (let move = 0; move < 2; move += 1) await table.move();
    const over = await Promise.all(tables.map((table) => isFinished(harness, table)));
    if (over.includes(true)) all.push(...(tables = await open3()));
  }
  return { tried: kills, ...sumOf([...verdicts, await verdictOn(harness, all)]) };
}

/** Somebody plans, the other moves until they are asked; what is to be said of it once the bot is dead. */
async function plannedRound(harness: Stage, table: Players, rng: Rng): Promise<() => Promise<Verdict>> {
  const held = async ({ userId, text }: Done, from: number): Promise<number> => {
    const { people, plans = [], journal } = await recordOf(harness.dataDir, table.channel.id);
    const seat = people.findIndex((person) => person.userId === userId);
    const plan = plans.find((one) => one.seat === seat);
    // a plan that was stopped gives way to the next one
    const waiting = from === Infinity && plan?.stopped !== undefined ? [] : (plan?.moves ?? []);
    const played = journal.filter((entry, at) => at >= from && entry.seat === seat && entry.planned === true);
    return [...waiting, ...played].filter((move) => move.text === text).length;
  };
  const { journal } = await recordOf(harness.dataDir, table.channel.id);
  const choice = await planChoice(table, rng);
  if (choice === undefined) return () => Promise.resolve({ lost: 0, doubled: 0, failed: 0 });
  const { person, text } = choice;
  const userId = person.person.id;
  const before = await held({ userId, text, sure: true }, Infinity);
  const answer = await person.type('plan add', { action: text }, PATIENCE).catch(() => undefined);
  const sure = answer?.message?.text.includes(TEXTS.en.beside.plan.added) === true;
  const others = table.seats.filter((seat) => seat !== person);
  // a bot that is dead would be waited for each time
  for (let moves = 0; moves < 4 && !hasEnded(harness.bot()); moves += 1) await table.move(others);
  return async () => {
    const more = (await held({ userId, text, sure }, journal.length)) - before;
    return { lost: sure && more < 1 ? 1 : 0, doubled: more > 1 ? more - 1 : 0, failed: 0 };
  };
}

async function planChoice({ seats }: Players, rng: Rng) {
  for (const person of seats) {
    const texts = await offered(person, 'plan add');
    if (texts.length > 0) return { person, text: pickOne(rng, texts) };
  }
  return undefined;
}
