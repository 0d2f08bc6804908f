const FIRST = ['Ada', 'Bruno', 'Celina', 'Dariusz', 'Élodie', 'Farid', 'Gosia', 'Hugo', 'Ines', 'Jakub'];
const LAST = ['Abbot', 'Brzoza', 'Colin', 'Dubois', 'Evans', 'Frost', 'Girard', 'Hall', 'Iwaszko', 'Jones'];

/** Somebody whom no other table has: who drew for one table has nothing ready for another. */
export function nameAt(table: number, seat: number): string {
  const first = FIRST[(table + 3 * seat) % FIRST.length] ?? '';
  const last = LAST[Math.floor(table / FIRST.length) % LAST.length] ?? '';
  return `${first} ${last} ${table}${'abcd'[seat] ?? ''}`;
}

/** Everybody at one table. */
export function tablePeople(table: number, seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => nameAt(table, seat));
}
