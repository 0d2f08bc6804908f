import type { Handbook } from '../i18n/handbook.ts';
import { paragraphAbout } from '../i18n/handbook.ts';
import type { Locale } from '../i18n/locale.ts';
import { topicsOf, type Topic } from '../i18n/topics.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import { escapeMarkdown } from './escape.ts';
import { componentPicture } from './handbook-pictures.ts';
import { bookId, gameChoice, gameHere, withDrawing } from './how-to.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page } from './page.ts';
import { folded, hasLetters } from './panel-path.ts';
import { button, buttonRows, MAX_CHOICES, selectRow, shortened, type Row } from './rows.ts';
import { offeredGame, type OfferedGame, type Services } from './services.ts';
import { PAGE_ROOM, textPages } from './text-pages.ts';

/* The rules of a game as a book: by chapters, by topic, and by the rule that forbids something. */

/** A topic of one of the games, and the game's name where several could be meant. */
interface Entry {
  readonly text: string;
  readonly label: string;
}

/** What `/rules` offers: the topics of the channel's game, else those of all games. */
export async function topicEntries(
  context: CommandContext,
  interaction: InteractionContext,
): Promise<readonly Entry[]> {
  const here = await gameHere(context, interaction);
  const games = here === undefined ? [...context.games.keys()] : [here];
  return games.flatMap((gameId) => {
    const offered = offeredGame(context, gameId);
    const title = here === undefined ? `${offered.texts[interaction.locale].title}: ` : '';
    return topicsIn(offered, interaction.locale).map(({ id, name }) => ({
      text: `${gameId}.${id}`,
      label: `${title}${name}`,
    }));
  });
}

function topicsIn({ handbook, game }: OfferedGame, locale: Locale): readonly Topic[] {
  return handbook === undefined ? [] : topicsOf(handbook, locale, game.names);
}

/** /rules: a topic that was offered, or what somebody typed of one. */
export async function showRules(
  context: CommandContext,
  interaction: InteractionContext,
  typed: string | undefined,
): Promise<Outcome> {
  const gameId = await gameHere(context, interaction);
  if (typed === undefined || typed.trim() === '') return { page: bookOrChoice(context, interaction, gameId) };
  const chosen = topicPage(context, interaction, typed);
  if (chosen !== undefined) return { page: chosen };
  const entries = await topicEntries(context, interaction);
  const same = entries.filter(({ label }) => folded(label) === folded(typed));
  const fitting = same.length > 0 ? same : entries.filter((entry) => hasLetters(entry, typed));
  const [first, ...others] = fitting;
  const { teaching } = textsFor(interaction);
  const said = escapeMarkdown(shortened(typed, 80));
  if (first === undefined)
    return { page: withNote(teaching.foundNone(said), bookOrChoice(context, interaction, gameId)) };
  const only = others.length === 0 ? topicPage(context, interaction, first.text) : undefined;
  if (only !== undefined) return { page: only };
  const choices = fitting.slice(0, MAX_CHOICES).map(({ text, label }) => ({ label, value: text }));
  return {
    page: { content: teaching.found(said), rows: [selectRow(bookId('topic', ''), teaching.choose, choices)] },
  };
}

function withNote(note: string, page: Page): Page {
  return { ...page, content: `${note}\n\n${page.content}` };
}

function bookOrChoice(
  context: CommandContext,
  interaction: InteractionContext,
  gameId: string | undefined,
): Page {
  return gameId === undefined
    ? gameChoice(context, interaction, 'rulebook')
    : contentsPage(interaction, offeredGame(context, gameId));
}

/** The button under the how-to cards, and the choice of a game. */
export async function openRules(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const known = context.games.has(id.argument) ? id.argument : await gameHere(context, interaction);
  return { page: bookOrChoice(context, interaction, known) };
}

function contentsPage(interaction: InteractionContext, offered: OfferedGame): Page {
  const { teaching } = textsFor(interaction);
  const { title } = offered.texts[interaction.locale];
  if (offered.handbook === undefined) return { content: teaching.none(title) };
  const { outline, words } = offered.handbook;
  const { chapters } = words[interaction.locale];
  const lines = outline.chapters.map(({ id }) => `- ${chapters[id] ?? id}`);
  return {
    content: [`### ${teaching.rulesOf(title)}`, teaching.rulesIntro, ...lines].join('\n'),
    rows: [
      chapterRow(interaction, offered, offered.handbook),
      ...buttonRows([button(bookId('card', `${offered.game.id}.0`), teaching.howTo)]),
    ],
  };
}

function chapterRow(interaction: InteractionContext, { game }: OfferedGame, handbook: Handbook): Row {
  const leaves = leavesOf(handbook, interaction.locale);
  const choices = handbook.outline.chapters.map(({ id }) => ({
    label: handbook.words[interaction.locale].chapters[id] ?? id,
    value: `${game.id}.${leaves.findIndex(({ chapter }) => chapter === id)}`,
  }));
  return selectRow(
    bookId('leaf', ''),
    textsFor(interaction).teaching.chapters,
    choices.slice(0, MAX_CHOICES),
  );
}

/** A page of the book as it is read from the first chapter to the last. */
interface Leaf {
  readonly chapter: string;
  readonly content: string;
}

function leavesOf({ outline, words }: Handbook, locale: Locale): readonly Leaf[] {
  const { chapters, paragraphs } = words[locale];
  return outline.chapters.flatMap(({ id, paragraphs: inside }) => {
    const lines = inside.flatMap((one) => paragraphLines(paragraphs[one.id]));
    return textPages(lines, PAGE_ROOM - 100).map((page) => ({
      chapter: id,
      content: `### ${chapters[id] ?? id}\n${page}`,
    }));
  });
}

