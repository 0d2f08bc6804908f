import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from './page-context.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape, and gives the focus back. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps): VNode {
  const { words } = usePage();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close(); // as long as it is open, nothing outside can be focused
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={wide ? 'wide' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose(); // beside the dialog
      }}
    >
      <div class="dialog">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" class="quiet icon" aria-label={words.close} onClick={onClose}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The ends of a form in a dialog. */
export function FormFooter({
  submit,
  onClose,
}: {
  readonly submit: string;
  readonly onClose: () => void;
}): VNode {
  const { words } = usePage();
  return (
    <footer>
      <button type="button" class="button plain" onClick={onClose}>
        {words.cancel}
      </button>
      <button type="submit" class="button main">
        {submit}
      </button>
    </footer>
  );
}
