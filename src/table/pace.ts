/** How fast a table wants to be, in hours. Without one nobody is reminded and nobody's time runs. */
export interface Pace {
  /** after how long somebody who is asked is reminded, and again */
  readonly remindHours?: number;
  /** how long somebody may take; their own steps begin it anew */
  readonly turnHours?: number;
  /** when the time is up, the harmless answer is given at once; else the others may vote */
  readonly skips?: boolean;
}

export const REMIND_HOURS: readonly number[] = [4, 8, 12, 24, 48, 72];
export const TURN_HOURS: readonly number[] = [12, 24, 48, 72, 168];

/** Of a new table where the server says nothing else. */
export const USUAL_PACE: Pace = { remindHours: 24 };

/** What can be chosen in one go. */
export const PACES: readonly Pace[] = [
  {},
  USUAL_PACE,
  { turnHours: 24, remindHours: 8 },
  { turnHours: 48, remindHours: 24 },
  { turnHours: 72, remindHours: 24 },
  { turnHours: 168, remindHours: 48 },
];

/** In a command's choice and a menu: `24.8`, and `24.8.skips`. */
export function formatPace({ turnHours = 0, remindHours = 0, skips = false }: Pace): string {
  return [turnHours, remindHours, ...(skips ? ['skips'] : [])].join('.');
}

/** Only what can be chosen. */
export function parsePace(text: string): Pace | undefined {
  const [, turn, remind, skips] = /^(\d+)\.(\d+)(\.skips)?$/u.exec(text) ?? [];
  const turnHours = Number(turn);
  const remindHours = Number(remind);
  if (![0, ...TURN_HOURS].includes(turnHours) || ![0, ...REMIND_HOURS].includes(remindHours))
    return undefined;
  return {
    ...(turnHours > 0 && { turnHours }),
    ...(remindHours > 0 && { remindHours }),
    ...(skips !== undefined && { skips: true }),
  };
}
