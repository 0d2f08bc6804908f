import { seeMessage, type PersonInChannel as Seat, type SeenMessage as Seen } from 'local-discord';
import type { Stage } from './bot.ts';

/* What is written in a channel and by whom, in the order in which it comes, as Markdown for reading. */

export interface Transcript {
  /** somebody types or presses something; the answers that only they see come below it */
  did(seat: Seat, what: string): void;
  heading(text: string): void;
  /** new public messages, with when they came */
  posted(): readonly Posted[];
  markdown(): string;
}
export interface Posted {
  readonly at: number;
  readonly message: Seen;
}

type Entry =
  | { readonly kind: 'heading'; readonly at: number; readonly text: string }
  | { readonly kind: 'did'; readonly at: number; readonly text: string }
  | { readonly kind: 'message'; readonly at: number; message: Seen; readonly reader: string | undefined }
  | { readonly kind: 'edit'; readonly at: number; readonly before: Seen; message: Seen };

export function transcriptOf({ discord }: Stage, channelId: string, now: () => number): Transcript {
  const { world, url } = discord;
  const entries: Entry[] = [];
  const posted: Posted[] = [];
  world.listen((event) => {
    if (event.type !== 'message-created' && event.type !== 'message-updated') return;
    const { message: raw } = event;
    if (raw.channelId !== channelId || raw.authorId !== world.botId) return;
    const message = seeMessage(world, url, raw);
    const reader = raw.visibleTo === undefined ? undefined : world.user(raw.visibleTo)?.name;
    if (event.type === 'message-created' && reader === undefined) posted.push({ at: now(), message });
    const last = entries.findLastIndex(
      (entry) => (entry.kind === 'message' || entry.kind === 'edit') && entry.message.id === message.id,
    );
    const known = entries[last];
    if (known === undefined || !('message' in known))
      entries.push({ kind: 'message', at: now(), message, reader });
    // what is settled before anybody goes on was never read otherwise
    else if (!entries.slice(last).some(({ kind }) => kind === 'did')) known.message = message;
    else if (reader === undefined) entries.push({ kind: 'edit', at: now(), before: known.message, message });
    else entries.push({ kind: 'message', at: now(), message, reader });
  });
  return {
    did(seat, what) {
      entries.push({ kind: 'did', at: now(), text: `**${seat.person.name}** ${what}` });
    },
    heading(text) {
      entries.push({ kind: 'heading', at: now(), text });
    },
    posted: () => posted,
    markdown() {
      const nameOf = (userId: string): string => world.user(userId)?.name ?? userId;
      return entries.flatMap((entry) => written(entry, nameOf)).join('\n\n') + '\n';
    },
  };
}

function written(entry: Entry, nameOf: (userId: string) => string): readonly string[] {
  const { at } = entry;
  if (entry.kind === 'heading') return [`## ${entry.text}`];
  if (entry.kind === 'did') return [`\`${dayAndHour(at)}\` ${entry.text}`];
  const { message } = entry;
  const all = linesOf(message, at, nameOf);
  if (entry.kind === 'message') {
    const mark = entry.reader === undefined ? '> ' : '> > ';
    const head =
      entry.reader === undefined
        ? `\`${dayAndHour(at)}\` **Icebreaker**`
        : `*only ${entry.reader} sees this*`;
    return [[head, ...all].map((line) => `${mark}${line}`).join('\n')];
  }
  const before = linesOf(entry.before, at, nameOf);
  const isNew = (line: string): boolean => !before.includes(line) && line !== '' && !isButtons(line);
  // whose turn it is is told in bold, and stands as long as nobody has changed it
  const fresh = all.filter((line) => isNew(line) || line.startsWith('**Over to'));
  return !fresh.some(isNew)
    ? []
    : [
        [`\`${dayAndHour(at)}\` **Icebreaker** *changes the message above*`, ...fresh]
          .map((line) => `> ${line}`)
          .join('\n'),
      ];
}

const isButtons = (line: string): boolean => line.startsWith('\\[');

/** Two spaces at the end keep lines apart in Markdown. */
function linesOf(
  { text, files, pictures, buttons, selects }: Seen,
  at: number,
  nameOf: (userId: string) => string,
): readonly string[] {
  let inCode = false;
  // a button stands beside the text of its section
  const words = buttons
    .reduce(
      (written, { label, beside }) =>
        beside === undefined ? written : written.replace(beside, () => `${beside} \\[${label}\\]`),
      text,
    )
    .replaceAll(/<@(\d+)>/gu, (_, userId: string) => `@${nameOf(userId)}`)
    .replaceAll(/<t:(\d+):(\w)>/gu, (_, seconds: string, style: string) => {
      const time = Number(seconds) * 1000;
      return style === 'R' ? relative(time - at) : dayAndHour(time);
    })
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) inCode = !inCode;
      return inCode || line === '' || line.startsWith('```')
        ? line
        : `${line.replace(/^-# (.*)$/u, '<sub>$1</sub>')}  `;
    });
  const menus = selects.map(({ placeholder, options }) => `\\[${placeholder} ▾ ${options.length}\\]`);
  const below = buttons.filter(({ beside }) => beside === undefined);
  const shown = [...below.map(({ label }) => `\\[${label}\\]`), ...menus];
  return [
    ...words,
    ...(files.length + pictures.length > 0 ? ['(board)  '] : []),
    ...(shown.length > 0 ? [shown.join(' ')] : []),
  ];
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function dayAndHour(time: number): string {
  const date = new Date(time);
  return `${DAYS[date.getUTCDay()] ?? ''} ${date.toISOString().slice(11, 16)}`;
}

function relative(ms: number): string {
  const hours = Math.round(Math.abs(ms) / 3_600_000);
  const span = hours === 1 ? 'an hour' : `${hours} hours`;
  return ms > 0 ? `in ${span}` : `${span} ago`;
}
