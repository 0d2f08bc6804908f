/** What people do at the page, and what comes of it. */
import { useEffect, useState } from 'preact/hooks';
import type { ActionResult, PageState, ShownModal } from '../page-protocol.ts';
import { perform } from './server.ts';
import type { PageContext, Trouble } from './page-context.ts';
import type { Place } from './place.ts';
import type { Words } from './words.ts';

interface Doing extends Pick<PageContext, 'act' | 'trouble'> {
  /** The form that the bot has opened. */
  readonly modal: ShownModal | undefined;
  closeModal(): void;
}

/** `say`: what went wrong is read out too. */
export function useActions(
  here: PageState | undefined,
  place: Place,
  words: Words,
  say: (text: string) => void,
): Doing {
  const [trouble, setTrouble] = useState<Trouble>();
  const [modal, setModal] = useState<ShownModal>();
  useEffect(() => {
    setTrouble(undefined);
  }, [place.as, place.in]);

  const act: PageContext['act'] = async (action, body, messageId) => {
    setTrouble(undefined);
    const done = (await perform(action, body)) ?? { refused: words.unreachable };
    const text = troubleOf(done, messageId, words, here);
    if (text !== undefined) {
      setTrouble({ text, ...(messageId !== undefined && { messageId }) });
      say(text);
    }
    if (done.modal !== undefined) setModal(done.modal);
    return done;
  };
  const closeModal = (): void => {
    setModal(undefined);
  };
  return { act, trouble, modal, closeModal };
}

function troubleOf(
  { refused, failed }: ActionResult,
  messageId: string | undefined,
  words: Words,
  here: PageState | undefined,
): string | undefined {
  if (refused !== undefined) return refused;
  if (failed !== true) return undefined;
  return messageId === undefined ? words.noAnswer(here?.shell.bot.name ?? '') : words.failed;
}
