import type { RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Table } from '../table/tables.ts';
import type { Announcer } from './command-context.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page, Waiting } from './page.ts';
import { panelPage } from './panel.ts';
import type { Replies } from './replies.ts';
import type { Services } from './services.ts';
import { wordsFirst } from './words-first.ts';

/*
 * Panels that somebody has before them while others decide. Discord lets such a message be changed for a quarter of an
 * hour after the press that it answers: whoever is asked again within that time sees the panel go on by itself, and
 * need not press Play. The memory of it is the process's own: after a restart people press Play.
 */

/** Discord's quarter of an hour, and time for what is under way. */
export const OPEN_MS = 14 * 60_000;
const REMEMBERED = 10_000;

interface OpenPanel extends Waiting {
  readonly received: RepliableInteraction;
  readonly interaction: InteractionContext;
  readonly messageId: string;
  readonly until: number;
}

export interface OpenPanels {
  /** a message that only this person sees shows this page now */
  shows(
    received: RepliableInteraction,
    interaction: InteractionContext,
    page: Page,
    messageId: string,
  ): Promise<void>;
  /** it is about to become something else */
  leaves(received: RepliableInteraction): void;
  /** the table has changed, and is like this now */
  follow(table: Table): Promise<void>;
}

export function createOpenPanels(services: Services, replies: Replies): OpenPanels {
  /** by channel and person, who has one panel that counts */
  const open = new LRUCache<string, OpenPanel>({ max: REMEMBERED });

  const goOn = async (key: string, panel: OpenPanel, table: Table): Promise<void> => {
    open.delete(key);
    if (services.clock.now() > panel.until) return;
    const { received, interaction, messageId, seat } = panel;
    try {
      await replies.renew(received, messageId, interaction, panelPage(services, interaction, table, seat));
    } catch (cause) {
      // whoever has closed it, or Discord with it, presses Play as always
      services.log.info({ interactionId: received.id, cause }, 'an open panel is there no more');
    }
  };

  const panels: OpenPanels = {
    async shows(received, interaction, page, messageId) {
      const { channelId, actor } = interaction;
      if (page.waiting === undefined) return;
      const until = services.clock.now() + OPEN_MS;
      open.set(keyOf(channelId, actor.userId), { ...page.waiting, received, interaction, messageId, until });
      // somebody may have decided while the page was on its way
      const found = await services.tables.at(channelId);
      if (found.ok && found.value !== undefined) await panels.follow(found.value);
    },
    leaves(received) {
      if (!received.isMessageComponent()) return;
      const key = keyOf(received.channelId, received.user.id);
      if (open.peek(key)?.messageId === received.message.id) open.delete(key);
    },
    async follow(table) {
      const { place, people } = table.record;
      const waiting = people.flatMap(({ userId }) => {
        const key = keyOf(place.channelId, userId);
        const panel = open.peek(key);
        return panel !== undefined && goesOn(panel, table) ? [goOn(key, panel, table)] : [];
      });
      await Promise.all(waiting);
    },
  };
  return panels;
}

function keyOf(channelId: string, userId: string): string {
  return `${channelId}:${userId}`;
}

/** Its seat is asked again, or the game is over. */
function goesOn({ tableId, seat, interaction }: OpenPanel, table: Table): boolean {
  const { id, status } = table.record;
  return (
    id === tableId &&
    table.seatOf(interaction.actor.userId) === seat &&
    (status !== 'playing' || table.activeSeats().includes(seat))
  );
}

/** An announcer by which the open panels hear of every change, too. */
export function withOpenPanels(announcer: Announcer, panels: OpenPanels): Announcer {
  return {
    ...announcer,
    notify(table) {
      // whoever waits for words gets them first
      void wordsFirst.layOut(() => panels.follow(table));
      return announcer.notify(table);
    },
  };
}
