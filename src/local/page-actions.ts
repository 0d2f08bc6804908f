/** What the page asks for: read, and done by the person it is asked for. */
import * as z from 'zod/mini';
import type { Interaction } from './interactions.ts';
import type { Id } from './model.ts';
import type { DeedName, Deeds, Done, ShownModal } from './page-protocol.ts';
import {
  ClientRefusal,
  Person,
  type OpenModal,
  type Outcome,
  type Patience,
  type Seat,
  type Stage,
} from './person.ts';
import { threadStarted } from './thread-started.ts';
import type { World } from './world.ts';

const HAS_THREAD = 1 << 5;
const OPEN_MODALS_AT_MOST = 200;

const id = z.string().check(z.regex(/^\d{17,19}$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(32));
const locale = z.enum(['en-US', 'fr', 'pl']);
const place = { as: id, in: id };
const values = z.record(z.string(), z.union([z.string().check(z.maxLength(6000)), z.number(), z.boolean()]));
const empty = z.object({});

const DEEDS = {
  say: z.object({ ...place, content: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  look: z.object(place),
  type: z.object({ ...place, line: z.string(), values }),
  complete: z.object({ ...place, line: z.string(), values, focused: z.string() }),
  click: z.object({ ...place, message: id, customId: z.string() }),
  select: z.object({ ...place, message: id, customId: z.string(), values: z.array(z.string()) }),
  submit: z.object({
    ...place,
    modal: id,
    values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  }),
  dismiss: z.object({ ...place, message: id }),
  direct: z.object({ as: id }),
  person: z.object({ name, locale }),
  rename: z.object({ id, name, locale }),
  channel: z.object({ name }),
  thread: z.object({
    ...place,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    message: z.optional(id),
  }),
  restart: empty,
  'new-world': empty,
} satisfies Record<DeedName, z.ZodMiniType>;

export interface Upkeep {
  readonly restartBot: () => void;
  /** Answers first, then everything goes. */
  readonly newWorld: () => void;
}

/** The bot has to acknowledge; what it does then is seen as it happens. */
const SOON: Patience = { patienceMs: 0 };

export class PageActions {
  readonly #stage: Stage;
  readonly #upkeep: Upkeep;
  readonly #modals = new Map<Id, OpenModal>();

  constructor(stage: Stage, upkeep: Upkeep) {
    this.#stage = stage;
    this.#upkeep = upkeep;
  }

  /** undefined: there is no such deed, or its body is not one. */
  async perform(deed: string, body: unknown): Promise<Done | undefined> {
    const asked = readDeed(deed, body);
    if (asked === undefined) return undefined;
    try {
      return await this.#perform(asked);
    } catch (error) {
      if (error instanceof ClientRefusal) return { refused: error.message };
      throw error;
    }
  }

  async #perform(asked: Asked): Promise<Done> {
    const { world } = this.#stage;
    switch (asked.deed) {
      case 'say':
        return this.#say(asked.body);
      case 'look':
        world.markRead(asked.body.as, asked.body.in);
        return {};
      case 'type': {
        const { line, values: typed } = asked.body;
        return this.#done(await this.#seat(asked.body).type(line, typed, SOON));
      }
      case 'complete': {
        const { line, values: typed, focused } = asked.body;
        const choices = await this.#seat(asked.body).autocomplete(line, typed, focused);
        const language = world.user(asked.body.as)?.locale ?? '';
        return {
          choices: choices.map((one) => ({
            name: one.name_localizations?.[language] ?? one.name,
            value: one.value,
          })),
        };
      }
      case 'click':
        return this.#done(await this.#seat(asked.body).click(asked.body.message, asked.body.customId, SOON));
      case 'select': {
        const { message, customId, values: chosen } = asked.body;
        return this.#done(await this.#seat(asked.body).select(message, customId, chosen, SOON));
      }
      case 'submit':
        return await this.#submit(asked.body);
      case 'dismiss':
        return this.#dismiss(asked.body);
      default:
        return this.#arrange(asked);
    }
  }

  /** People, channels and the bot itself: nothing that anybody says. */
  #arrange(asked: Arrangement): Done {
    const { world } = this.#stage;
    switch (asked.deed) {
      case 'direct':
        return { id: new Person(this.#stage, asked.body.as).direct().channel.id };
      case 'person': {
        const user = world.addUser(asked.body.name, asked.body.locale);
        for (const guild of world.guilds) world.joinGuild(guild.id, user.id);
        return { id: user.id };
      }
      case 'rename': {
        const user = world.user(asked.body.id);
        if (user === undefined || user.bot) return { refused: 'There is no such person.' };
        world.changeUser(user.id, { name: asked.body.name, locale: asked.body.locale });
        return {};
      }
      case 'channel': {
        const [guild] = world.guilds;
        const wished = channelName(asked.body.name);
        if (guild === undefined || wished === '')
          return { refused: 'A channel needs a name of letters or digits.' };
        return { id: world.addChannel(guild.id, wished).id };
      }
      case 'thread':
        return this.#startThread(asked.body);
      case 'restart':
        this.#upkeep.restartBot();
        return {};
      case 'new-world':
        this.#upkeep.newWorld();
        return {};
    }
  }

  #seat({ as, in: channelId }: { as: Id; in: Id }): Seat {
    if (this.#stage.world.user(as)?.bot !== false) throw new ClientRefusal('there is no such person');
    return new Person(this.#stage, as).in(channelId);
  }

  #say(body: Deeds['say']): Done {
    const { channel } = this.#seat(body);
    const { world } = this.#stage;
    const needed = channel.parentId === undefined ? 'SendMessages' : 'SendMessagesInThreads';
    if (!world.may(body.as, needed, channel)) return { refused: 'You may not write here.' };
    this.#seat(body).say(withMentions(world, body.content));
    return {};
  }

  #done({ interaction, acknowledged, modal }: Outcome): Done {
    if (acknowledged === undefined) return { failed: true };
    return modal === undefined ? {} : { modal: this.#open(interaction, modal) };
  }

  #open(interaction: Interaction, modal: OpenModal): ShownModal {
    this.#modals.set(interaction.id, modal);
    for (const oldest of this.#modals.keys()) {
      if (this.#modals.size <= OPEN_MODALS_AT_MOST) break;
      this.#modals.delete(oldest);
    }
    return { id: interaction.id, title: modal.title, components: modal.components };
  }

  async #submit(body: Deeds['submit']): Promise<Done> {
    const modal = this.#modals.get(body.modal);
    if (modal?.opener.userId !== body.as) return { refused: 'This form is out of date: open it again.' };
    const done = this.#done(await this.#seat(body).submit(modal, body.values, SOON));
    if (done.failed !== true) this.#modals.delete(body.modal);
    return done;
  }

  #dismiss(body: Deeds['dismiss']): Done {
    const { world } = this.#stage;
    const message = world.message(body.in, body.message);
    if (message?.visibleTo === body.as) world.deleteMessage(message);
    return {};
  }

  #startThread({ as, in: channelId, name: wished, message: from }: Deeds['thread']): Done {
    const { world } = this.#stage;
    const { channel } = this.#seat({ as, in: channelId });
    if (channel.kind !== 'text' || !world.may(as, 'CreatePublicThreads', channel))
      return { refused: 'No thread can be started here.' };
    const message = from === undefined ? undefined : world.message(channelId, from);
    if (message?.threadId !== undefined) return { id: message.threadId };
    const thread = world.addThread(channel, wished, as, message === undefined ? {} : { id: message.id });
    if (message === undefined) world.addMessage(threadStarted(world, channel, thread, as));
    else world.changeMessage(message, { threadId: thread.id, flags: message.flags | HAS_THREAD });
    return { id: thread.id };
  }
}

type Asked = { [Name in DeedName]: { readonly deed: Name; readonly body: Deeds[Name] } }[DeedName];
type Arrangement = Extract<
  Asked,
  { deed: 'direct' | 'person' | 'rename' | 'channel' | 'thread' | 'restart' | 'new-world' }
>;

function readDeed(deed: string, body: unknown): Asked | undefined {
  if (!Object.hasOwn(DEEDS, deed)) return undefined;
  const read = DEEDS[deed as DeedName].safeParse(body); // an own key of the table
  return read.success ? ({ deed, body: read.data } as Asked) : undefined; // the table pairs each deed with its body
}

/** As Discord does it: lower case, hyphens for what is neither letter nor digit. */
const channelName = (wished: string): string =>
  wished
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** `@Bruno` becomes a mention, of the longest name that fits. */
function withMentions(world: World, content: string): string {
  const users = [...world.users].sort((one, other) => other.name.length - one.name.length);
  const names = users.map(({ name: called }) => called.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return content.replaceAll(new RegExp(`(?<!<)@(${names.join('|')})`, 'g'), (said, called: string) => {
    const user = users.find((one) => one.name === called);
    return user === undefined ? said : `<@${user.id}>`;
  });
}