function paragraphLines(words: { title: string; text: string } | undefined): readonly string[] {
  return words === undefined ? [] : [`**${words.title}**\n${words.text}\n`];
}

/** Paging through the book, or a chapter chosen. */
export function turnLeaf(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value: string | undefined,
): Outcome {
  const [gameId = '', at = ''] = (value ?? id.argument).split('.');
  const offered = context.games.get(gameId);
  if (offered?.handbook === undefined) return { page: gameChoice(context, interaction, 'rulebook') };
  const leaves = leavesOf(offered.handbook, interaction.locale);
  const nth = Math.min(Math.max(0, Math.trunc(Number(at)) || 0), leaves.length - 1);
  const leaf = leaves[nth];
  if (leaf === undefined) return { page: contentsPage(interaction, offered) };
  const { board } = textsFor(interaction);
  const turn = (to: number, label: string) =>
    button(bookId('leaf', `${gameId}.${to}`), label, 'quiet', to < 0 || to >= leaves.length);
  const page: Page = {
    content: `${leaf.content.trimEnd()}\n\n-# ${board.page(nth + 1, leaves.length)}`,
    rows: [
      chapterRow(interaction, offered, offered.handbook),
      ...buttonRows([turn(nth - 1, `◀ ${board.previous}`), turn(nth + 1, `${board.next} ▶`)]),
    ],
  };
  return { page: illustrated(context, interaction, offered, page, firstPictured(offered, leaf.chapter)) };
}

function firstPictured({ handbook, game }: OfferedGame, chapter: string): string | undefined {
  const inside = handbook?.outline.chapters.find(({ id }) => id === chapter)?.paragraphs ?? [];
  if (handbook === undefined) return undefined;
  const topics = topicsOf(handbook, 'en', game.names);
  return inside
    .map(({ id }) => topics.find((topic) => topic.id === id)?.component)
    .find((component) => component !== undefined);
}

function illustrated(
  context: Services,
  { locale }: InteractionContext,
  offered: OfferedGame,
  page: Page,
  component: string | undefined,
): Page {
  return component === undefined
    ? page
    : withDrawing(page, componentPicture(context, offered, locale, component));
}

/** A topic chosen from the list. */
export async function chooseTopic(
  context: CommandContext,
  interaction: InteractionContext,
  _id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  return showRules(context, interaction, value);
}

/** As `antarctica.building:lab`; undefined if there is no such topic. */
function topicPage(context: CommandContext, interaction: InteractionContext, text: string): Page | undefined {
  const dot = text.indexOf('.');
  const offered = context.games.get(text.slice(0, Math.max(0, dot)));
  if (offered === undefined) return undefined;
  const wanted = text.slice(dot + 1);
  const topic = topicsIn(offered, interaction.locale).find(({ id }) => id === wanted);
  if (topic === undefined) return undefined;
  return wanted.startsWith('#')
    ? turnLeaf(context, interaction, leafOf(offered, interaction, wanted.slice(1)), undefined).page
    : paragraphPage(context, interaction, offered, topic.paragraph, topic.component);
}

function leafOf({ game, handbook }: OfferedGame, { locale }: InteractionContext, chapter: string): CustomId {
  const at = handbook === undefined ? 0 : leafNumber(handbook, locale, chapter);
  return { verb: 'leaf', tableId: '', rev: 0, argument: `${game.id}.${at}` };
}

function leafNumber(handbook: Handbook, locale: Locale, chapter: string): number {
  return leavesOf(handbook, locale).findIndex((leaf) => leaf.chapter === chapter);
}

function paragraphPage(
  context: CommandContext,
  interaction: InteractionContext,
  offered: OfferedGame,
  paragraph: string,
  component: string | undefined,
): Page {
  const { teaching } = textsFor(interaction);
  const { handbook, game } = offered;
  const chapter = handbook?.outline.chapters.find(({ paragraphs }) =>
    paragraphs.some(({ id }) => id === paragraph),
  );
  if (handbook === undefined || chapter === undefined) return contentsPage(interaction, offered);
  const { chapters, paragraphs } = handbook.words[interaction.locale];
  const chapterName = chapters[chapter.id] ?? chapter.id;
  const at = leafNumber(handbook, interaction.locale, chapter.id);
  const page: Page = {
    content: paragraphLines(paragraphs[paragraph]).join('\n').trimEnd(),
    rows: buttonRows([
      button(bookId('leaf', `${game.id}.${at}`), chapterName, 'main'),
      button(bookId('rulebook', game.id), teaching.contents),
    ]),
  };
  return illustrated(context, interaction, offered, page, component);
}

/** The Why? button under a refusal: the paragraph that tells the rule. */
export function whyRule(context: CommandContext, interaction: InteractionContext, id: CustomId): Outcome {
  const dot = id.argument.indexOf('.');
  const offered = context.games.get(id.argument.slice(0, Math.max(0, dot)));
  const handbook = offered?.handbook;
  const paragraph = handbook && paragraphAbout(handbook, id.argument.slice(dot + 1));
  if (offered === undefined || handbook === undefined || paragraph === undefined)
    return { page: gameChoice(context, interaction, 'rulebook') };
  const { component } =
    topicsIn(offered, interaction.locale).find((topic) => topic.id === paragraph.id) ?? {};
  return { page: paragraphPage(context, interaction, offered, paragraph.id, component) };
}
