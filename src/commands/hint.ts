/** What autocomplete sends for a line that only says why there is nothing to choose. No game has such a word. */
export const HINT = '-';
