import { TEXTS, type Texts } from '../i18n/texts.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import type { Asking } from './asking.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { offeredGame, type House } from './house.ts';
import type { Page } from './page.ts';
import { speechFor, type Speech, type SpeechFor } from './speech.ts';

/** Whether the channel has seen what was done: 'later' if Discord doesn't take it now, 'forbidden' if it never will like this, 'gone' if there is no such channel any more. */
export type Shown = 'shown' | 'later' | 'forbidden' | 'gone';

/** Keeps the channel's messages as the tables are. */
export interface Announcer {
  /** the channel's table has changed */
  notify(channelId: string): Promise<Shown>;
  /** somebody asks at this channel's table: what it has missed is tried again at once */
  remind(channelId: string): void;
  /** what the channels have missed so far */
  repair(): Promise<void>;
  /** takes nothing more and finishes what is under way */
  close(): Promise<void>;
}

/** What those who answer interactions work with. */
export interface Desk extends House {
  readonly announcer: Announcer;
  readonly messages: ChannelMessages;
}

/** What an interaction is answered with, and the channel's message that followed from it. */
export interface Outcome {
  readonly page: Page;
  readonly shown?: Promise<Shown>;
}

export function textsFor(asking: Asking): Texts {
  return TEXTS[asking.locale];
}

export function speechTo(desk: House, asking: Asking, table: Table, use: SpeechFor = 'message'): Speech {
  return speechFor(offeredGame(desk, table.record.gameId), table, asking.locale, use);
}

/** The channel's table, or why there is none. */
export async function tableAt(
  desk: House,
  channelId: string,
): Promise<{ ok: true; table: Table } | { ok: false; refusal: TableRefusal }> {
  const found = await desk.tables.at(channelId);
  if (!found.ok) return { ok: false, refusal: found.error };
  if (found.value === undefined) return { ok: false, refusal: { code: 'T_NO_TABLE' } };
  return { ok: true, table: found.value };
}

/** After a save nothing may read as a failed step: what goes wrong in telling of it leaves a bare "done". */
export async function toldOf(
  desk: Desk,
  asking: Asking,
  shown: Promise<Shown>,
  tell: () => Promise<Page> | Page,
): Promise<Outcome> {
  try {
    return { page: await tell(), shown };
  } catch (cause) {
    desk.log.error({ channelId: asking.channelId, cause }, 'what was done could not be told');
    return { page: { content: textsFor(asking).panel.doneBare }, shown };
  }
}
