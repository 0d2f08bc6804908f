import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Here, Told } from '../page-protocol.ts';
import { useDocument, useLooking } from './attention.ts';
import { useDeeds } from './deeds.ts';
import { DeskContext, type Desk, type Picture } from './desk.ts';
import { useSituation } from './here.ts';
import { ModalForm } from './modal-form.tsx';
import { newsOf } from './news.ts';
import { PictureDialog } from './picture.tsx';
import { usePlace } from './place.ts';
import { Room } from './room.tsx';
import { languageOf, wordsFor } from './words.ts';

export function App(): VNode {
  const [place, setPlace] = usePlace();
  const [said, setSaid] = useState('');
  const [picture, setPicture] = useState<Picture>();
  const heard = useRef<(told: Told) => void>(() => undefined);
  const [{ here, connected, typingSince }, addEarlier] = useSituation(place, (told) => {
    heard.current(told);
  });
  heard.current = (told) => {
    if (told.type === 'here' && (told.as !== place.as || told.in !== place.in))
      setPlace({ as: told.as, in: told.in }, 'corrected');
    if (told.type === 'message' && here !== undefined) setSaid((before) => newsOf(told, here) ?? before);
  };
  const locale = localeIn(here);
  const words = wordsFor(locale);
  const { act, trouble, modal, closeModal } = useDeeds(here, place, words, setSaid);
  useDocument(here, locale);
  useLooking(here);
  if (here === undefined)
    return <main class="before">{connected ? words.loadingPage : words.unreachable}</main>;
  const go: Desk['go'] = (to) => {
    setPlace({ as: here.as, in: here.in, ...to });
  };
  const closePicture = (): void => {
    setPicture(undefined);
  };
  return (
    <DeskContext.Provider value={{ here, words, locale, act, trouble, enlarge: setPicture, go }}>
      <Room connected={connected} typingSince={typingSince} addEarlier={addEarlier} />
      <p class="hidden" aria-live="polite">
        {said}
      </p>
      {modal === undefined ? undefined : <ModalForm key={modal.id} modal={modal} onClose={closeModal} />}
      {picture === undefined ? undefined : <PictureDialog picture={picture} onClose={closePicture} />}
    </DeskContext.Provider>
  );
}

/** That of whoever plays; before that is known, the browser's. */
function localeIn(here: Here | undefined): ReturnType<typeof languageOf> {
  return languageOf(here?.shell.people.find((one) => one.id === here.as)?.locale ?? navigator.language);
}
