/* Times, in milliseconds. Whoever compares two takes them in turn, so that what else the machine does slows both. */

/** Processor time of this process: what other programs take doesn't count. */
export function cpuOf(task: () => void): number {
  const began = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

export async function wallOf(task: () => unknown): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

/** Of each, what it takes undisturbed: the median of its samples. */
export function inTurn<Name extends string>(
  rounds: number,
  samples: Readonly<Record<Name, () => number>>,
): Readonly<Record<Name, number>> {
  const taken = takenOf(samples);
  for (let round = 0; round < rounds; round += 1)
    // as: the keys of the samples
    for (const name of Object.keys(samples) as Name[]) taken[name].push(samples[name]());
  return mediansOf(taken);
}

/** The same for what is waited for. */
export async function inTurnAwaited<Name extends string>(
  rounds: number,
  samples: Readonly<Record<Name, (round: number) => Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const taken = takenOf(samples);
  for (let round = 0; round < rounds; round += 1)
    // as: the keys of the samples
    for (const name of Object.keys(samples) as Name[]) taken[name].push(await samples[name](round));
  return mediansOf(taken);
}

function takenOf<Name extends string>(samples: Readonly<Record<Name, unknown>>): Record<Name, number[]> {
  // as: a list for each key
  return Object.fromEntries(Object.keys(samples).map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
}

function mediansOf<Name extends string>(
  taken: Readonly<Record<Name, readonly number[]>>,
): Readonly<Record<Name, number>> {
  const all: [string, readonly number[]][] = Object.entries(taken);
  // as: a number for each key
  return Object.fromEntries(all.map(([name, times]) => [name, percentile(times, 50)])) as Record<
    Name,
    number
  >;
}

/** So many of a hundred took no longer. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
