/**
 * People's time: when they moved, how long they are waited for, when they are reminded. How long to wait for Discord, a
 * thread or the disk is the machine's own time, and needs none of this.
 */
export interface Clock {
  /** milliseconds since 1970 */
  now(): number;
  /** Runs the task then, or soon if that is past; no process stays for it. Gives what calls it off. */
  at(time: number, task: () => void | Promise<void>): () => void;
}
