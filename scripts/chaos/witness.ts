import type { Channel, Message } from 'local-discord';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Stage } from '../../test/bot/bot.ts';
import { answerOf, press } from '../../test/bot/player.ts';

/* What a channel shows of its game, held against the game's own log. */

/** Of one channel, from its beginning. */
export interface Witness {
  /** how many messages were posted again that were there already */
  twice(): number;
  /** lines of the bot's messages that are there, and of those that somebody deleted */
  lines(): { readonly there: readonly string[]; readonly deleted: readonly string[] };
}

export function witnessOf({ discord: { world } }: Pick<Stage, 'discord'>, channel: Channel): Witness {
  const nonces = new Map<string | number, Set<string>>();
  const deleted: string[] = [];
  const isPublic = ({ channelId, authorId, visibleTo }: Message): boolean =>
    channelId === channel.id && authorId === world.botId && visibleTo === undefined;
  world.listen((event) => {
    if (!('message' in event) || !isPublic(event.message)) return;
    const { id, nonce, content } = event.message;
    if (event.type === 'message-deleted') deleted.push(...content.split('\n'));
    else if (nonce !== undefined) nonces.set(nonce, (nonces.get(nonce) ?? new Set()).add(id));
  });
  return {
    twice: () => [...nonces.values()].reduce((sum, ids) => sum + ids.size - 1, 0),
    lines: () => ({
      there: world
        .messagesIn(channel.id)
        .filter(isPublic)
        .flatMap(({ content }) => content.split('\n')),
      deleted,
    }),
  };
}

/** What the log tells of each turn, line by line, to somebody who does not play. */
async function toldTurns(stage: Pick<Stage, 'discord'>, channel: Channel): Promise<readonly string[]> {
  const reader = stage.discord.person('Reader', 'en-US').in(channel);
  let page = answerOf(await reader.type('log'));
  let text = page.text;
  for (;;) {
    const back = page.buttons.find(({ label, disabled }) => label.includes('◀') && !disabled);
    if (back?.customId === undefined) break;
    page = await press(reader, page, back.customId);
    text = `${page.text}\n${text}`;
  }
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('-# '));
  const begin = lines.findIndex((line) => line.startsWith(`**${FIRST_TURN}`));
  return begin === -1 ? [] : lines.slice(begin).filter((line) => !line.startsWith('**'));
}

const [FIRST_TURN = ''] = TEXTS.en.records.turn(1, '|').split('|');
/** A message that has no room for the whole story says how much of it is left out. */
const [LEFT_OUT = ''] = TEXTS.en.board.earlierLines(77).split('77');

interface MisTold {
  readonly missing: number;
  readonly twice: number;
}

/** Lines of turns that the channel has not shown, and lines that it shows once too often. */
export async function misToldTurns(
  stage: Pick<Stage, 'discord'>,
  { channel, witness }: { readonly channel: Channel; readonly witness: Witness },
): Promise<MisTold> {
  const told = await toldTurns(stage, channel);
  const { departures, ...count } = misTold(told, witness.lines());
  if (count.missing + count.twice > 0)
    process.stderr.write(departures.map((departure) => `${channel.name}: ${departure}\n`).join(''));
  return count;
}

/** What the log tells, held against what the channel shows and showed. */
export function misTold(
  log: readonly string[],
  { there, deleted }: ReturnType<Witness['lines']>,
): MisTold & { readonly departures: readonly string[] } {
  const shown = counted(there);
  const gone = counted(deleted);
  // a deleted message may have said so, too
  const leftOut = [...there, ...deleted]
    .filter((line) => line.startsWith(LEFT_OUT))
    .reduce((sum, line) => sum + Number.parseInt(line.slice(LEFT_OUT.length), 10), 0);
  let missing = 0;
  let twice = 0;
  const departures: string[] = [];
  for (const [line, times] of counted(log)) {
    const now = shown.get(line) ?? 0;
    missing += Math.max(0, times - now - (gone.get(line) ?? 0));
    twice += Math.max(0, now - times);
    if (now !== times) departures.push(`${now} times instead of ${times}: ${line}`);
  }
  return { missing: Math.max(0, missing - leftOut), twice, departures };
}

function counted(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
