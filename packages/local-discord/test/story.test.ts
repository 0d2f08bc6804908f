import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PNG, connectBot, type Handler, type ConnectedBot } from './test-bot.ts';

const COMMAND = new SlashCommandBuilder()
  .setName('toy')
  .setNameLocalizations({ fr: 'jouet' })
  .setDescription('A toy')
  .addSubcommand((sub) =>
    sub
      .setName('play')
      .setDescription('Play a card')
      .addStringOption((option) =>
        option.setName('card').setDescription('Which').setRequired(true).setAutocomplete(true),
      )
      .addIntegerOption((option) => option.setName('times').setDescription('How often').setMaxValue(3)),
  )
  .addSubcommand((sub) => sub.setName('board').setDescription('Shows the board'))
  .addSubcommand((sub) => sub.setName('panel').setDescription('Opens the panel'))
  .addSubcommand((sub) => sub.setName('poster').setDescription('Shows the board in components'))
  .addSubcommand((sub) => sub.setName('seats').setDescription('Asks who plays'))
  .addSubcommand((sub) => sub.setName('hand').setDescription('Shows the hand'))
  .addSubcommand((sub) =>
    sub
      .setName('load')
      .setDescription('Reads a file')
      .addAttachmentOption((option) => option.setName('file').setDescription('Which').setRequired(true)),
  );

const row = <T extends ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder>(
  ...parts: T[]
): ActionRowBuilder<T> => new ActionRowBuilder<T>().addComponents(...parts);

const button = (id: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

const menu = new StringSelectMenuBuilder()
  .setCustomId('menu')
  .addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' });

const whoPlays = new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2);

const poster = new ContainerBuilder()
  .addTextDisplayComponents(new TextDisplayBuilder().setContent('The board, in components'))
  .addMediaGalleryComponents(
    new MediaGalleryBuilder().addItems({
      media: { url: 'attachment://board.png' },
      description: 'An empty board',
    }),
  )
  .addActionRowComponents(row(button('penguin', 'Wave').setEmoji('🐧')));

const modal = new ModalBuilder()
  .setCustomId('modal')
  .setTitle('Say')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Words')
      .setTextInputComponent(new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Short)),
  );

const CARDS = ['Ant', 'Bee', 'Cat'];

const picture = (): AttachmentBuilder =>
  new AttachmentBuilder(PNG, { name: 'board.png', description: 'An empty board' });

type Command = ChatInputCommandInteraction<'cached'>;

const SUBCOMMANDS: Readonly<Record<string, (interaction: Command) => Promise<unknown>>> = {
  play: (interaction) =>
    interaction.reply(`${interaction.user.displayName} plays ${interaction.options.getString('card', true)}`),
  async board(interaction) {
    await interaction.deferReply();
    await interaction.editReply({ content: 'The board', files: [picture()] });
  },
  async panel(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const components = [row(button('more', 'More'), button('say', 'Say')), row(menu)];
    await interaction.editReply({ content: 'Your panel', components });
  },
  async poster(interaction) {
    await interaction.deferReply();
    const flags = MessageFlags.IsComponentsV2;
    await interaction.editReply({ components: [poster], files: [picture()], flags });
  },
  async load(interaction) {
    const { url, size } = interaction.options.getAttachment('file', true);
    const text = await (await fetch(url)).text();
    await interaction.reply(`${size} bytes: ${text}`);
  },
  seats: (interaction) => interaction.reply({ content: 'Who plays?', components: [row(whoPlays)] }),
  async hand(interaction) {
    await interaction.reply({ content: 'Your hand', flags: MessageFlags.Ephemeral });
    await interaction.followUp({ content: 'and a secret', flags: MessageFlags.Ephemeral });
    await interaction.followUp('and something for all');
  },
};

async function pressed(interaction: ButtonInteraction<'cached'>): Promise<void> {
  const { customId } = interaction;
  if (customId === 'say') await interaction.showModal(modal);
  else if (customId === 'more') {
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'Your panel, longer' });
  } else await interaction.reply({ content: `No such thing as ${customId}`, flags: MessageFlags.Ephemeral });
}

