/** From one full hour to another in somebody's time zone, maybe across midnight. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  /** IANA's name, as `Europe/Warsaw` */
  readonly zone: string;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** That time, or the end of the quiet hours that it falls into. */
export function outOfQuiet(time: number, quiet: Quiet | undefined): number {
  if (quiet === undefined) return time;
  let open = time;
  // the clocks may be changed in the night: then what is left is looked at again
  for (let tries = 0; tries < 3; tries += 1) {
    const left = minutesLeft(open, quiet);
    if (left === 0) return open;
    open = (Math.floor(open / MINUTE_MS) + left) * MINUTE_MS;
  }
  return open;
}

/** Until the quiet hours are over; 0 outside of them. */
function minutesLeft(time: number, { from, to, zone }: Quiet): number {
  const now = minuteOfDay(time, zone);
  const sinceFrom = (now - from * 60 + DAY_MINUTES) % DAY_MINUTES;
  const length = ((to - from) * 60 + DAY_MINUTES) % DAY_MINUTES;
  return sinceFrom < length ? length - sinceFrom : 0;
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(time: number, zone: string): number {
  const clock =
    CLOCKS.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  CLOCKS.set(zone, clock);
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}

/** The name as IANA has it, if this is a time zone. */
export function zoneNamed(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
