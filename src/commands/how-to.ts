import type { Handbook } from '../i18n/handbook.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { formatCustomId, NO_TABLE, type CustomId, type PressVerb } from './custom-id.ts';
import { gameSections } from './game-sections.ts';
import { cardPicture, legendPicture, type Drawing } from './handbook-pictures.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page } from './page.ts';
import { button, buttonRows, type Button } from './rows.ts';
import { offeredGame, onlyGame, type OfferedGame } from './services.ts';

/* How to play: a few cards with pictures that one pages through in private, and at the end what the signs mean. */

/** Where no game is meant: a game's handbook belongs to no table. */
export function bookId(verb: PressVerb, argument: string): string {
  return formatCustomId({ verb, tableId: NO_TABLE, rev: 0, argument });
}

/** Under a message that speaks of this game; undefined: the game is asked for. */
export function howToButton(
  context: Pick<CommandContext, 'games'>,
  label: string,
  gameId: string | undefined,
): readonly Button[] {
  const taught = gameId === undefined ? [...context.games.values()] : [offeredGame(context, gameId)];
  return taught.every(({ handbook }) => handbook === undefined)
    ? []
    : [button(bookId('how', gameId ?? ''), label)];
}

/** The game that somebody means who names none: that of the channel's table, or the only one. */
export async function gameHere(
  context: CommandContext,
  interaction: InteractionContext,
): Promise<string | undefined> {
  const found = await context.tables.at(interaction.channelId);
  const gameId = found.ok ? found.value?.record.gameId : undefined;
  return gameId ?? onlyGame(context);
}

export async function howToPlay(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const gameId = id.argument === '' ? await gameHere(context, interaction) : id.argument;
  return gameId === undefined || !context.games.has(gameId)
    ? { page: gameChoice(context, interaction, 'how') }
    : { page: cardPage(context, interaction, gameId, 0) };
}

/** Which of the games with a handbook, each with what it is like. */
export function gameChoice(
  context: CommandContext,
  interaction: InteractionContext,
  verb: 'how' | 'rulebook',
): Page {
  return {
    content: textsFor(interaction).teaching.whichGame,
    sections: gameSections(context, interaction.locale, {
      idFor: (gameId) => bookId(verb, gameId),
      isOffered: ({ handbook }) => handbook !== undefined,
    }),
  };
}

/** A press on the way through the cards: the game and the number of the card. */
export function turnCard(context: CommandContext, interaction: InteractionContext, id: CustomId): Outcome {
  const [gameId = '', at = ''] = id.argument.split('.');
  if (!context.games.has(gameId)) return { page: gameChoice(context, interaction, 'how') };
  return { page: cardPage(context, interaction, gameId, Number(at)) };
}

function cardPage(
  context: CommandContext,
  interaction: InteractionContext,
  gameId: string,
  wanted: number,
): Page {
  const offered = offeredGame(context, gameId);
  const { teaching } = textsFor(interaction);
  const title = offered.texts[interaction.locale].title;
  if (offered.handbook === undefined) return { content: teaching.none(title) };
  const { cards } = offered.handbook.outline;
  const last = offered.scene.legend === undefined ? cards.length - 1 : cards.length;
  const at = Math.min(Math.max(0, Math.trunc(wanted) || 0), last);
  const card = cards[at];
  const words =
    card === undefined
      ? { title: teaching.signs, text: teaching.signsText }
      : wordsOf(offered.handbook, interaction, card);
  return withDrawing(
    {
      content: `### ${words.title}\n${words.text}\n\n-# ${title} · ${teaching.card(at + 1, last + 1)}`,
      rows: buttonRows(cardButtons(interaction, offered, at, last)),
    },
    card === undefined
      ? legendPicture(context, offered, interaction.locale)
      : cardPicture(context, offered, interaction.locale, card),
  );
}

function wordsOf(
  handbook: Handbook,
  { locale }: InteractionContext,
  card: string,
): { readonly title: string; readonly text: string } {
  return handbook.words[locale].cards[card] ?? { title: card, text: '' };
}

function cardButtons(
  interaction: InteractionContext,
  { game }: OfferedGame,
  at: number,
  last: number,
): readonly Button[] {
  const { board, teaching } = textsFor(interaction);
  const turn = (to: number, label: string, tone: 'main' | 'quiet' = 'quiet'): Button =>
    button(bookId('card', `${game.id}.${to}`), label, tone, to < 0 || to > last);
  return [
    turn(at - 1, `◀ ${board.previous}`),
    turn(at + 1, `${board.next} ▶`, 'main'),
    button(bookId('rulebook', game.id), teaching.fullRules),
  ];
}

/** The words at once, the picture when it is drawn; without one the words stand alone. */
export function withDrawing(page: Page, { picture, space }: Drawing): Page {
  const later = picture.then((drawn) => (drawn === undefined ? page : { ...page, picture: drawn }));
  return { ...page, later, space };
}
