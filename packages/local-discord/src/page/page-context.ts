/** What every part of the page may need: where we are, the words, and how to do things. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ActionName, ActionBodies, ActionResult, PageState, ShownFile } from '../page-protocol.ts';
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

export interface PageContext {
  readonly here: PageState;
  readonly words: Words;
  readonly locale: string;
  readonly go: (place: Partial<Place>) => void;
  /** Does it, opens the form that the bot answers with, and says what went wrong under `messageId` or at the end. */
  readonly act: <Name extends ActionName>(
    action: Name,
    body: ActionBodies[Name],
    messageId?: string,
  ) => Promise<ActionResult>;
  readonly enlarge: (picture: Picture) => void;
  readonly trouble: Trouble | undefined;
}

export const PageContextProvided = createContext<PageContext | undefined>(undefined);

export function usePage(): PageContext {
  const page = useContext(PageContextProvided);
  if (page === undefined) throw new Error('nothing is shown before the server has told where we are');
  return page;
}

export const nameOf = (here: PageState, userId: string): string => {
  const { bot, people } = here.shell;
  return userId === bot.id ? bot.name : (people.find((one) => one.id === userId)?.name ?? '?');
};

export const channelLabel = (here: PageState, channelId: string): string => {
  const channel = here.shell.channels.find((one) => one.id === channelId);
  if (channel === undefined) return '?';
  return channel.kind === 'text' ? `#${channel.name}` : channel.name;
};

export const pictureOf = (file: ShownFile): Picture => ({
  url: file.url,
  name: file.name,
  description: file.description ?? '',
});
