import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { PageState, PageEvent } from '../page-protocol.ts';
import { useDocument, useMarkRead } from './attention.ts';
import { useActions } from './actions.ts';
import { PageContextProvided, type PageContext, type Picture } from './page-context.ts';
import { usePageState } from './page-state.ts';
import { ModalForm } from './modal-form.tsx';
import { announcementOf } from './announcement.ts';
import { PictureDialog } from './picture.tsx';
import { usePlace } from './place.ts';
import { Room } from './room.tsx';
import { languageOf, wordsFor } from './words.ts';

export function App(): VNode {
  const [place, setPlace] = usePlace();
  const [said, setSaid] = useState('');
  const [picture, setPicture] = useState<Picture>();
  const onEvent = useRef<(event: PageEvent) => void>(() => undefined);
  const [{ here, connected, typingSince }, addEarlier] = usePageState(place, (event) => {
    onEvent.current(event);
  });
  onEvent.current = (event) => {
    if (event.type === 'here' && (event.as !== place.as || event.in !== place.in))
      setPlace({ as: event.as, in: event.in }, 'corrected');
    if (event.type === 'message' && here !== undefined)
      setSaid((before) => announcementOf(event, here) ?? before);
  };
  const locale = localeIn(here);
  const words = wordsFor(locale);
  const { act, trouble, modal, closeModal } = useActions(here, place, words, setSaid);
  useDocument(here, locale);
  useMarkRead(here);
  if (here === undefined)
    return <main class="before">{connected ? words.loadingPage : words.unreachable}</main>;
  const go: PageContext['go'] = (to) => {
    setPlace({ as: here.as, in: here.in, ...to });
  };
  const closePicture = (): void => {
    setPicture(undefined);
  };
  return (
    <PageContextProvided.Provider value={{ here, words, locale, act, trouble, enlarge: setPicture, go }}>
      <Room connected={connected} typingSince={typingSince} addEarlier={addEarlier} />
      <p class="hidden" aria-live="polite">
        {said}
      </p>
      {modal === undefined ? undefined : <ModalForm key={modal.id} modal={modal} onClose={closeModal} />}
      {picture === undefined ? undefined : <PictureDialog picture={picture} onClose={closePicture} />}
    </PageContextProvided.Provider>
  );
}

/** That of whoever plays; before that is known, the browser's. */
function localeIn(here: PageState | undefined): ReturnType<typeof languageOf> {
  return languageOf(here?.shell.people.find((one) => one.id === here.as)?.locale ?? navigator.language);
}