const play: Handler = async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const fitting = CARDS.filter((card) => card.toLowerCase().startsWith(typed));
    await interaction.respond(fitting.map((card) => ({ name: card, value: card })));
  } else if (interaction.isChatInputCommand())
    await SUBCOMMANDS[interaction.options.getSubcommand()]?.(interaction);
  else if (interaction.isButton()) await pressed(interaction);
  else if (interaction.isStringSelectMenu())
    await interaction.update({ content: `Chosen ${interaction.values.join()}`, components: [] });
  else if (interaction.isUserSelectMenu())
    await interaction.update(`${interaction.users.map((user) => user.displayName).join(' and ')} play`);
  else if (interaction.isModalSubmit())
    await interaction.reply(`Said ${interaction.fields.getTextInputValue('words')}`);
};

let bot: ConnectedBot;

beforeAll(async () => {
  bot = await connectBot(play);
  await bot.client.application.commands.set([COMMAND]);
});

afterAll(async () => {
  await bot.close();
});

const alice = () => bot.discord.person('Alice').in(bot.discord.home.channel);
const bruno = () => bot.discord.person('Bruno').in(bot.discord.home.channel);

describe('a bot at the local Discord', () => {
  it('is logged in with its guild and channel', () => {
    expect(bot.client.guilds.cache.map((guild) => guild.name)).toEqual(['Home']);
    expect(bot.client.channels.cache.size).toBe(1);
  });

  it('answers a typed command', async () => {
    const outcome = await alice().type('/toy play', { card: 'Ant', times: 2 });
    expect(outcome.acknowledged).toBe('message');
    expect(outcome.message?.content).toBe('Alice plays Ant');
    expect(bruno().last().content).toBe('Alice plays Ant');
  });

  it('knows a command by its name in the language of who types it', async () => {
    const chloe = bot.discord.person('Chloé', 'fr').in(bot.discord.home.channel);
    expect((await chloe.type('/jouet play', { card: 'Bee' })).message?.content).toBe('Chloé plays Bee');
  });

  it.each([
    ['an unknown command', '/toys', {}],
    ['a command without its subcommand', '/toy', {}],
    ['an unknown subcommand', '/toy sing', {}],
    ['a missing required option', '/toy play', {}],
    ['an unknown option', '/toy play', { card: 'Ant', colour: 'red' }],
    ['a number out of range', '/toy play', { card: 'Ant', times: 4 }],
    ['no number for a number', '/toy play', { card: 'Ant', times: 'many' }],
  ])('is not reached by %s: the client refuses', async (_what, line, values) => {
    await expect(alice().type(line, values)).rejects.toThrow(/command|option|required|range|number/);
  });

  it('completes what is typed', async () => {
    expect(await alice().autocomplete('/toy play', { card: 'b' }, 'card')).toMatchObject([
      { name: 'Bee', value: 'Bee' },
    ]);
    await expect(alice().autocomplete('/toy play', {}, 'times')).rejects.toThrow('does not complete');
  });

  it('defers and then shows a picture with its alt text, served over HTTP', async () => {
    const { acknowledged, message } = await alice().type('/toy board');
    expect(acknowledged).toBe('deferred');
    const file = message?.files[0];
    expect(file).toMatchObject({
      filename: 'board.png',
      description: 'An empty board',
      contentType: 'image/png',
    });
    const served = await fetch(file?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PNG)).toBe(true);
    expect(message?.loading).toBe(false);
    expect(message?.edited).toBe(false);
  });

  it('reads a file that was chosen with a command', async () => {
    const { message } = await alice().type('/toy load', { file: 'żółw' });
    expect(message?.text).toBe('7 bytes: żółw');
  });

  it('shows an ephemeral panel to its user only, and updates it by its buttons and menu', async () => {
    const before = bruno().messages().length;
    const panel = (await alice().type('/toy panel')).message;
    if (panel === undefined) throw new Error('no panel');
    expect(panel.ephemeral).toBe(true);
    expect(bruno().messages()).toHaveLength(before);
    await expect(bruno().click(panel, 'More')).rejects.toThrow('no such message');
    const more = await alice().click(panel, 'More');
    expect(more.acknowledged).toBe('deferred update');
    expect(alice().again(panel).content).toBe('Your panel, longer');
    await expect(alice().select(panel, 'menu', ['3'])).rejects.toThrow('no option');
    const chosen = await alice().select(panel, 'menu', ['Two']);
    expect(chosen.acknowledged).toBe('update');
    expect(chosen.message).toMatchObject({
      id: panel.id,
      content: 'Chosen 2',
      components: [],
      ephemeral: true,
    });
    await expect(alice().click(panel, 'More')).rejects.toThrow('no button');
  });

  it('asks by a modal and gets what was typed into it', async () => {
    const panel = (await alice().type('/toy panel')).message;
    if (panel === undefined) throw new Error('no panel');
    const opened = await alice().click(panel, 'say');
    expect(opened).toMatchObject({ acknowledged: 'modal', modal: { title: 'Say' } });
    await expect(alice().submit(opened.modal, {})).rejects.toThrow('required');
    await expect(alice().submit(opened.modal, { other: 'x' })).rejects.toThrow('no field');
    const said = await alice().submit(opened.modal, { Words: 'hello' });
    expect(said.message?.content).toBe('Said hello');
  });

  it('follows up, each time as visible as it says', async () => {
    const { message, followUps } = await alice().type('/toy hand');
    expect(message).toMatchObject({ content: 'Your hand', ephemeral: true });
    await bot.discord.until(() => alice().last().content === 'and something for all');
    expect(bruno().last().content).toBe('and something for all');
    expect(
      alice()
        .messages()
        .map((one) => one.content),
    ).toContain('and a secret');
    expect(
      bruno()
        .messages()
        .map((one) => one.content),
    ).not.toContain('and a secret');
    expect(followUps.every((one) => one.from === 'Test Bot')).toBe(true);
  });

  it('shows components with a picture, and hears their buttons', async () => {
    const { message } = await alice().type('/toy poster');
    if (message === undefined) throw new Error('no message');
    expect(message.text).toBe('The board, in components');
    const pressed = await bruno().click(message, 'Wave');
    expect(pressed.message?.content).toBe('No such thing as penguin');
  });

  it('asks for people', async () => {
    const asked = (await alice().type('/toy seats')).message;
    if (asked === undefined) throw new Error('no message');
    const people = ['Alice', 'Bruno'].map((name) => bot.discord.person(name).id);
    expect((await bruno().select(asked, 'who', people)).message?.content).toBe('Alice and Bruno play');
    await expect(bruno().select(asked, 'who', [])).rejects.toThrow('takes 1 to 2');
  });

  it('gets what a tampered client sends', async () => {
    const { message } = await alice().type('/toy play', { card: 'Cat' });
    if (message === undefined) throw new Error('no message');
    const outcome = await bruno().forge(message, 'never:made');
    expect(outcome.message).toMatchObject({ content: 'No such thing as never:made', ephemeral: true });
    expect(
      alice()
        .messages()
        .map((one) => one.content),
    ).not.toContain('No such thing as never:made');
  });

  it('is used in a direct message as well', async () => {
    const direct = bot.discord.person('Alice').direct();
    expect((await direct.type('/toy play', { card: 'Ant' })).message?.content).toBe('Alice plays Ant');
    const panel = (await direct.type('/toy panel')).message;
    if (panel === undefined) throw new Error('no panel');
    expect((await direct.click(panel, 'More')).message?.content).toBe('Your panel, longer');
    expect(() => bot.discord.person('Bruno').in(direct.channel)).toThrow('no such channel');
  });

  it('has met no error on the way', () => {
    expect(bot.errors).toEqual([]);
  });
});
