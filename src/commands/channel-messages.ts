import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, HTTPError, Routes, type REST } from 'discord.js';
import { fitContent } from './fit.ts';
import { channelBody, type ChannelMessage } from './page.ts';

/** The bot's own messages in a channel, by its token: they can be edited at any age, may mention, and need permissions. */
export interface ChannelMessages {
  /** the same nonce twice within minutes is one message */
  post(channelId: string, message: ChannelMessage, nonce: string): Promise<string>;
  edit(channelId: string, messageId: string, message: ChannelMessage): Promise<void>;
  /** the message keeps its words and its pictures, and nothing more can be pressed */
  takeButtons(channelId: string, messageId: string): Promise<void>;
  /** where a user is told something alone; posting there fails as 'forbidden' where they take nothing */
  directChannel(userId: string): Promise<string>;
  /** a thread under one of our messages; its id */
  startThread(channelId: string, messageId: string, name: string): Promise<string>;
  archiveThread(threadId: string): Promise<void>;
  /** the bot's own among the last messages, with the custom ids of their components */
  recent(channelId: string): Promise<readonly OwnMessage[]>;
  /** false only if the channel or thread is deleted */
  exists(channelId: string): Promise<boolean>;
}
export interface OwnMessage {
  readonly id: string;
  readonly customIds: readonly string[];
  /** users who were called by it */
  readonly mentions: readonly string[];
}

/** Why Discord didn't take it: not allowed, channel or message deleted, thread archived, or for no fault of ours. */
export type Trouble = 'forbidden' | 'no-channel' | 'no-message' | 'asleep' | 'later';

const TROUBLE_BY_CODE: ReadonlyMap<number | string, Trouble> = new Map<number, Trouble>([
  [10003, 'no-channel'],
  [10008, 'no-message'],
  [50001, 'forbidden'], // missing access
  [50007, 'forbidden'], // takes no direct messages
  [50013, 'forbidden'], // missing permissions
  [50083, 'asleep'], // archived: a new message wakes the thread, unless it is locked
  [160005, 'forbidden'], // locked
]);

export function troubleOf(cause: unknown): Trouble {
  return (cause instanceof DiscordAPIError ? TROUBLE_BY_CODE.get(cause.code) : undefined) ?? 'later';
}

/**
 * `isKnown`: whether the gateway has told of this channel; of archived threads it does not. `holds`: whether this process
 * may still act; one that hung may have lost its tables to another, which has shown more of them since.
 */
export function createChannelMessages(
  rest: REST,
  botId: () => string | undefined,
  token: string,
  isKnown: (channelId: string) => boolean,
  holds: () => Promise<boolean>,
): ChannelMessages {
  const pace = createPace(PER_SECOND);
  const send = async <T>(request: () => Promise<T>, patienceMs = 0): Promise<T> => {
    await pace(patienceMs);
    if (!(await holds())) throw new Error('the tables are no longer this process’s');
    try {
      return await request();
    } catch (cause) {
      // one 401 makes discord.js forget the token for ever; a token that was right at the login deserves another try
      if ((cause instanceof DiscordAPIError || cause instanceof HTTPError) && cause.status === 401)
        rest.setToken(token);
      throw cause;
    }
  };
  return {
    async post(channelId, message, nonce) {
      const route = Routes.channelMessages(channelId);
      const answer = await orBare(message, ({ body, files }) =>
        send(() => rest.post(route, { body: { ...body, nonce, enforce_nonce: true }, files })),
      );
      return idOf(answer);
    },
    async directChannel(userId) {
      const body = { recipient_id: userId };
      return idOf(await send(() => rest.post(Routes.userChannels(), { body })));
    },
    async startThread(channelId, messageId, name) {
      const body = { name, auto_archive_duration: THREAD_SLEEPS_AFTER };
      return idOf(await send(() => rest.post(Routes.threads(channelId, messageId), { body })));
    },
    async archiveThread(threadId) {
      await send(() => rest.patch(Routes.channel(threadId), { body: { archived: true } }));
    },
    async takeButtons(channelId, messageId) {
      const route = Routes.channelMessage(channelId, messageId);
      // an old button does no harm, so boards that others wait for go first
      await send(() => rest.patch(route, { body: { components: [] } }), BUTTONS_PATIENCE_MS);
    },
    async edit(channelId, messageId, message) {
      const route = Routes.channelMessage(channelId, messageId);
      await orBare(message, (request) => send(() => rest.patch(route, request)), true);
    },
    async recent(channelId) {
      const query = new URLSearchParams({ limit: '50' });
      const found = await send(() => rest.get(Routes.channelMessages(channelId), { query }));
      return ownMessages(found, botId());
    },
    async exists(channelId) {
      if (isKnown(channelId)) return true;
      try {
        await send(() => rest.get(Routes.channel(channelId)));
        return true;
      } catch (cause) {
        return troubleOf(cause) !== 'no-channel';
      }
    },
  };
}

