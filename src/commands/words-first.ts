import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';

/*
 * Laying out a scene takes 3 to 10 ms of the thread that answers. So words come first: while somebody waits for theirs, no
 * scene is laid out.
 */

export interface WordsFirst {
  /** somebody waits for words; what it gives is called when they have them, or need no CPU of ours any more */
  awaited(): () => void;
  /** one answer after the other is begun: what comes in meanwhile, above all what somebody types, gets in between */
  turn(): Promise<void>;
  /** others wait for words, or for scenes before mine: a picture won't be there in a moment */
  readonly isBusy: boolean;
  /** scenes, and panels that go on, one after the other when nobody waits for words; what a whole channel waits for comes first */
  layOut<T>(task: () => T, forChannel?: boolean): Promise<T>;
}

/** A scene that is next waits no longer than this, however many ask. */
const LONGEST_PAUSE_MS = 250;
/** Whoever waits longer waits for Discord, and holds nobody up. */
const LONGEST_HELD_MS = 1_000;
/** the channel's picture and one's own */
const OF_ONE_MOVE = 2;

export function createWordsFirst(): WordsFirst {
  const waiting = new Set<symbol>();
  const boards: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isLayingOut = false;
  let resume = (): void => undefined;
  let lastTurn: Promise<void> = Promise.resolve();

  const pause = async (): Promise<void> => {
    if (waiting.size > 0) {
      const nobodyWaits = new Promise<void>((resolve) => (resume = resolve));
      await Promise.race([nobodyWaits, sleep(LONGEST_PAUSE_MS, undefined, { ref: false })]);
    }
    await breath();
  };

  const layOutInTurn = async (): Promise<void> => {
    isLayingOut = true;
    while (boards.length + others.length > 0) {
      await pause();
      const begin = boards.shift() ?? others.shift();
      begin?.();
    }
    isLayingOut = false;
  };

  return {
    awaited() {
      const one = Symbol();
      waiting.add(one);
      const told = (): void => {
        clearTimeout(timer);
        if (waiting.delete(one) && waiting.size === 0) resume();
      };
      const timer = setTimeout(told, LONGEST_HELD_MS).unref();
      return told;
    },
    turn() {
      lastTurn = lastTurn.then(() => breath());
      return lastTurn;
    },
    get isBusy() {
      return waiting.size > 1 || boards.length + others.length > OF_ONE_MOVE;
    },
    async layOut(task, forChannel = false) {
      const turn = new Promise<void>((begin) => (forChannel ? boards : others).push(begin));
      if (!isLayingOut) void layOutInTurn();
      await turn;
      return task();
    },
  };
}

/** There is one thread that answers, so there is one of it. */
export const wordsFirst = createWordsFirst();
