/** Discord's markdown, as far as a bot of words and boards uses it. */
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { channelLabel, nameOf, usePage } from './page-context.ts';
import { absoluteTime, relativeTime } from './time.ts';

export function Markdown({ text }: { readonly text: string }): VNode {
  return <div class="md">{blocks(text)}</div>;
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const BULLET = /^( *)[-*] +(.+)$/;
const NUMBERED = /^( *)(\d+)\. +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const FENCE = /^```/;

/** Runs of lines of one kind become one block. */
function blocks(text: string): ComponentChildren[] {
  const lines = text.split('\n');
  const shown: ComponentChildren[] = [];
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[at]; line !== undefined && fits(line); line = lines[++at]) taken.push(line);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.startsWith('```')) {
      at += 1;
      const code = take((one) => !one.includes('```'));
      shown.push(<CodeBlock first={line.slice(3)} code={code} last={lines[at] ?? ''} />);
      at += 1;
    } else if (line.startsWith('>>> ')) {
      shown.push(<blockquote>{blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'))}</blockquote>);
      at = lines.length;
    } else if (QUOTE.test(line)) {
      const quoted = take((one) => QUOTE.test(one)).map((one) => one.replace(QUOTE, '$1'));
      shown.push(<blockquote>{blocks(quoted.join('\n'))}</blockquote>);
    } else if (BULLET.test(line) || NUMBERED.test(line)) {
      const [own, other] = BULLET.test(line) ? [BULLET, NUMBERED] : [NUMBERED, BULLET];
      const base = depthOf(line);
      shown.push(list(take((one) => own.test(one) || (other.test(one) && depthOf(one) > base))));
    } else if (HEADING.test(line) || SMALL.test(line)) {
      shown.push(heading(line));
      at += 1;
    } else {
      const plain = take(
        (one) => ![FENCE, QUOTE, BULLET, NUMBERED, HEADING, SMALL].some((kind) => kind.test(one)),
      );
      shown.push(...paragraphs(plain));
    }
  }
  return shown;
}

interface CodeProps {
  /** What stands behind the opening fence: a language, or code. */
  readonly first: string;
  readonly code: readonly string[];
  /** The line with the closing fence. */
  readonly last: string;
}

function CodeBlock({ first, code, last }: CodeProps): VNode {
  const end = last.replace(/```.*$/, '');
  const lines = [...(/^[a-z]*$/.test(first) ? [] : [first]), ...code, ...(end === '' ? [] : [end])];
  return (
    // it may be wider than the message: then the keyboard must be able to scroll it
    <pre tabIndex={0}>
      <code>{lines.join('\n')}</code>
    </pre>
  );
}

function heading(line: string): VNode {
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks === undefined || title === undefined)
    return <p class="small">{inline(SMALL.exec(line)?.[1] ?? '')}</p>;
  return (
    <div class={`heading size-${marks.length}`} role="heading" aria-level={3}>
      {inline(title)}
    </div>
  );
}

const depthOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Deeper indentation makes a list inside the last entry. */
function list(lines: readonly string[]): VNode {
  const base = depthOf(lines[0] ?? '');
  const entries: { own: string; inner: string[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (depthOf(line) > base && last !== undefined) last.inner.push(line);
    else entries.push({ own: line, inner: [] });
  }
  const items = entries.map(({ own, inner }) => (
    <li>
      {inline(BULLET.exec(own)?.[2] ?? NUMBERED.exec(own)?.[3] ?? own)}
      {inner.length > 0 ? list(inner) : undefined}
    </li>
  ));
  const number = NUMBERED.exec(lines[0] ?? '')?.[2];
  return number === undefined ? <ul>{items}</ul> : <ol start={Number(number)}>{items}</ol>;
}

function paragraphs(lines: readonly string[]): VNode[] {
  const shown: VNode[] = [];
  let current: string[] = [];
  const flush = (): void => {
    if (current.length > 0)
      shown.push(
        <p>{current.flatMap((line, index) => (index === 0 ? inline(line) : [<br />, ...inline(line)]))}</p>,
      );
    current = [];
  };
  for (const line of lines) {
    if (line.trim() === '') flush();
    else current.push(line);
  }
  flush();
  return shown;
}

const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[^\p{L}\p{N}\s])`,
    '`(?<code>[^`]+)`',
    String.raw`\*\*(?<bold>.+?)\*\*(?!\*)`,
    '__(?<underlined>.+?)__(?!_)',
    String.raw`\*(?<italic>[^\s*](?:.*?[^\s*])?)\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}])_(?<italic2>[^_]+)_(?![\p{L}\p{N}])`,
    '~~(?<struck>.+?)~~',
    String.raw`\|\|(?<spoiler>.+?)\|\|`,
    String.raw`\[(?<label>[^\]]+)\]\((?<target>https?://[^\s)]+)\)`,
    '<(?<bare>https?://[^>\\s]+)>',
    '(?<url>https?://[^\\s<>)]*[^\\s<>).,;:!?])',
    String.raw`<@!?(?<user>\d{17,19})>`,
    String.raw`<#(?<channel>\d{17,19})>`,
    String.raw`<\/(?<command>[^:>]+):\d{17,19}>`,
    String.raw`<t:(?<time>-?\d{1,12})(?::(?<style>[tTdDfFR]))?>`,
    '@(?<all>everyone|here)',
  ].join('|'),
  'gu',
);

