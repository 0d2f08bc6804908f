import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  SectionBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonInChannel } from '../src/person.ts';
import { connectBot, PNG, type ConnectedBot, type Handler } from './test-bot.ts';

/* A private panel made of Components V2, as a discord.js bot sends it and a person uses it. */

const text = (content: string): TextDisplayBuilder => new TextDisplayBuilder().setContent(content);

const choice = (id: string, words: string, label: string): SectionBuilder =>
  new SectionBuilder()
    .addTextDisplayComponents(text(words))
    .setButtonAccessory(new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary));

const panel = (title: string): ContainerBuilder =>
  new ContainerBuilder()
    .setAccentColor(0x8f_d0_f2)
    .addTextDisplayComponents(text(title))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({
        media: { url: 'attachment://board.png' },
        description: 'An empty board',
      }),
    )
    .addSectionComponents(choice('soup', '**Soup**\n-# hot', 'Order'), choice('pie', '**Pie**', 'Order'))
    .addActionRowComponents(
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder().setCustomId('size').addOptions({ label: 'Large', value: 'l' }),
      ),
    );

const handle: Handler = async (interaction) => {
  const files = [new AttachmentBuilder(PNG, { name: 'board.png', description: 'The file’s own words' })];
  if (interaction.isChatInputCommand()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply({
      components: [panel('What would you like?')],
      files,
      flags: MessageFlags.IsComponentsV2,
    });
  } else if (interaction.isButton()) {
    await interaction.deferUpdate();
    await interaction.editReply({ components: [panel(`One ${interaction.customId}. What else?`)] });
  } else if (interaction.isStringSelectMenu())
    await interaction.update({ components: [text(`In size ${interaction.values.join()}`)] });
};

let bot: ConnectedBot;
const person = (name: string): PersonInChannel => bot.discord.person(name).in(bot.discord.home.channel);

beforeAll(async () => {
  bot = await connectBot(handle);
  await bot.client.application.commands.set([
    new SlashCommandBuilder().setName('order').setDescription('Orders something'),
  ]);
});
afterAll(async () => {
  expect(bot.errors).toEqual([]);
  await bot.close();
});

describe('a private panel of Components V2', () => {
  it('is seen by one person alone, with its texts, pictures, buttons and what they stand beside', async () => {
    const { message } = await person('Alice').type('/order');
    expect(message).toMatchObject({
      ephemeral: true,
      loading: false,
      text: 'What would you like?\n**Soup**\n-# hot\n**Pie**',
      buttons: [
        { label: 'Order', customId: 'soup', beside: '**Soup**\n-# hot' },
        { label: 'Order', customId: 'pie', beside: '**Pie**' },
      ],
      selects: [{ customId: 'size', options: [{ label: 'Large' }] }],
      pictures: [{ url: message?.files[0]?.url, description: 'An empty board', spoiler: false }],
    });
    expect((await fetch(message?.pictures[0]?.url ?? '')).headers.get('content-type')).toBe('image/png');
    expect(person('Bruno').messages()).toEqual([]);
  });

  it('is pressed and chosen from, in place, and keeps its picture', async () => {
    const alice = person('Alice');
    const { message } = await alice.type('/order');
    const pressed = await alice.click(message, 'pie');
    expect(pressed.acknowledged).toBe('deferred update');
    expect(pressed.message?.id).toBe(message?.id);
    expect(pressed.message?.text).toContain('One pie. What else?');
    expect(pressed.message?.pictures).toEqual(message?.pictures);
    const chosen = await alice.select(message, 'size', ['Large']);
    expect(chosen.message).toMatchObject({ id: message?.id, text: 'In size l', buttons: [] });
  });
});
