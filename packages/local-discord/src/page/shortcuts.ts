/** Alt+N: to the newest question. Alt+M: to the message box. */
import { useEffect } from 'preact/hooks';

const CONTROLS = '.body button.button:not(:disabled), .body .picker-button:not(:disabled)';

export function useShortcuts(scroller: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      // by the key's place: with Alt some keyboards write other letters
      if (event.code === 'KeyN') toNewestQuestion(scroller.current);
      else if (event.code === 'KeyM')
        document.querySelector<HTMLElement>('.composer [role="combobox"]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}

function toNewestQuestion(scroller: HTMLElement | null): void {
  const questions = [...(scroller?.querySelectorAll('.message') ?? [])].filter(
    (message) => message.querySelector(CONTROLS) !== null,
  );
  const newest = questions.at(-1);
  newest?.scrollIntoView({ block: 'start' });
  newest?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}