/** A form that Discord refuses is sent once more without picture and buttons, in fewer words. */
async function orBare<T>(
  message: ChannelMessage,
  send: (request: ReturnType<typeof channelBody>) => Promise<T>,
  edits = false,
): Promise<T> {
  try {
    return await send(channelBody(message, edits));
  } catch (cause) {
    if (!(cause instanceof DiscordAPIError) || cause.code !== INVALID_FORM) throw cause;
    const { content, mention, inParts } = message;
    const bare = { content: fitContent(content, BARE_CONTENT), mention, ...(inParts && { inParts }) };
    return send(channelBody(bare, edits));
  }
}

/** The longest that Discord has, in minutes: a week. A message wakes the thread again. */
const THREAD_SLEEPS_AFTER = 10_080;
const INVALID_FORM = 50035;
const BARE_CONTENT = 500;

/** Discord's limit for a bot's own requests is 50 a second; discord.js would slow down interactions for it as well. */
const PER_SECOND = 40;

const BUTTONS_PATIENCE_MS = 2_000;
/** A short burst goes out at once. */
const BURST_MS = 250;

/** `patienceMs`: so long it waits for a moment in which it takes nobody else's place. */
function createPace(perSecond: number): (patienceMs: number) => Promise<void> {
  let free = 0;
  return async (patienceMs) => {
    const end = performance.now() + patienceMs;
    for (let now = performance.now(); free > now && now < end; now = performance.now())
      await sleep(free - now);
    const now = performance.now();
    const at = Math.max(now, free);
    free = at + 1000 / perSecond;
    if (at - now > BURST_MS) await sleep(at - now - BURST_MS);
  };
}

function idOf(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string')
    return message.id;
  throw new TypeError('Discord answered without an id');
}

function ownMessages(found: unknown, botId: string | undefined): OwnMessage[] {
  return Array.isArray(found) ? found.flatMap((message: unknown) => ownMessage(message, botId)) : [];
}

function ownMessage(message: unknown, botId: string | undefined): OwnMessage[] {
  if (typeof message !== 'object' || message === null || !('author' in message)) return [];
  const { author } = message;
  if (typeof author !== 'object' || author === null || !('id' in author) || author.id !== botId) return [];
  const components = 'components' in message ? message.components : [];
  const mentions = 'mentions' in message && Array.isArray(message.mentions) ? message.mentions : [];
  return [{ id: idOf(message), customIds: customIdsIn(components), mentions: mentions.map(idOf) }];
}

function customIdsIn(components: unknown): string[] {
  if (!Array.isArray(components)) return [];
  return components.flatMap((component: unknown): string[] => {
    if (typeof component !== 'object' || component === null) return [];
    const own =
      'custom_id' in component && typeof component.custom_id === 'string' ? [component.custom_id] : [];
    const beside = 'accessory' in component ? customIdsIn([component.accessory]) : [];
    return [...own, ...beside, ...('components' in component ? customIdsIn(component.components) : [])];
  });
}
