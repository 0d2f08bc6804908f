/** Discord's rule of which shard a server belongs to; what names no server belongs to the first. */
export function shardOf(guildId: string, total: number): number {
  return /^\d+$/u.test(guildId) ? Number((BigInt(guildId) >> 22n) % BigInt(total)) : 0;
}

/** Which servers belong to these shards. */
export function ownerOf({
  shards,
  total,
}: {
  readonly shards: readonly number[];
  readonly total: number;
}): (guildId: string) => boolean {
  const own = new Set(shards);
  return (guildId) => own.has(shardOf(guildId, total));
}
