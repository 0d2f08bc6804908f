/** What concerns everybody at the page: the theme, the bot, the world. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { perform } from './server.ts';
import { usePage } from './page-context.ts';
import { Dialog } from './dialog.tsx';
import { THEMES, useTheme } from './theme.ts';

export function Settings(): VNode {
  const { here, words } = usePage();
  return (
    <div class="settings" role="group" aria-label={words.settings}>
      <Themes />
      {here.shell.connectSteps.length === 0 ? undefined : (
        <DialogEntry label={words.connect} dialog={ConnectDialog} />
      )}
      <button type="button" class="entry" onClick={() => void perform('restart', {})}>
        {words.restartBot}
      </button>
      <DialogEntry label={words.newWorld} dialog={NewWorldDialog} />
    </div>
  );
}

function Themes(): VNode {
  const { words } = usePage();
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
  const { here, words } = usePage();
  return (
    <Dialog title={words.connectTitle} onClose={onClose}>
      <ol class="steps">
        {here.shell.connectSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}

function NewWorldDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const { words } = usePage();
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
            void perform('new-world', {});
            onClose();
          }}
        >
          {words.newWorldYes}
        </button>
      </footer>
    </Dialog>
  );
}
