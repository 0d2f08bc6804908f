import type { Table } from '../table/tables.ts';

/** To the table's last message, or to its channel. */
export function tableLink({ record: { place, announcement, lobbyMessageId } }: Table): string {
  const message = announcement?.messageId ?? lobbyMessageId;
  const channel = `https://discord.com/channels/${place.guildId}/${place.channelId}`;
  return message === undefined ? channel : `${channel}/${message}`;
}
