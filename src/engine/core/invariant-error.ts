/** A bug of ours. The dump is what `npm run replay` needs to show it again. */
export class InvariantError extends Error {
  readonly dump: Readonly<Record<string, unknown>>;

  constructor(message: string, dump: Readonly<Record<string, unknown>>, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'InvariantError';
    this.dump = dump;
  }
}
