/** Remembers the last so many ids: Discord may deliver an interaction more than once. */
export function createRecent(most: number): { isNew(id: string): boolean } {
  const seen = new Set<string>();
  return {
    isNew(id) {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > most) {
        const [oldest] = seen;
        if (oldest !== undefined) seen.delete(oldest);
      }
      return true;
    },
  };
}
