// A thinking thread that dies of its first order.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {
  throw new Error('as the test wants it');
});
