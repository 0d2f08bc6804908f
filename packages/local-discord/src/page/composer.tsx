/** The message box: plain words, or after a slash a command with its options. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TypedOptions } from './choices.ts';
import { CommandEntry } from './command-entry.tsx';
import { usePage } from './page-context.ts';
import { TextEntry } from './text-entry.tsx';

interface Draft {
  readonly text: string;
  readonly command?: { readonly path: string; readonly typed: TypedOptions };
}

const EMPTY: Draft = { text: '' };

export function Composer(): VNode {
  const { here, chosenCommand } = usePage();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [begun, setBegun] = useState(false);
  const place = `${here.as} ${here.in}`;
  const latestPlace = useRef(place);
  latestPlace.current = place;
  useEffect(() => {
    setDraft(EMPTY); // somebody else, or elsewhere: other commands
  }, [place]);
  const open = (path: string, typed: TypedOptions = {}): void => {
    setBegun(true);
    setDraft({ text: '', command: { path, typed } });
  };
  useEffect(() => {
    if (chosenCommand !== undefined) open(chosenCommand.path);
  }, [chosenCommand]);
  /** What could not be sent comes back, unless something else was begun meanwhile. */
  const comeBack = (unsent: Draft): void => {
    if (latestPlace.current === place) setDraft((now) => (now === EMPTY ? unsent : now));
  };
  const command = here.commands.find((one) => one.path === draft.command?.path);
  if (command === undefined)
    return (
      <TextEntry
        key={place}
        text={draft.text}
        takesFocus={begun}
        onText={(text) => {
          setDraft(text === '' ? EMPTY : { text });
        }}
        onCommand={({ path }) => {
          open(path);
        }}
        onUnsent={(text) => {
          comeBack({ text });
        }}
      />
    );
  return (
    <CommandEntry
      key={`${place} ${command.path}`}
      command={command}
      typed={draft.command?.typed ?? {}}
      onLeave={(text) => {
        setDraft(text === '' ? EMPTY : { text });
      }}
      onUnsent={(typed) => {
        comeBack({ text: '', command: { path: command.path, typed } });
      }}
    />
  );
}
