/** What concerns the whole table. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ask } from './ask.ts';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.tsx';
import { THEMES, useTheme } from './theme.ts';

export function Settings(): VNode {
  const { words } = useDesk();
  return (
    <div class="settings" role="group" aria-label={words.settings}>
      <Themes />
      <DialogEntry label={words.connect} dialog={ConnectDialog} />
      <button type="button" class="entry" onClick={() => void ask('restart', {})}>
        {words.restartBot}
      </button>
      <DialogEntry label={words.newWorld} dialog={NewWorldDialog} />
    </div>
  );
}

function Themes(): VNode {
  const { words } = useDesk();
  const [theme, setTheme] = useTheme();
  return (
    <fieldset class="themes">
      <legend class="hidden">{words.theme}</legend>
      {THEMES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="theme"
            checked={theme === one}
            onChange={() => {
              setTheme(one);
            }}
          />
          <span>{words.themes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface DialogEntryProps {
  readonly label: string;
  readonly dialog: (props: { readonly onClose: () => void }) => VNode;
}

function DialogEntry({ label, dialog: Shown }: DialogEntryProps): VNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="entry"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </button>
      {open ? (
        <Shown
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : undefined}
    </>
  );
}

function ConnectDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const { words } = useDesk();
  return (
    <Dialog title={words.connectTitle} onClose={onClose}>
      <ol class="steps">
        {words.connectSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}

function NewWorldDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const { words } = useDesk();
  return (
    <Dialog title={words.newWorldTitle} onClose={onClose}>
      <p>{words.newWorldAsk}</p>
      <footer>
        <button type="button" class="button plain" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          class="button grave"
          onClick={() => {
            void ask('new-world', {});
            onClose();
          }}
        >
          {words.newWorldYes}
        </button>
      </footer>
    </Dialog>
  );
}
