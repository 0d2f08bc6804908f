/** Who plays and where, in the address, so that a reload and the Back button keep it. */
import { useEffect, useState } from 'preact/hooks';

export interface Place {
  readonly as: string;
  readonly in: string;
}

function readPlace(): Place {
  const query = new URLSearchParams(location.search);
  return { as: query.get('as') ?? '', in: query.get('in') ?? '' };
}

const addressOf = (place: Place): string =>
  `/?${new URLSearchParams({ as: place.as, in: place.in }).toString()}`;

export function usePlace(): [Place, (place: Place, how?: 'new' | 'corrected') => void] {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => {
    const back = (): void => {
      setPlace(readPlace());
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
    };
  }, []);
  const go = (next: Place, how: 'new' | 'corrected' = 'new'): void => {
    if (how === 'new') history.pushState(undefined, '', addressOf(next));
    else history.replaceState(undefined, '', addressOf(next));
    setPlace(next);
  };
  return [place, go];
}
