/** What is limited, what Discord takes at the limit, what it refuses just past it, and where the error stands. */
export type Limit = readonly [what: string, allowed: object, refused: object, error: string];

export const x = (length: number): string => 'x'.repeat(length);

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