function inline(text: string): ComponentChildren[] {
  const shown: ComponentChildren[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) shown.push(text.slice(at, match.index));
    shown.push(inlinePart(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) shown.push(text.slice(at));
  return shown;
}

function inlinePart(part: Readonly<Record<string, string | undefined>>): ComponentChildren {
  if (part.escaped !== undefined) return part.escaped;
  if (part.code !== undefined) return <code>{part.code}</code>;
  if (part.bold !== undefined) return <strong>{inline(part.bold)}</strong>;
  if (part.underlined !== undefined) return <u>{inline(part.underlined)}</u>;
  const italic = part.italic ?? part.italic2;
  if (italic !== undefined) return <em>{inline(italic)}</em>;
  if (part.struck !== undefined) return <s>{inline(part.struck)}</s>;
  if (part.spoiler !== undefined) return <Spoiler text={part.spoiler} />;
  if (part.target !== undefined) return link(part.target, inline(part.label ?? part.target));
  const url = part.bare ?? part.url;
  if (url !== undefined) return link(url, [url]);
  if (part.user !== undefined) return <UserMention userId={part.user} />;
  if (part.channel !== undefined) return <ChannelLink channelId={part.channel} />;
  if (part.command !== undefined) return <span class="mention">/{part.command}</span>;
  if (part.time !== undefined) return <Time seconds={Number(part.time)} style={part.style ?? 'f'} />;
  return <span class="mention">@{part.all}</span>;
}

const OWN = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;

/** A link to a channel or message of this very Discord leads there, on this page. */
function link(url: string, words: ComponentChildren[]): VNode {
  const channelId = OWN.exec(url)?.[1];
  if (channelId !== undefined)
    return <ChannelLink channelId={channelId} words={words[0] === url ? undefined : words} />;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {words}
    </a>
  );
}

function Spoiler({ text }: { readonly text: string }): VNode {
  const [open, setOpen] = useState(false);
  const { words } = usePage();
  if (open) return <span class="spoiler">{inline(text)}</span>;
  return (
    <button
      type="button"
      class="spoiler closed"
      onClick={() => {
        setOpen(true);
      }}
    >
      {words.spoiler}
    </button>
  );
}

function UserMention({ userId }: { readonly userId: string }): VNode {
  const { here } = usePage();
  return <span class={here.as === userId ? 'mention me' : 'mention'}>@{nameOf(here, userId)}</span>;
}

function ChannelLink({
  channelId,
  words,
}: {
  readonly channelId: string;
  readonly words?: ComponentChildren;
}): VNode {
  const { here, go } = usePage();
  return (
    <button
      type="button"
      class={words === undefined ? 'mention link' : 'link'}
      onClick={() => {
        go({ in: channelId });
      }}
    >
      {words ?? channelLabel(here, channelId)}
    </button>
  );
}

function Time({ seconds, style }: { readonly seconds: number; readonly style: string }): VNode {
  const { locale } = usePage();
  const time = seconds * 1000;
  const words = style === 'R' ? relativeTime(time, locale) : absoluteTime(time, locale, style);
  return (
    <time dateTime={new Date(time).toISOString()} title={absoluteTime(time, locale, 'F')}>
      {words}
    </time>
  );
}

/** What a screen reader is told of a new message. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[*_~|`#>]|^-# /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
