/** First millisecond of 2015: Discord counts from here. */
const DISCORD_EPOCH = 1_420_070_400_000;

/** Keeps ids at 17 digits and more even under a test clock that starts at 0: discord.js routes by /\d{17,19}/. */
const EARLIEST = DISCORD_EPOCH + 365 * 24 * 3_600_000;

export const snowflakeAt = (time: number): bigint =>
  BigInt(Math.max(Math.floor(time), EARLIEST) - DISCORD_EPOCH) << 22n;

/** The id after `last` for something made at `time`: ids grow, also within a millisecond and when a clock steps back. */
export function nextSnowflake(last: string, time: number): string {
  const requested = snowflakeAt(time);
  const least = BigInt(last) + 1n;
  return String(requested > least ? requested : least);
}
