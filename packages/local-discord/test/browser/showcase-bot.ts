import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  FileBuilder,
  GatewayIntentBits,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SeparatorSpacingSize,
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
import { png } from './png.ts';

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
    .addSubcommand((sub) => sub.setName('panel').setDescription('A decision in Components V2'))
    .addSubcommand((sub) => sub.setName('parts').setDescription('Every other part of Components V2'))
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

/** As large as a board: sky above the sea. */
const landscape = (name: string): AttachmentBuilder =>
  new AttachmentBuilder(
    png(800, 500, (row) => (row < 280 ? [143, 208, 242] : [22, 96, 138])),
    { name },
  );

const text = (content: string): TextDisplayBuilder => new TextDisplayBuilder().setContent(content);

const dishSection = (dish: string, index: number): SectionBuilder =>
  new SectionBuilder()
    .addTextDisplayComponents(
      text(
        `**${index + 1} · ${dish}**\n-# Costs ${index + 2} coins and fills you for ${index + 1} hours; leaves you with ${9 - index}`,
      ),
    )
    .setButtonAccessory(button(`dish${index}`, 'Choose'));

/** As full as Components V2 lets a message be, nearly: 36 of 40. */
const panel = (): ContainerBuilder =>
  new ContainerBuilder()
    .setAccentColor(0x8fd0f2)
    .addTextDisplayComponents(
      text('-# Bruno ordered apple pie. Chloé paid for both.'),
      text('**What would you like to eat?**\n-# You have 11 coins and are quite hungry.'),
    )
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({
        media: { url: 'attachment://flag.png' },
        description: 'The flag',
      }),
    )
    .addSectionComponents([...DISHES, ...DISHES, ...DISHES].slice(0, 8).map(dishSection))
    .addTextDisplayComponents(text('-# Not now: carrot salad (2 carrots short)'))
    .addActionRowComponents(
      row(
        button('finish', 'End the meal', ButtonStyle.Success),
        button('else', 'Something else …'),
        button('undo', 'Undo'),
        button('help', 'Help'),
      ),
    );

const PARTS = (): (ContainerBuilder | FileBuilder | SeparatorBuilder | TextDisplayBuilder)[] => [
  text('Three pictures, one of them a spoiler'),
  new ContainerBuilder()
    .setAccentColor(0xff9c8f)
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        { media: { url: 'attachment://flag.png' }, description: 'The first flag' },
        { media: { url: 'attachment://flag2.png' }, description: 'The second flag' },
        { media: { url: 'attachment://flag3.png' }, description: 'The third flag', spoiler: true },
      ),
    )
    .addSeparatorComponents(new SeparatorBuilder().setSpacing(SeparatorSpacingSize.Large))
    .addActionRowComponents(
      row(
        new StringSelectMenuBuilder()
          .setCustomId('one')
          .setPlaceholder('Choose one')
          .addOptions(DISHES.map((dish) => ({ label: dish, value: dish }))),
      ),
    ),
  new SeparatorBuilder().setDivider(false),
  new FileBuilder().setURL('attachment://notes.txt'),
  new ContainerBuilder().setSpoiler(true).addTextDisplayComponents(text('What was hidden')),
];

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
    case 'panel':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({
        flags: MessageFlags.IsComponentsV2,
        components: [panel()],
        files: [landscape('flag.png'), landscape('unshown.png')],
      });
      return;
    case 'parts':
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: PARTS(),
        files: [
          landscape('flag.png'),
          landscape('flag2.png'),
          landscape('flag3.png'),
          new AttachmentBuilder(Buffer.from('some notes'), { name: 'notes.txt' }),
        ],
      });
      return;
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
