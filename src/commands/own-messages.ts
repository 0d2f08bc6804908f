import { troubleOf, type ChannelMessages, type OwnMessage } from './channel-messages.ts';
import { parseCustomId, type CustomId } from './custom-id.ts';

/** Our last messages in a channel, the newest first, with what of this table can be pressed there. */
export async function recentOf(
  messages: Pick<ChannelMessages, 'recent'>,
  channelId: string,
  table: string,
): Promise<readonly (OwnMessage & { readonly ids: readonly CustomId[] })[]> {
  try {
    const own = await messages.recent(channelId);
    return own.map((message) => ({
      ...message,
      ids: message.customIds
        .flatMap((customId) => parseCustomId(customId) ?? [])
        .filter(({ tableId }) => tableId === table),
    }));
  } catch (cause) {
    if (troubleOf(cause) === 'forbidden') return [];
    throw cause;
  }
}
