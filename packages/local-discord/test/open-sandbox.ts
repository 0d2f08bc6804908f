import { openSandbox } from '../src/index.ts';

/* Opens a sandbox in a process of its own, which a test can kill. */

const [, , folder = '', file = ''] = process.argv;
const sandbox = await openSandbox({
  folder,
  port: 0,
  bot: {
    file,
    execArgv: process.execArgv,
    env: ({ api, token }) => ({ ...process.env, DISCORD_API: api, DISCORD_TOKEN: token }),
  },
  warn: console.error,
});
process.send?.(sandbox.botPid);
