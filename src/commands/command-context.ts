import { TEXTS, type Texts } from '../i18n/texts.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import type { Asker, InteractionContext } from './interaction-context.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { offeredGame, type Services } from './services.ts';
import type { Page } from './page.ts';
import { speechFor, type Speech, type SpeechFor } from './speech.ts';

/** Whether the channel has seen what was done: 'later' if Discord doesn't take it now, 'forbidden' if it never will like this, 'gone' if there is no such channel any more. */
export type Shown = 'shown' | 'later' | 'forbidden' | 'gone';

/** Keeps the channel's messages as the tables are. */
export interface Announcer {
  /** the table has changed, and is like this now */
  notify(table: Table): Promise<Shown>;
  /** somebody asks at this channel's table: what it has missed is tried again at once */
  remind(channelId: string): void;
  /** what the channels have missed so far */
  repair(): Promise<void>;
  /** takes nothing more and finishes what is under way */
  close(): Promise<void>;
}

/** What those who answer interactions work with. */
export interface CommandContext extends Services {
  readonly announcer: Announcer;
  readonly messages: ChannelMessages;
  /** whether this bot is theirs */
  isOwner(userId: string): Promise<boolean>;
}

/** What an interaction is answered with, and the channel's message that followed from it. */
export interface Outcome {
  readonly page: Page;
  readonly shown?: Promise<Shown>;
}

export function textsFor({ locale }: Pick<Asker, 'locale'>): Texts {
  return TEXTS[locale];
}

export function speechTo(
  context: Services,
  interaction: Pick<Asker, 'locale'>,
  table: Table,
  use: SpeechFor = 'message',
): Speech {
  return speechFor(offeredGame(context, table.record.gameId), table, interaction.locale, use);
}

/** The channel's table, or why there is none. */
export async function tableAt(
  context: Services,
  channelId: string,
): Promise<{ ok: true; table: Table } | { ok: false; refusal: TableRefusal }> {
  const found = await context.tables.at(channelId);
  if (!found.ok) return { ok: false, refusal: found.error };
  if (found.value === undefined) return { ok: false, refusal: { code: 'T_NO_TABLE' } };
  return { ok: true, table: found.value };
}

/** After a save nothing may read as a failed step: what goes wrong in telling of it leaves a bare "done". */
export function outcomeAfterSave(
  context: CommandContext,
  interaction: InteractionContext,
  shown: Promise<Shown> | undefined,
  tell: () => Page,
): Outcome {
  const channel = shown === undefined ? {} : { shown };
  try {
    return { page: tell(), ...channel };
  } catch (cause) {
    context.log.error({ channelId: interaction.channelId, cause }, 'what was done could not be told');
    return { page: { content: textsFor(interaction).panel.doneBare }, ...channel };
  }
}
