/** "+2", or "−2" with a minus that is no hyphen. */
export function gained(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** What an option gives and costs, then what else is to be said of it. */
export function effectWords(parts: readonly (string | undefined)[], more: string | undefined): string {
  const said = parts.filter((part) => part !== undefined).join(', ');
  return more === undefined ? said : `${said}. ${more.charAt(0).toUpperCase()}${more.slice(1)}`;
}
