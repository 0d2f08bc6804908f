import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../engine/core/contract.ts';
import { altText } from '../render/alt.ts';
import { withChanges } from '../render/changes.ts';
import type { AnyGameScene, ComposeOptions, DescribedSection, Look } from '../render/game-scene.ts';
import { lastTurnOf, momentsOf, storyFrom } from '../render/last-turn.ts';
import { withMarks, type Mark } from '../render/marks.ts';
import type { Drawn } from '../render/drawing-queue.ts';
import { PALETTE_NAMES, type PaletteName } from '../render/palettes.ts';
import type { Scene } from '../render/shapes.ts';
import type { Table } from '../table/tables.ts';
import type { Asker } from './interaction-context.ts';
import type { Services } from './services.ts';
import { offeredGame } from './services.ts';
import { lookOf, speechFor, type Speech } from './speech.ts';
import { wordsFirst } from './words-first.ts';

export interface Picture {
  readonly png: Buffer;
  readonly name: string;
  readonly alt: string;
}

/** In pixels. */
export type Size = Pick<Scene, 'width' | 'height'>;

export interface PictureOptions {
  readonly viewer: Viewer;
  /** rings what changed since so many decisions */
  readonly since?: number | undefined;
  /** all that changed since then, also in a game that tells its last turn itself */
  readonly everyChange?: boolean;
  readonly marks?: readonly Mark[];
  readonly palette?: PaletteName;
  readonly focus?: string;
  /** place where it will be shown: a newer drawing replaces one that still waits */
  readonly key?: string;
  /** a whole channel waits for it: it is laid out before what one person waits for */
  readonly forChannel?: boolean;
  /** told how large it will be, which is known before it is drawn */
  readonly sized?: (size: Size) => void;
}

/** How large a picture to come will be: as large as the last one of its kind, and before there was one as soon as it is laid out. */
export interface Space {
  readonly size: Promise<Size>;
  readonly last: Size | undefined;
}

/** Whole boards of a game are all of one size, while it is played and when it is over. */
export function boardKind({ record: { gameId, status } }: Table): string {
  return `board ${gameId} ${status}`;
}

const lastSizes = new LRUCache<string, Size>({ max: 500 });

/** For a page whose picture is to come: what `sized` is told. */
export function sizeToCome(kind: string): { readonly space: Space; readonly sized: (size: Size) => void } {
  let resolve: (size: Size) => void = () => undefined;
  const size = new Promise<Size>((told) => {
    resolve = told;
  });
  return {
    space: { size, last: lastSizes.get(kind) },
    sized: (laidOut) => {
      keepSize(kind, laidOut);
      resolve(laidOut);
    },
  };
}

function keepSize(kind: string, { width, height }: Size): void {
  lastSizes.set(kind, { width, height });
}

/** `replaced`: a newer picture for the same place is on its way; `none`: there is no picture this time. */
export type Pictured = Picture | 'replaced' | 'none';

/** Whatever goes wrong in a drawing, the game goes on without the picture. */
export async function pictureOf(
  services: Services,
  table: Table,
  speech: Speech,
  wish: PictureOptions,
): Promise<Pictured> {
  try {
    const scene = await wordsFirst.layOut(() => composed(services, table, speech, wish), wish.forChannel);
    if (wish.focus === undefined) keepSize(boardKind(table), scene);
    wish.sized?.(scene);
    const answer = await drawn(services, scene, wish);
    if (answer.ok)
      return {
        png: answer.value,
        name: `${[table.record.gameId, table.record.rev, wish.focus ?? []].flat().join('-')}.png`,
        alt: altOf(services, table, speech, wish.viewer),
      };
    if (answer.error === 'replaced') return 'replaced';
    services.log.warn({ tableId: table.record.id, why: answer.error }, 'no picture');
    return 'none';
  } catch (cause) {
    services.log.error({ tableId: table.record.id, cause }, 'a mistake in a drawing');
    return 'none';
  }
}

/** The colours that somebody asked for this time, or has set. */
export function paletteFor({ settings }: Asker, wished?: string | boolean): PaletteName {
  return PALETTE_NAMES.find((name) => name === (wished ?? settings.palette)) ?? 'default';
}

/** The final board, for a game whose result takes its place. */
export async function finalBoard(
  services: Services,
  table: Table,
  speech: Speech,
): Promise<Picture | undefined> {
  if (table.record.status !== 'finished') return undefined;
  const { scene } = offeredGame(services, table.record.gameId);
  const focuses = scene.focuses(table.view(undefined), lookOf(speech, table.record.people.length));
  if (!focuses.some(({ id }) => id === FINAL_BOARD)) return undefined;
  const picture = await pictureOf(services, table, speech, { viewer: undefined, focus: FINAL_BOARD });
  return typeof picture === 'string' ? undefined : picture;
}

