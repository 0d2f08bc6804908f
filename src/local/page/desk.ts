/** What every part of the page may need: where we are, the words, and how to do things. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DeedName, Deeds, Done, Here, ShownFile } from '../page-protocol.ts';
import type { Place } from './place.ts';
import type { Words } from './words.ts';

export interface Picture {
  readonly url: string;
  readonly name: string;
  readonly description: string;
}

export interface Trouble {
  /** Under which message it is said; at the end if none. */
  readonly messageId?: string;
  readonly text: string;
}

export interface Desk {
  readonly here: Here;
  readonly words: Words;
  readonly locale: string;
  readonly go: (place: Partial<Place>) => void;
  /** Does it, opens the form that the bot answers with, and says what went wrong under `messageId` or at the end. */
  readonly act: <Name extends DeedName>(deed: Name, body: Deeds[Name], messageId?: string) => Promise<Done>;
  readonly enlarge: (picture: Picture) => void;
  readonly trouble: Trouble | undefined;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('nothing is shown before the server has told where we are');
  return desk;
}

export const nameOf = (here: Here, userId: string): string => {
  const { bot, people } = here.shell;
  return userId === bot.id ? bot.name : (people.find((one) => one.id === userId)?.name ?? '?');
};

export const channelLabel = (here: Here, channelId: string): string => {
  const channel = here.shell.channels.find((one) => one.id === channelId);
  if (channel === undefined) return '?';
  return channel.kind === 'text' ? `#${channel.name}` : channel.name;
};

export const pictureOf = (file: ShownFile): Picture => ({
  url: file.url,
  name: file.name,
  description: file.description ?? '',
});
