import {
  ComponentType,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
} from 'discord.js';
import { fitAlt, fitContent } from './fit.ts';
import type { Page, SentFile } from './page.ts';
import { shortened, type Section } from './rows.ts';

/*
 * A page as components: words, picture, choices with their buttons beside them, small print, rows. Discord takes 40 of
 * them, nested ones counted, and 4,000 characters in all; what has to give way when they are too many is decided here.
 */

export const MAX_COMPONENTS = 40;
export const MAX_TEXT = 4_000;
/** so much of the text is left to the words, whatever the choices take */
const ROOM_FOR_WORDS = 1_200;
const SHORT_SECTION = 160;

/** Lines of a page's words. */
export interface Words {
  readonly lines: readonly string[];
  /** what is spared first when room is short has the highest number; absent: it stands whole */
  readonly spare?: number;
}

/** As many of the lines as there is room for: the last ones of the most sparable words go first. */
export function fittedWords(words: readonly Words[], room: number): string {
  const left = words.map(({ lines, spare = 0 }) => ({ lines: [...lines], spare }));
  const said = (): string => left.flatMap(({ lines }) => lines).join('\n');
  while (said().length > room) {
    const [most] = left
      .filter(({ lines, spare }) => spare > 0 && lines.length > 0)
      .sort((a, b) => b.spare - a.spare);
    if (most === undefined) break;
    most.lines.pop();
  }
  return fitContent(said(), room);
}

/** What the choices of a page leave to its words. */
export function roomForWords({ sections = [], footnote = '' }: Pick<Page, 'sections' | 'footnote'>): number {
  return Math.max(ROOM_FOR_WORDS, MAX_TEXT - lengthOf(sections) - footnote.length);
}

export function componentsOf(page: Page): APIMessageTopLevelComponent[] {
  const { content, accent, rows = [] } = page;
  const sections = fittedSections(page.sections ?? []);
  const room = MAX_TEXT - lengthOf(sections);
  const words = fitContent(content, Math.min(room, MAX_TEXT));
  const count =
    3 + 3 * sections.length + rows.reduce((sum, { components }) => sum + 1 + components.length, 0);
  const footnote = fitsFootnote(page, room - words.length, count) ? page.footnote : undefined;
  const parts: APIComponentInContainer[] = [
    ...textOf(words),
    ...galleryOf(page),
    ...fileOf(page.file),
    ...sections.map(asSection),
    ...textOf(footnote),
    ...rows,
  ];
  return accent === undefined
    ? parts
    : [{ type: ComponentType.Container, accent_color: accent, components: parts }];
}

function fitsFootnote({ footnote = '' }: Page, room: number, count: number): boolean {
  return footnote.length <= room && count < MAX_COMPONENTS;
}

/** The picture, and an animation below it. */
function galleryOf({ picture, file }: Page): APIComponentInContainer[] {
  const shown = [picture, isImage(file) ? file : undefined].flatMap((one) => one ?? []);
  if (shown.length === 0) return [];
  const items = shown.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    ...(alt !== undefined && { description: fitAlt(alt) }),
  }));
  return [{ type: ComponentType.MediaGallery, items }];
}

function fileOf(file: SentFile | undefined): APIComponentInContainer[] {
  if (file === undefined || isImage(file)) return [];
  return [{ type: ComponentType.File, file: { url: `attachment://${file.name}` } }];
}

function isImage(file: SentFile | undefined): boolean {
  return file?.contentType.startsWith('image/') === true;
}

function textOf(content: string | undefined): APIComponentInContainer[] {
  return content === undefined || content.trim() === '' ? [] : [{ type: ComponentType.TextDisplay, content }];
}

function asSection({ text, button }: Section): APISectionComponent {
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content: text }],
    accessory: button,
  };
}

/** Of choices whose words are too long together each keeps its beginning. */
function fittedSections(sections: readonly Section[]): readonly Section[] {
  if (lengthOf(sections) <= MAX_TEXT - ROOM_FOR_WORDS) return sections;
  return sections.map(({ text, button }) => {
    const [label = '', ...details] = text.split('\n');
    const rest = shortened(details.join('\n'), Math.max(1, 2 * SHORT_SECTION - label.length));
    return { text: rest === '' ? label : `${label}\n${rest}`, button };
  });
}

function lengthOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}
