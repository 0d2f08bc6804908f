import { randomBytes } from 'node:crypto';
import { ApplicationCommandOptionType, Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

/* The least that a bot can do: discord.js, a deferral, and an edit with a ready picture or with words alone. */

const { DISCORD_TOKEN = '', DISCORD_API = '', PNG_BYTES = '0' } = process.env;
const png = randomBytes(Number(PNG_BYTES));

// a child must not outlive the bench that started it
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => process.exit(0));

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API },
  waitGuildTimeout: 0,
});
client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  const withPicture = interaction.options.getString('action') === 'picture';
  void (async () => {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply({
      content: 'Done.',
      ...(withPicture && { files: [{ attachment: png, name: 'board.png' }] }),
    });
  })();
});
client.once(Events.ClientReady, (ready) => {
  const action = {
    type: ApplicationCommandOptionType.String,
    name: 'action',
    description: 'What',
    required: true,
  } as const;
  void ready.application.commands
    .set([{ name: 'move', description: 'Plays', options: [action] }])
    .then(() => process.stdout.write('{"msg":"the commands are registered"}\n'));
});
await client.login(DISCORD_TOKEN);
