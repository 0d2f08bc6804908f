type InTurn = <R>(key: string, task: () => Promise<R> | R) => Promise<R>;

/** Tasks of one key run one after the other; one that fails does not stop the next. */
export function oneAtATime(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
