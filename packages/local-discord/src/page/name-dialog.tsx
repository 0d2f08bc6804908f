import type { VNode } from 'preact';
import { usePage } from './page-context.ts';
import { Dialog } from './dialog.tsx';
import { NameForm } from './name-form.tsx';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => Promise<void>;
}

export function NameDialog({ title, ...form }: NameDialogProps): VNode {
  const { words } = usePage();
  return (
    <Dialog title={title} onClose={form.onClose}>
      <NameForm {...form} submit={words.create} />
    </Dialog>
  );
}
