/** What happens, told to one browser tab as the person in it sees it: server-sent events. */
import type { ServerResponse } from 'node:http';
import type { Branding } from './branding.ts';
import type { Channel, Id, User } from './model.ts';
import type { BotState, PageState, PageEvent } from './page-protocol.ts';
import { channelsFor, offeredCommands, surroundingsOf, shownMessage } from './page-view.ts';
import type { World, WorldEvent } from './world.ts';

const MESSAGES_AT_ONCE = 60;
/** Lets the browser notice soon that the connection broke. */
const ALIVE_EVERY_MS = 20_000;
const RECONNECT_AFTER_MS = 400;

export interface RequestedPlace {
  readonly as: string | undefined;
  readonly in: string | undefined;
}

export interface StreamHost {
  readonly world: World;
  readonly botState: () => BotState;
  readonly branding: Branding;
}

interface Viewpoint {
  readonly user: User;
  readonly channel: Channel;
}

/** Who and where: as preferred if that still exists, else the first person in the first channel. */
function placeIn(world: World, preferred: RequestedPlace): Viewpoint | undefined {
  const people = world.users.filter((user) => !user.bot);
  const user = people.find((one) => one.id === preferred.as) ?? people[0];
  if (user === undefined) return undefined;
  const channels = channelsFor(world, user.id);
  const channel =
    channels.find((one) => one.id === preferred.in) ??
    channels.find((one) => one.recipients === undefined) ??
    channels[0];
  return channel === undefined ? undefined : { user, channel };
}

export function pageStateFor(host: StreamHost, preferred: RequestedPlace): PageState | undefined {
  const { world } = host;
  const seen = placeIn(world, preferred);
  if (seen === undefined) return undefined;
  const { user, channel } = seen;
  return {
    as: user.id,
    in: channel.id,
    shell: surroundingsOf(world, user.id, host.botState(), host.branding),
    ...messagesBefore(world, user.id, channel.id),
    commands: offeredCommands(world, user.id, channel),
  };
}

export function messagesBefore(
  world: World,
  userId: Id,
  channelId: Id,
  before?: Id,
): Pick<PageState, 'messages' | 'earlier'> {
  const seen = world
    .messagesIn(channelId)
    .filter(
      (message) =>
        world.sees(userId, message) && (before === undefined || BigInt(message.id) < BigInt(before)),
    );
  return {
    messages: seen.slice(-MESSAGES_AT_ONCE).map((message) => shownMessage(world, message)),
    earlier: seen.length > MESSAGES_AT_ONCE,
  };
}

/** Runs until the browser goes; `onBotState` calls back when the bot comes or goes. */
export function stream(
  host: StreamHost,
  preferred: RequestedPlace,
  response: ServerResponse,
  onBotState: (listener: () => void) => () => void,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
  const tell = (told: PageEvent): void => {
    response.write(`data: ${JSON.stringify(told)}\n\n`);
  };
  const here = pageStateFor(host, preferred);
  if (here === undefined) {
    response.end();
    return;
  }
  tell({ type: 'here', ...here });
  const again = batched(host, here, tell);
  const stopListening = host.world.listen((event) => {
    hear(host.world, here, event, tell, again);
  });
  const stopWatching = onBotState(() => {
    again('shell');
  });
  const alive = setInterval(() => response.write(': alive\n\n'), ALIVE_EVERY_MS);
  response.on('close', () => {
    clearInterval(alive);
    stopListening();
    stopWatching();
  });
}

type Whole = 'shell' | 'commands';

/** Sent whole, and so at most once for everything that happens at one time. */
function batched(host: StreamHost, here: PageState, tell: (told: PageEvent) => void): (what: Whole) => void {
  const due = new Set<Whole>();
  const send = (): void => {
    const { world } = host;
    const channel = world.channel(here.in);
    if (due.has('shell'))
      tell({ type: 'shell', shell: surroundingsOf(world, here.as, host.botState(), host.branding) });
    if (due.has('commands') && channel !== undefined)
      tell({ type: 'commands', commands: offeredCommands(world, here.as, channel) });
    due.clear();
  };
  return (what) => {
    if (due.size === 0) setImmediate(send);
    due.add(what);
  };
}

function hear(
  world: World,
  here: PageState,
  event: WorldEvent,
  tell: (told: PageEvent) => void,
  again: (what: Whole) => void,
): void {
  switch (event.type) {
    case 'message-created':
    case 'message-updated': {
      const { message } = event;
      if (message.channelId !== here.in || !world.sees(here.as, message)) return;
      tell({
        type: 'message',
        message: shownMessage(world, message),
        isNew: event.type === 'message-created',
      });
      return;
    }
    case 'message-deleted':
      if (event.message.channelId === here.in) tell({ type: 'gone', id: event.message.id });
      return;
    case 'typing':
      if (event.channelId === here.in && event.userId !== here.as)
        tell({ type: 'typing', userId: event.userId });
      return;
    case 'commands-changed':
      again('commands');
      return;
    case 'user-changed': // perhaps their language
    case 'guild-joined': // commands are offered where the bot is
    case 'guild-left':
    case 'channel-updated': // permissions
      again('shell');
      again('commands');
      return;
    case 'interaction-changed': // its answer is a message
      return;
    default:
      again('shell');
  }
}
