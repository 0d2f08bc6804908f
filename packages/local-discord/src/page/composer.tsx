/** The message box: plain words, or after a slash a command with its options. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CommandEntry } from './command-entry.tsx';
import { usePage } from './page-context.ts';
import { TextEntry } from './text-entry.tsx';

export function Composer(): VNode {
  const { here } = usePage();
  const [text, setText] = useState('');
  const [path, setPath] = useState<string>();
  const command = here.commands.find((one) => one.path === path);
  const [begun, setBegun] = useState(false);
  const place = `${here.as} ${here.in}`;
  useEffect(() => {
    setPath(undefined); // somebody else, or elsewhere: other commands
    setText('');
  }, [place]);
  if (command === undefined)
    return (
      <TextEntry
        key={place}
        text={text}
        takesFocus={begun}
        onText={setText}
        onCommand={(chosen) => {
          setBegun(true);
          setPath(chosen.path);
        }}
      />
    );
  return (
    <CommandEntry
      key={`${place} ${command.path}`}
      command={command}
      onLeave={(left) => {
        setPath(undefined);
        setText(left);
      }}
    />
  );
}
