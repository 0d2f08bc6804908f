// A drawing thread for tests: what it does is the id of the scene's first shape.
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ scene }) => {
  const script = JSON.parse(scene).moving[0].id;
  const [deed, flag] = script.split('|');
  if (deed === 'hangs') return;
  if (deed === 'exits') process.exit(3);
  if (deed === 'throws') throw new Error('this thread can not go on');
  if (deed === 'refuses') {
    parentPort.postMessage({ trouble: 'no such shape' });
    return;
  }
  if (deed === 'dies-once' && !existsSync(flag)) {
    writeFileSync(flag, '');
    process.exit(3);
  }
  setTimeout(() => parentPort.postMessage({ png: Buffer.from(script) }), 20);
});
