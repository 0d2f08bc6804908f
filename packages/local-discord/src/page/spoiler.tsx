import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from './page-context.ts';

interface SpoilerProps {
  /** false: it is shown at once. */
  readonly hides?: boolean;
  readonly children: ComponentChildren;
}

/** Shown once somebody wants to see it. */
export function Spoiler({ hides = true, children }: SpoilerProps): VNode {
  const { words } = usePage();
  const [open, setOpen] = useState(false);
  if (open || !hides) return <>{children}</>;
  return (
    <button
      type="button"
      class="spoiler closed"
      onClick={() => {
        setOpen(true);
      }}
    >
      {words.spoiler}
    </button>
  );
}
