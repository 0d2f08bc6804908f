import type { VNode } from 'preact';
import { nameOf, usePage } from './page-context.ts';

const TINTS = 6;

export function Avatar({
  userId,
  small = false,
}: {
  readonly userId: string;
  readonly small?: boolean;
}): VNode {
  const { here } = usePage();
  const size = small ? ' small' : '';
  if (userId === here.shell.bot.id)
    return <img class={`avatar${size}`} src="/icon.svg" alt="" width={40} height={40} />;
  const index = here.shell.people.findIndex((one) => one.id === userId);
  return (
    <span class={`avatar tint-${Math.max(0, index) % TINTS}${size}`} aria-hidden="true">
      {nameOf(here, userId).slice(0, 1).toUpperCase()}
    </span>
  );
}
