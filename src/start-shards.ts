import { setTimeout as sleep } from 'node:timers/promises';
import { REST, Routes, ShardingManager, type RESTGetAPIGatewayBotResult } from 'discord.js';
import type { Config } from './config.ts';
import type { Log } from './commands/services.ts';

/** `SHARDS=auto`: discord.js keeps a process for each shard that Discord wants, on this machine, and starts again what ends. */
export async function startShards({
  token,
  api,
  log,
}: Pick<Config, 'token' | 'api'> & { readonly log: Log }): Promise<void> {
  const [, file = ''] = process.argv;
  if (token === undefined) {
    process.stderr.write('SHARDS needs DISCORD_TOKEN.\n');
    process.exit(1);
  }
  let total: number;
  try {
    const rest = new REST(api === undefined ? {} : { api }).setToken(token);
    // as: Discord's answer at this route
    total = ((await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult).shards;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    process.stderr.write(`Discord does not say how many shards it wants: ${why}.\n`);
    process.exit(1);
  }
  const manager = new ShardingManager(file, { totalShards: total, token, execArgv: process.execArgv });
  manager.on('shardCreate', (shard) => {
    shard.on('error', (cause) => {
      log.error({ shardId: shard.id, cause }, 'a shard failed');
    });
    shard.on('death', () => {
      log.warn({ shardId: shard.id }, 'the process of a shard has ended');
    });
  });
  const stop = async (): Promise<void> => {
    manager.respawn = false;
    const children = [...manager.shards.values()].flatMap(({ process: child }) => child ?? []);
    for (const child of children) child.kill('SIGTERM');
    while (children.some(({ exitCode, signalCode }) => exitCode === null && signalCode === null))
      await sleep(50);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  log.info({ shards: total }, 'starting a process for each shard');
  try {
    // a shard may have to wait for its place
    await manager.spawn({ timeout: -1 });
  } catch (cause) {
    log.error({ cause }, 'the shards could not be started');
    await stop();
  }
}
