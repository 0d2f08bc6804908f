import type { PageState, ShownMessage } from '../page-protocol.ts';
import { nameOf } from './page-context.ts';
import { plainText } from './markdown.tsx';

const SAID_AT_MOST = 400;

/** New messages of others are read out, and so are changes of what only this person sees. */
export function announcementOf(
  { message, isNew }: { message: ShownMessage; isNew: boolean },
  here: PageState,
): string | undefined {
  if (message.loading || (!isNew && !message.ephemeral) || message.authorId === here.as) return undefined;
  const texts = [message.content, ...message.files.map((file) => file.description ?? file.name)];
  return `${nameOf(here, message.authorId)}: ${plainText(texts.join(' '))}`.slice(0, SAID_AT_MOST);
}
