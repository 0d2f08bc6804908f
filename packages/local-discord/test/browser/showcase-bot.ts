import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js';
import { setTimeout as sleep } from 'node:timers/promises';

/* A bot that uses whatever the page must be able to show. */

/** 2x1, red and blue. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAEElEQVR4nGP4z8DAwPAfAAcAAf8bLEPYAAAAAElFTkSuQmCC',
  'base64',
);

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('show')
    .setDescription('Shows something')
    .addSubcommand((sub) => sub.setName('words').setDescription('Markdown of all kinds'))
    .addSubcommand((sub) => sub.setName('components').setDescription('Buttons and menus'))
    .addSubcommand((sub) => sub.setName('layout').setDescription('Components V2'))
    .addSubcommand((sub) => sub.setName('slow').setDescription('Thinks for a while'))
    .addSubcommand((sub) => sub.setName('nothing').setDescription('Is never answered')),
  new SlashCommandBuilder()
    .setName('order')
    .setNameLocalizations({ fr: 'commander' })
    .setDescription('Takes an order')
    .setDescriptionLocalizations({ fr: 'Prend une commande' })
    .addStringOption((option) =>
      option.setName('dish').setDescription('What').setRequired(true).setAutocomplete(true),
    )
    .addStringOption((option) =>
      option
        .setName('size')
        .setDescription('How large')
        .setRequired(true)
        .addChoices({ name: 'Small', value: 's' }, { name: 'Large', value: 'l' }),
    )
    .addIntegerOption((option) => option.setName('times').setDescription('How often').setMaxValue(9))
    .addBooleanOption((option) => option.setName('hot').setDescription('Or cold'))
    .addUserOption((option) => option.setName('guest').setDescription('For whom')),
].map((command) => command.toJSON());

const DISHES = ['Apple pie', 'Bean soup', 'Carrot salad'];

const WORDS = [
  '## A heading',
  '**bold** *italic* `code` ~~gone~~ [a link](https://example.org/page)',
  '- one\n- two\n  - inside\n1. first\n2. second',
  '> quoted\n-# small print',
  '```\n+---+\n| x |\n+---+\n```',
  'now <t:0:D> and ||a secret||, not \\*bold\\*',
].join('\n');

const row = <T extends ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder>(
  ...parts: T[]
): ActionRowBuilder<T> => new ActionRowBuilder<T>().addComponents(...parts);

const button = (id: string, label: string, style = ButtonStyle.Secondary): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

const componentRows = (): ActionRowBuilder<
  ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder
>[] => [
  row(
    button('form', 'Open a form', ButtonStyle.Primary),
    button('good', 'Good', ButtonStyle.Success).setEmoji('🐧'),
    button('grave', 'Grave', ButtonStyle.Danger),
    button('off', 'Not now').setDisabled(true),
    new ButtonBuilder().setURL('https://example.org').setLabel('Elsewhere').setStyle(ButtonStyle.Link),
  ),
  row(button('silent', 'Never answered')),
  row(
    new StringSelectMenuBuilder()
      .setCustomId('several')
      .setPlaceholder('Choose two or three')
      .setMinValues(2)
      .setMaxValues(3)
      .addOptions(DISHES.map((dish) => ({ label: dish, value: dish, description: `A plate of ${dish}` }))),
  ),
  row(new UserSelectMenuBuilder().setCustomId('guest').setPlaceholder('Choose a guest')),
];

const form = new ModalBuilder()
  .setCustomId('form')
  .setTitle('A form')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Your wish')
      .setDescription('In a few words')
      .setTextInputComponent(new TextInputBuilder().setCustomId('wish').setStyle(TextInputStyle.Short)),
    new LabelBuilder()
      .setLabel('And to eat')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('dish')
          .addOptions(DISHES.map((dish) => ({ label: dish, value: dish }))),
      ),
  );

const picture = (): AttachmentBuilder =>
  new AttachmentBuilder(PNG, { name: 'flag.png', description: 'A flag of red and blue' });

async function show(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.options.getSubcommand()) {
    case 'words': {
      const embed = new EmbedBuilder()
        .setTitle('An embed')
        .setDescription('with *words*')
        .setColor(0x8fd0f2)
        .addFields({ name: 'One', value: '1', inline: true }, { name: 'Two', value: '2', inline: true })
        .setImage('attachment://flag.png')
        .setFooter({ text: 'a footer' });
      await interaction.reply({
        content: `${WORDS}\nfor ${interaction.user.toString()}`,
        embeds: [embed],
        files: [picture()],
      });
      return;
    }
    case 'components':
      await interaction.reply({ content: 'Press something', components: componentRows() });
      return;
    case 'layout': {
      const section = new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('### A section\nwith a thumbnail'))
        .setThumbnailAccessory(
          new ThumbnailBuilder().setURL('attachment://flag.png').setDescription('The flag, small'),
        );
      const container = new ContainerBuilder()
        .addSectionComponents(section)
        .addSeparatorComponents(new SeparatorBuilder())
        .addMediaGalleryComponents(
          new MediaGalleryBuilder().addItems({
            media: { url: 'attachment://flag.png' },
            description: 'The flag',
          }),
        )
        .addActionRowComponents(row(button('good', 'In a container')));
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [container],
        files: [picture()],
      });
      return;
    }
    case 'slow':
      await interaction.deferReply();
      await sleep(1500);
      await interaction.editReply('Thought about it');
      return;
  }
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const fitting = DISHES.filter((dish) => dish.toLowerCase().includes(typed));
    await interaction.respond(fitting.map((dish) => ({ name: dish, value: dish.toLowerCase() })));
  } else if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'show') await show(interaction);
    else {
      const { options } = interaction;
      const given = [
        options.getString('dish'),
        options.getString('size'),
        options.getInteger('times'),
        options.getBoolean('hot'),
        options.getUser('guest')?.displayName,
      ];
      await interaction.reply({
        content: `Ordered ${given.map(String).join(' ')}`,
        flags: MessageFlags.Ephemeral,
      });
    }
  } else if (interaction.isButton() && interaction.customId === 'form') await interaction.showModal(form);
  else if (interaction.isButton() && interaction.customId !== 'silent')
    await interaction.reply({ content: `Pressed ${interaction.customId}`, flags: MessageFlags.Ephemeral });
  else if (interaction.isStringSelectMenu())
    await interaction.reply(`Chosen ${interaction.values.join(' and ')}`);
  else if (interaction.isUserSelectMenu())
    await interaction.reply(`Invited ${interaction.users.map((user) => user.displayName).join()}`);
  else if (interaction.isModalSubmit())
    await interaction.reply(
      `Wished ${interaction.fields.getTextInputValue('wish')} with ${interaction.fields.getStringSelectValues('dish').join()}`,
    );
}

const { DISCORD_TOKEN = '', DISCORD_API = '' } = process.env;
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API },
  waitGuildTimeout: 0,
});
client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
client.on(Events.Error, () => undefined);
client.once(Events.ClientReady, (ready) => void ready.application.commands.set(COMMANDS));
await client.login(DISCORD_TOKEN);
