/** « d’Antarctica », « de New Eden » */
export function of(game: string): string {
  return `${/^[aeiouéèêâîô]/iu.test(game) ? 'd’' : 'de '}${game}`;
}
