import type { Channel, PersonInChannel, SeenMessage } from 'local-discord';
import { AND_THEN } from '../../src/engine/core/contract.ts';
import { pickOne, type Rng } from '../../src/engine/core/rng.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { waitFor, type Stage } from '../../test/bot/bot.ts';
import { boards, offers } from '../../test/bot/player.ts';

/** Something that a player did. */
export interface Done {
  readonly userId: string;
  readonly text: string;
  /** they read that it was played; otherwise it may have been, or not */
  readonly sure: boolean;
}

/** People at one table who play on whatever happens to the bot, and remember what they were told. */
export interface Players {
  readonly channel: Channel;
  readonly seats: readonly PersonInChannel[];
  readonly told: readonly Done[];
  /** one decision of whoever is asked, `before` it is sent; `nobody`: nobody is, or the bot doesn't answer */
  move(before?: () => void): Promise<'moved' | 'refused' | 'unsure' | 'nobody'>;
}

const NOT_PLAYED = Object.values(TEXTS.en.refusals).map((refusal) =>
  refusal({ asked: 'X', host: 'X', game: 'X', min: 1, max: 1, typed: 'X' }).slice(0, 12),
);
const isRefusal = ({ text }: SeenMessage): boolean =>
  NOT_PLAYED.some((begin) => text.slice(0, 80).includes(begin));

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

function players(seats: readonly PersonInChannel[], rng: Rng): Players {
  const told: Done[] = [];
  const [first] = seats;
  if (first === undefined) throw new RangeError('nobody plays');
  return {
    channel: first.channel,
    seats,
    told,
    async move(before) {
      for (const person of seats) {
        const texts = await offers(person).catch(() => []);
        if (texts.length === 0) continue;
        const text = pickOne(rng, texts);
        before?.();
        const answer = await person.type('move', { action: text }).catch(() => undefined);
        const read = answer?.settled === true ? answer.message : undefined;
        if (read !== undefined && isRefusal(read)) return 'refused';
        for (const step of text.split(AND_THEN))
          told.push({ userId: person.person.id, text: step, sure: read !== undefined });
        return read === undefined ? 'unsure' : 'moved';
      }
      return 'nobody';
    },
  };
}

/** A table that has begun, with two people or one and an AI. */
export async function openedTable(
  stage: Pick<Stage, 'discord'>,
  rng: Rng,
  game: string,
  ai = false,
  called: readonly string[] = [],
  guildId?: string,
): Promise<Players> {
  const seats = peopleIn(stage, ai ? 1 : 2, called, guildId);
  const [host, guest] = seats;
  if (host === undefined) throw new RangeError('nobody plays');
  await host.type('game new', { game, ...(ai && { ai: '1 easy' }) });
  await guest?.type('game join');
  if (!ai) await host.type('game start');
  await waitFor(() => boards(host).length > 0, 60_000, 'the board');
  return players(seats, rng);
}

/** How far a journal departs from what the players were told: each sure move once and in order, each unsure one at most once. */
export function compared(
  told: readonly Done[],
  journal: readonly Omit<Done, 'sure'>[],
): { readonly lost: number; readonly doubled: number } {
  let at = 0;
  let lost = 0;
  for (const { userId, text, sure } of told) {
    const entry = journal[at];
    if (entry?.userId === userId && entry.text === text) at += 1;
    else if (sure) lost += 1;
  }
  return { lost, doubled: journal.length - at };
}
