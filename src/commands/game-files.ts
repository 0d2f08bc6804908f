import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '../engine/core/result.ts';
import { MOST_BYTES } from '../table/game-file.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { InteractionContext } from './interaction-context.ts';
import { isPast, pastTable } from './past-table.ts';
import { refusalLine } from './refusal.ts';
import { showReplay } from './replay.ts';

/* A finished game as a file, and back. */

/** What came with a command. */
export interface ReceivedFile {
  readonly url: string;
  readonly size: number;
}

export async function exportGame(
  context: CommandContext,
  interaction: InteractionContext,
  tableId: string | undefined,
): Promise<Outcome> {
  const { records } = textsFor(interaction);
  const found = await pastTable(context, interaction, tableId);
  if (!found.ok) {
    const isNone = found.error.code === 'T_NO_RECORD' && tableId === undefined;
    return { page: { content: isNone ? records.none : refusalLine(context, interaction, found.error) } };
  }
  // its seed would tell what is hidden
  if (!isPast(found.value)) return { page: { content: records.exportNow } };
  const { id, gameId } = found.value.record;
  const file = await context.tables.fileOf(interaction.guildId, id);
  if (!file.ok) return { page: { content: refusalLine(context, interaction, file.error) } };
  const bytes = Buffer.from(file.value);
  return {
    page: {
      content: records.exported,
      file: { bytes, name: `${gameId}-${id}.json`, contentType: 'application/json' },
    },
  };
}

export async function importGame(
  context: CommandContext,
  interaction: InteractionContext,
  file: ReceivedFile | undefined,
): Promise<Outcome> {
  const { actor, guildId, channelId, guildLocale } = interaction;
  const text = file === undefined ? err('T_FILE' as const) : await received(file);
  if (!text.ok) {
    const { records } = textsFor(interaction);
    const isLost = text.error === 'lost';
    return {
      page: {
        content: isLost ? records.notFetched : refusalLine(context, interaction, { code: text.error }),
      },
    };
  }
  const read = await context.tables.importFile(actor, { guildId, channelId }, guildLocale, text.value);
  if (!read.ok) return { page: { content: refusalLine(context, interaction, read.error) } };
  return showReplay(context, interaction, read.value.record.id, '0');
}

const PATIENCE_MS = 10_000;

/** What Discord keeps there; no more of it is read than a game can be. */
async function received({
  url,
  size,
}: ReceivedFile): Promise<Result<string, 'lost' | 'T_FILE_LARGE' | 'T_FILE'>> {
  if (size > MOST_BYTES) return err('T_FILE_LARGE');
  const patience = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    patience.abort();
  });
  try {
    const answer = await Promise.race([fetch(url, { signal: patience.signal }), late]);
    if (answer?.ok !== true || answer.body === null) return err('lost');
    const chunks: Uint8Array[] = [];
    let read = 0;
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      read += chunk.length;
      if (read > MOST_BYTES) return err('T_FILE_LARGE');
      chunks.push(chunk);
    }
    return ok(Buffer.concat(chunks).toString());
  } catch {
    return err('lost');
  }
}
