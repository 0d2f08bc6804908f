import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

/* A small bot in a process of its own, for the tests of the sandbox: it greets a server that adds it, and answers /about. */

const { DISCORD_TOKEN = '', DISCORD_API = '', FAILS } = process.env;
if (FAILS !== undefined) process.exit(1);

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API },
  waitGuildTimeout: 0,
});
client.on(Events.Error, () => undefined);
client.on(Events.GuildCreate, (guild) => {
  const channel = guild.channels.cache.find((one) => one.isTextBased());
  if (client.isReady()) void channel?.send('Hello everybody');
});
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand())
    void interaction.reply({ content: 'A test bot', flags: MessageFlags.Ephemeral });
});
client.once(Events.ClientReady, (ready) => {
  void ready.application.commands.set([{ name: 'about', description: 'Says what this is' }]);
});
process.on('SIGTERM', () => process.exit(0));
// the sandbox that started it is gone
process.on('uncaughtException', () => process.exit(1));
await client.login(DISCORD_TOKEN);