/** Asked for like a part of the board: the pieces and signs, and what they mean. */
export const LEGEND = 'legend';
/** Where the result takes the board's place, the final board is a part of its own. */
const FINAL_BOARD = 'board';

function composed(services: Services, table: Table, speech: Speech, wish: PictureOptions): Scene {
  const offered = offeredGame(services, table.record.gameId);
  const { scene } = offered;
  const look = lookOf(speechFor(offered, table, speech.locale, 'board'), table.record.people.length);
  if (wish.focus === LEGEND && scene.legend !== undefined) return scene.legend(look);
  const options = {
    viewer: wish.viewer,
    ...(wish.focus !== undefined && { focus: wish.focus }),
    forecast: table.forecast(),
    ...(wish.everyChange === true ? {} : lookedBack(scene, table, wish.viewer)),
  };
  const plain = scene.compose(table.view(wish.viewer), look, options);
  const { since } = wish;
  // the result takes the board's place: nothing on it lies where something lay before
  const isUnchanged =
    (scene.turnFrom !== undefined && wish.everyChange !== true) ||
    since === undefined ||
    since >= table.record.journal.length ||
    table.record.status === 'finished';
  const changed = isUnchanged
    ? plain
    : withChanges(plain, scene.compose(table.viewAfter(since, wish.viewer), look, options));
  return withMarks(changed, wish.marks ?? []);
}

/** How long to wait for a place among the drawings, and how often. */
const BUSY_MS = 500;
const MAX_BUSY = 120;

export async function drawn(
  services: Pick<Services, 'drawings'>,
  scene: Scene,
  wish: Pick<PictureOptions, 'palette' | 'key' | 'forChannel'>,
): Promise<Drawn> {
  for (let tries = 1; ; tries += 1) {
    const { palette = 'default', key, forChannel } = wish;
    const answer = await services.drawings.draw(scene, palette, key, forChannel);
    if (answer.ok || answer.error !== 'busy' || tries === MAX_BUSY) return answer;
    await sleep(BUSY_MS, undefined, { ref: false });
  }
}

function altOf(services: Services, table: Table, speech: Speech, viewer: Viewer): string {
  const { scene } = offeredGame(services, table.record.gameId);
  const look = lookOf(speech, table.record.people.length);
  return altText(scene.describe(table.view(viewer), look, viewer, table.forecast()).alt);
}

/** The last turn, and at the end the course of the game, for a game that draws them. */
function lookedBack(
  scene: AnyGameScene,
  table: Table,
  viewer: Viewer,
): Pick<ComposeOptions, 'last' | 'course'> {
  if (scene.turnFrom === undefined) return {};
  const decisions = table.record.journal.length;
  const viewAfter = (after: number): unknown => table.viewAfter(after, viewer);
  const story = table.story(viewer, storyFrom(decisions));
  const last = lastTurnOf((told) => scene.turnFrom?.(told), story, viewAfter);
  const course = table.record.status === 'finished' ? momentsOf(decisions).map(viewAfter) : undefined;
  return { ...(last && { last }), ...(course && { course }) };
}

/** The text board in reading order; for a seat with what only it may see. */
export function boardLines(
  services: Services,
  table: Table,
  speech: Speech,
  viewer: Viewer,
): readonly string[] {
  return sectionsOf(services, table, speech, viewer).flatMap(({ title, lines }) => [
    `**${title}**`,
    ...lines,
  ]);
}

/** Only what the others may not see: the lines that the public board lacks. */
export function privateLines(
  services: Services,
  table: Table,
  speech: Speech,
  viewer: Viewer,
): readonly string[] {
  return privateSections(services, table, speech, viewer).flatMap(({ title, lines }) => [
    `**${title}**`,
    ...lines,
  ]);
}

export function privateSections(
  services: Services,
  table: Table,
  speech: Speech,
  viewer: Viewer,
): readonly TextSection[] {
  return inWords(services, table, speech, (scene, look) =>
    scene.own?.(table.view(viewer), table.view(undefined), look),
  );
}

interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

function sectionsOf(
  services: Services,
  table: Table,
  speech: Speech,
  viewer: Viewer,
): readonly TextSection[] {
  return inWords(
    services,
    table,
    speech,
    (scene, look) => scene.describe(table.view(viewer), look, viewer, table.forecast()).sections,
  );
}

/** Whatever goes wrong in a game's words, the panel goes on without them. */
function inWords(
  services: Services,
  table: Table,
  speech: Speech,
  say: (scene: AnyGameScene, look: Look) => readonly DescribedSection[] | undefined,
): readonly TextSection[] {
  const { scene } = offeredGame(services, table.record.gameId);
  const look = lookOf(speech, table.record.people.length);
  try {
    const said = say(scene, look) ?? [];
    return said.map(({ title, lines }) => ({ title, lines: lines.map(({ text }) => text) }));
  } catch (cause) {
    services.log.error({ tableId: table.record.id, cause }, 'a mistake in a text board');
    return [];
  }
}
