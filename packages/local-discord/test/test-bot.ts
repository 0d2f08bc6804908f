/** A small bot of the unmodified discord.js client at a local Discord, for the tests of this folder. */
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { LOCAL_TOKEN, startLocalDiscord, type LocalDiscord, type LocalDiscordOptions } from '../src/index.ts';

export interface ConnectedBot {
  readonly discord: LocalDiscord;
  readonly client: Client<true>;
  /** What went wrong inside the bot. */
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

export type Handler = (interaction: Interaction<'cached'>) => Promise<unknown>;

export async function login(
  api: string,
  token = LOCAL_TOKEN,
  intents = [GatewayIntentBits.Guilds],
): Promise<Client<true>> {
  const client = new Client({ intents, rest: { api }, waitGuildTimeout: 0 });
  client.on(Events.Error, () => undefined);
  await new Promise<void>((resolve, reject) => {
    client.once(Events.ClientReady, () => {
      resolve();
    });
    client.login(token).catch(reject);
  });
  return client as Client<true>; // ClientReady has come
}

export async function connectBot(
  handle: Handler,
  options: LocalDiscordOptions = {},
  intents?: GatewayIntentBits[],
): Promise<ConnectedBot> {
  const discord = await startLocalDiscord(options);
  const client = await login(discord.api, options.token, intents);
  const errors: unknown[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction as Interaction<'cached'>).catch((error: unknown) => errors.push(error)); // guild cached, or a DM the test knows of
  });
  const close = async (): Promise<void> => {
    await client.destroy();
    await discord.close();
  };
  return { discord, client, errors, close };
}

/** 1x1, transparent. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
