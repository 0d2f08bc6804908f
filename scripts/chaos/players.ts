import type { Channel, PersonInChannel, SeenMessage } from 'local-discord';
import { AND_THEN } from '../../src/engine/core/contract.ts';
import { pickOne, type Rng } from '../../src/engine/core/rng.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { waitFor, type Stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { boards } from '../../test/bot/player.ts';
import { witnessOf, type Witness } from './witness.ts';

/** Something that a player did. */
export interface Done {
  readonly userId: string;
  readonly text: string;
  /** they read that it was played; otherwise it may have been, or not */
  readonly sure: boolean;
  /** what they read */
  readonly read?: string;
}

/** People at one table who play on whatever happens to the bot, and remember what they were told. */
export interface Players {
  readonly channel: Channel;
  readonly seats: readonly PersonInChannel[];
  readonly told: readonly Done[];
  /** what their channel has shown from its beginning */
  readonly witness: Witness;
  /** one decision of whoever is asked, or of one of these; `nobody`: nobody is, or the bot doesn't answer */
  move(of?: readonly PersonInChannel[]): Promise<'moved' | 'refused' | 'unsure' | 'nobody'>;
}

/** Stands for a name or for what was typed. */
const NAMED = '\u0000';
/** What each refusal says whoever and whatever it is about: the longest piece of it. */
const NOT_PLAYED = [
  TEXTS.en.bot.failed,
  ...Object.values(TEXTS.en.refusals).map((refusal) =>
    refusal({ asked: NAMED, host: NAMED, game: NAMED, min: 1, max: 1, typed: NAMED })
      .split(NAMED)
      .reduce((longest, piece) => (piece.length > longest.length ? piece : longest)),
  ),
];
const isRefusal = ({ text }: SeenMessage): boolean =>
  // where the rules say why, that follows in the place of the full stop
  NOT_PLAYED.some((piece) => text.slice(0, 400).includes(piece.slice(0, 40).replace(/\.$/u, '')));

let names = 0;

/** People in a channel of their own. */
export function peopleIn(
  stage: Pick<Stage, 'discord'>,
  count: number,
  called: readonly string[] = [],
  guildId = stage.discord.home.guild.id,
): readonly PersonInChannel[] {
  names += 1;
  const channel = stage.discord.world.addChannel(guildId, `chaos-${names}`);
  return Array.from({ length: count }, (_, seat) =>
    stage.discord.person(called[seat] ?? `P${names}-${seat}`, 'en-US').in(channel),
  );
}

/** A bot that is dead will never answer; where several tables play it is never quiet. */
export const PATIENCE = { patienceMs: 4_000, quietMs: 0 };

/** What somebody may do now, or leave as a plan, by what is offered while they type; nothing from a bot that is dead. */
export async function offered(
  seat: PersonInChannel,
  command: 'move' | 'plan add',
): Promise<readonly string[]> {
  const choices = await seat.autocomplete(command, { action: '' }, 'action', PATIENCE).catch(() => []);
  return choices.map(({ value }) => String(value)).filter((value) => value !== '-');
}

function players(seats: readonly PersonInChannel[], witness: Witness, rng: Rng): Players {
  const told: Done[] = [];
  const [first] = seats;
  if (first === undefined) throw new RangeError('nobody plays');
  /** who moved last, often moves again */
  let last = first;
  return {
    channel: first.channel,
    seats,
    told,
    witness,
    async move(of = [last, ...seats.filter((seat) => seat !== last)]) {
      for (const person of of) {
        const texts = await offered(person, 'move');
        if (texts.length === 0) continue;
        const text = pickOne(rng, texts);
        last = person;
        const answer = await person.type('move', { action: text }, PATIENCE).catch(() => undefined);
        const read = answer?.settled === true ? answer.message : undefined;
        if (read !== undefined && isRefusal(read)) return 'refused';
        for (const step of text.split(AND_THEN))
          told.push({
            userId: person.person.id,
            text: step,
            ...(read === undefined ? { sure: false } : { sure: true, read: read.text.slice(0, 200) }),
          });
        return read === undefined ? 'unsure' : 'moved';
      }
      return 'nobody';
    },
  };
}

/** Whether somebody can play on: a bot that has much to do may need more than one try. */
export async function playsOn(table: Players, of?: readonly PersonInChannel[]): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) if ((await table.move(of)) === 'moved') return true;
  return false;
}

/** Whether the table's game is over. */
export async function isFinished({ dataDir }: Stage, { channel }: Players): Promise<boolean> {
  const record = await recordOf(dataDir, channel.id).catch(() => undefined);
  return record?.status === 'finished';
}

export interface TableOptions {
  /** one person and an AI, instead of two people */
  readonly ai?: boolean;
  readonly called?: readonly string[];
  readonly pace?: string;
  /** another than the first one of the local Discord */
  readonly guildId?: string;
}

/** A table that has begun, with two people or one and an AI. */
export async function openedTable(
  stage: Pick<Stage, 'discord'>,
  rng: Rng,
  game: string,
  { ai = false, called, pace, guildId }: TableOptions = {},
): Promise<Players> {
  const seats = peopleIn(stage, ai ? 1 : 2, called, guildId);
  const [host, guest] = seats;
  if (host === undefined) throw new RangeError('nobody plays');
  const witness = witnessOf(stage, host.channel);
  const isThere = (): boolean => boards(host).length > 0;
  // where Discord took no acknowledgement from a bot that has much to do, it is done once more
  for (let tries = 0; tries < 4 && !isThere(); tries += 1) {
    await host.type('game new', { game, ...(ai && { ai: '1 easy' }), ...(pace !== undefined && { pace }) });
    await guest?.type('game join');
    if (!ai) await host.type('game start');
    await waitFor(isThere, 15_000).catch(() => undefined);
  }
  await waitFor(isThere, 60_000, 'the board');
  return players(seats, witness, rng);
}

/**
 * How far a journal departs from what the players were told, at the least: each sure move is there once and in order, each
 * unsure one at most once, and nothing else is.
 */
export function compared(
  told: readonly Done[],
  journal: readonly Omit<Done, 'sure'>[],
): { readonly lost: number; readonly doubled: number } {
  type Departure = ReturnType<typeof compared>;
  const size = ({ lost, doubled }: Departure): number => lost + doubled;
  const least = (...ways: readonly Departure[]): Departure =>
    ways.reduce((best, way) => (size(way) < size(best) ? way : best));
  // from the end: what the rest of the journal has too much, if the rest of what was told is this
  let below: readonly Departure[] = Array.from({ length: journal.length + 1 }, (_, at) => ({
    lost: 0,
    doubled: journal.length - at,
  }));
  for (const { userId, text, sure } of told.toReversed()) {
    const row: Departure[] = [];
    for (let at = journal.length; at >= 0; at -= 1) {
      const [unplayed = { lost: 0, doubled: 0 }, played] = [below[at], below[at + 1]];
      const ways: Departure[] = [{ ...unplayed, lost: unplayed.lost + (sure ? 1 : 0) }];
      const next = row[at + 1];
      if (next !== undefined) ways.push({ ...next, doubled: next.doubled + 1 });
      const entry = journal[at];
      if (played !== undefined && entry?.userId === userId && entry.text === text) ways.push(played);
      row[at] = least(...ways);
    }
    below = row;
  }
  return below[0] ?? { lost: 0, doubled: 0 };
}
