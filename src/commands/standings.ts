import { courseChart, MOST_COURSES } from '../render/course-chart.ts';
import { BEGINNING, ratingsOf, type RatedPlayer } from '../table/ratings.ts';
import type { GameResult } from '../table/results.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { escapeMarkdown, plainName } from './escape.ts';
import { MAX_CONTENT } from './fit.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page } from './page.ts';
import { refusalLine } from './refusal.ts';
import { offeredGame } from './services.ts';

/* How people of a server have fared: one person at all games, or everybody at one. */

/** How somebody's rating went, from where everybody begins. */
interface RatingCourse {
  readonly name: string;
  readonly ratings: readonly number[];
}

/** Lines of a leaderboard. */
const MOST_LEADERS = 15;

export async function showStats(
  context: CommandContext,
  interaction: InteractionContext,
  userId = interaction.actor.userId,
): Promise<Outcome> {
  const found = await context.tables.results(interaction.guildId);
  if (!found.ok) return { page: { content: refusalLine(context, interaction, found.error) } };
  const { records } = textsFor(interaction);
  const own = found.value.filter(({ seats }) => seats.some((seat) => seat.userId === userId));
  const name = nameOf(own, userId);
  if (own.length === 0) return { page: { content: records.noStats(name) } };
  const games = [...context.games.keys()].filter((gameId) => own.some((one) => one.gameId === gameId));
  const lines = games.flatMap((gameId) => gameLines(context, interaction, found.value, gameId, userId));
  const courses = games.flatMap((gameId): RatingCourse[] => {
    const rated = ratingsAt(found.value, gameId).find((player) => player.userId === userId);
    const title = offeredGame(context, gameId).texts[interaction.locale].title;
    return rated === undefined ? [] : [{ name: title, ratings: rated.course }];
  });
  const content = [`**${records.stats(name)}**`, ...lines, `-# ${records.ratingNote}`].join('\n');
  return { page: withChart(context, interaction, { content }, courses) };
}

function gameLines(
  context: CommandContext,
  interaction: InteractionContext,
  results: readonly GameResult[],
  gameId: string,
  userId: string,
): readonly string[] {
  const { records } = textsFor(interaction);
  const { locale } = interaction;
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digits });
  const own = results
    .filter((result) => result.gameId === gameId)
    .flatMap(({ seats }) =>
      seats.filter((seat) => seat.userId === userId).map((seat) => ({ ...seat, people: seats.length })),
    );
  const [alone, together] = [own.filter(({ people }) => people < 2), own.filter(({ people }) => people >= 2)];
  const won = (seats: typeof own): number => seats.filter(({ rank }) => rank === 1).length;
  const totals = own.map(({ total }) => total);
  const average = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const ratings = ratingsAt(results, gameId);
  const place = ratings.findIndex((player) => player.userId === userId);
  const facts = [
    ...(together.length === 0 ? [] : [records.played(together.length, won(together))]),
    ...(alone.length === 0 ? [] : [records.alone(alone.length, won(alone))]),
    records.points(number(Math.max(...totals)), number(average, 1)),
    ...(place === -1
      ? []
      : [records.ratingOf(number(ratings[place]?.rating ?? BEGINNING), place + 1, ratings.length)]),
  ];
  return [`- **${offeredGame(context, gameId).texts[locale].title}**: ${facts.join('; ')}`];
}

export async function showLeaderboard(
  context: CommandContext,
  interaction: InteractionContext,
  wanted: string | undefined,
): Promise<Outcome> {
  const { records, bot } = textsFor(interaction);
  const gameId = [...context.games.keys()].find((id) => wanted === undefined || id === wanted);
  if (gameId === undefined) return { page: { content: bot.noGames } };
  const found = await context.tables.results(interaction.guildId);
  if (!found.ok) return { page: { content: refusalLine(context, interaction, found.error) } };
  const { title } = offeredGame(context, gameId).texts[interaction.locale];
  const ratings = ratingsAt(found.value, gameId);
  if (ratings.length === 0) return { page: { content: records.noLeaders(title) } };
  const lines = ratings.slice(0, MOST_LEADERS).map(({ name, rating, games, won }, at) => {
    const figure = rating.toLocaleString(interaction.locale);
    const who = escapeMarkdown(name) || '?';
    return `${at + 1}. **${who}** – ${records.rating(figure)}; ${records.played(games, won)}`;
  });
  const content = [`**${records.leaderboard(title)}**`, ...lines, `-# ${records.ratingNote}`].join('\n');
  const courses = ratings.slice(0, MOST_COURSES).map(({ name, course }) => ({
    name: plainName(name),
    ratings: course,
  }));
  return { page: withChart(context, interaction, { content: content.slice(0, MAX_CONTENT) }, courses) };
}

function ratingsAt(results: readonly GameResult[], gameId: string): readonly RatedPlayer[] {
  return ratingsOf(results.filter((result) => result.gameId === gameId));
}

/** As they were called in their last game; of somebody who never played Discord knows the name. */
function nameOf(results: readonly GameResult[], userId: string): string {
  const known = results.at(-1)?.seats.find((seat) => seat.userId === userId)?.name ?? '';
  return escapeMarkdown(known) || `<@${userId}>`;
}

function withChart(
  context: CommandContext,
  interaction: InteractionContext,
  page: Page,
  courses: readonly RatingCourse[],
): Page {
  if (courses.every(({ ratings }) => ratings.length < 2)) return page;
  const { records } = textsFor(interaction);
  const scene = courseChart({
    title: records.ratingOverTime,
    base: BEGINNING,
    courses: courses.map(({ name, ratings }) => ({
      name,
      points: [BEGINNING, ...ratings].map((value, at) => ({ at, value })),
    })),
  });
  const later = context.drawings.draw(scene, 'default').then((drawn): Page => {
    if (!drawn.ok) return page;
    const ends = courses.map(({ name, ratings }) => `${name}: ${ratings.join(', ')}`);
    const alt = `${records.ratingOverTime}. ${ends.join('. ')}`;
    return { ...page, picture: { png: drawn.value, name: 'ratings.png', alt } };
  });
  return { ...page, later };
}
