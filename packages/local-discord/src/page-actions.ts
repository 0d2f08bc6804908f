/** What the page asks for: read, and done by the person it is request for. */
import * as z from 'zod/mini';
import type { Interaction } from './interactions.ts';
import type { Id } from './model.ts';
import type { ActionName, ActionBodies, ActionResult, ShownModal } from './page-protocol.ts';
import {
  ClientRefusal,
  Person,
  type OpenModal,
  type Outcome,
  type WaitOptions,
  type PersonInChannel,
  type PersonContext,
} from './person.ts';
import { threadStarted } from './thread-started.ts';
import type { World } from './world.ts';

const HAS_THREAD = 1 << 5;
const OPEN_MODALS_AT_MOST = 200;

const id = z.string().check(z.regex(/^\d{17,19}$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(32));
const locale = z.enum(['en-US', 'fr', 'pl']);
const place = { as: id, in: id };
/** A text option's 6,000 characters are checked where it is read; an attachment is its file's whole text. */
const LONGEST_VALUE = 1_000_000;
const values = z.record(
  z.string(),
  z.union([z.string().check(z.maxLength(LONGEST_VALUE)), z.number(), z.boolean()]),
);
const empty = z.object({});

const ACTION_BODIES = {
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
} satisfies Record<ActionName, z.ZodMiniType>;

export interface Maintenance {
  readonly restartBot: () => void;
  /** Answers first, then everything goes. */
  readonly newWorld: () => void;
}

/** The bot has to acknowledge; what it does then is seen as it happens. */
const SOON: WaitOptions = { patienceMs: 0 };

export class PageActions {
  readonly #context: PersonContext;
  readonly #upkeep: Maintenance;
  readonly #modals = new Map<Id, OpenModal>();

  constructor(context: PersonContext, upkeep: Maintenance) {
    this.#context = context;
    this.#upkeep = upkeep;
  }

  /** undefined: there is no such action, or its body has another form. */
  async perform(action: string, body: unknown): Promise<ActionResult | undefined> {
    const request = readAction(action, body);
    if (request === undefined) return undefined;
    try {
      return await this.#perform(request);
    } catch (error) {
      if (error instanceof ClientRefusal) return { refused: error.message };
      throw error;
    }
  }

  async #perform(request: Requested): Promise<ActionResult> {
    const { world } = this.#context;
    switch (request.action) {
      case 'say':
        return this.#say(request.body);
      case 'look':
        world.markRead(request.body.as, request.body.in);
        return {};
      case 'type': {
        const { line, values: typed } = request.body;
        return this.#done(await this.#person(request.body).type(line, typed, SOON));
      }
      case 'complete': {
        const { line, values: typed, focused } = request.body;
        const choices = await this.#person(request.body).autocomplete(line, typed, focused);
        const language = world.user(request.body.as)?.locale ?? '';
        return {
          choices: choices.map((one) => ({
            name: one.name_localizations?.[language] ?? one.name,
            value: one.value,
          })),
        };
      }
      case 'click':
        return this.#done(
          await this.#person(request.body).click(request.body.message, request.body.customId, SOON),
        );
      case 'select': {
        const { message, customId, values: chosen } = request.body;
        return this.#done(await this.#person(request.body).select(message, customId, chosen, SOON));
      }
      case 'submit':
        return await this.#submit(request.body);
      case 'dismiss':
        return this.#dismiss(request.body);
      default:
        return this.#administer(request);
    }
  }

  /** People, channels and the bot itself: nothing that anybody says. */
  #administer(request: Administration): ActionResult {
    const { world } = this.#context;
    switch (request.action) {
      case 'direct':
        return { id: new Person(this.#context, request.body.as).direct().channel.id };
      case 'person': {
        const user = world.addUser(request.body.name, request.body.locale);
        for (const guild of world.guilds) world.joinGuild(guild.id, user.id);
        return { id: user.id };
      }
      case 'rename': {
        const user = world.user(request.body.id);
        if (user === undefined || user.bot) return { refused: 'There is no such person.' };
        world.changeUser(user.id, { name: request.body.name, locale: request.body.locale });
        return {};
      }
      case 'channel': {
        const [guild] = world.guilds;
        const wanted = channelName(request.body.name);
        if (guild === undefined || wanted === '')
          return { refused: 'A channel needs a name of letters or digits.' };
        return { id: world.addChannel(guild.id, wanted).id };
      }
      case 'thread':
        return this.#startThread(request.body);
      case 'restart':
        this.#upkeep.restartBot();
        return {};
      case 'new-world':
        this.#upkeep.newWorld();
        return {};
    }
  }

  #person({ as, in: channelId }: { as: Id; in: Id }): PersonInChannel {
    if (this.#context.world.user(as)?.bot !== false) throw new ClientRefusal('there is no such person');
    return new Person(this.#context, as).in(channelId);
  }

  #say(body: ActionBodies['say']): ActionResult {
    const { channel } = this.#person(body);
    const { world } = this.#context;
    const needed = channel.parentId === undefined ? 'SendMessages' : 'SendMessagesInThreads';
    if (!world.may(body.as, needed, channel)) return { refused: 'You may not write here.' };
    this.#person(body).say(withMentions(world, body.content));
    return {};
  }

  #done({ interaction, acknowledged, modal }: Outcome): ActionResult {
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

  async #submit(body: ActionBodies['submit']): Promise<ActionResult> {
    const modal = this.#modals.get(body.modal);
    if (modal?.opener.userId !== body.as) return { refused: 'This form is out of date: open it again.' };
    const done = this.#done(await this.#person(body).submit(modal, body.values, SOON));
    if (done.failed !== true) this.#modals.delete(body.modal);
    return done;
  }

  #dismiss(body: ActionBodies['dismiss']): ActionResult {
    const { world } = this.#context;
    const message = world.message(body.in, body.message);
    if (message?.visibleTo === body.as) world.deleteMessage(message);
    return {};
  }

  #startThread({ as, in: channelId, name: wanted, message: from }: ActionBodies['thread']): ActionResult {
    const { world } = this.#context;
    const { channel } = this.#person({ as, in: channelId });
    if (channel.kind !== 'text' || !world.may(as, 'CreatePublicThreads', channel))
      return { refused: 'No thread can be started here.' };
    const message = from === undefined ? undefined : world.message(channelId, from);
    if (message?.threadId !== undefined) return { id: message.threadId };
    const thread = world.addThread(channel, wanted, as, message === undefined ? {} : { id: message.id });
    if (message === undefined) world.addMessage(threadStarted(world, channel, thread, as));
    else world.changeMessage(message, { threadId: thread.id, flags: message.flags | HAS_THREAD });
    return { id: thread.id };
  }
}

type Requested = {
  [Name in ActionName]: { readonly action: Name; readonly body: ActionBodies[Name] };
}[ActionName];
type Administration = Extract<
  Requested,
  { action: 'direct' | 'person' | 'rename' | 'channel' | 'thread' | 'restart' | 'new-world' }
>;

function readAction(action: string, body: unknown): Requested | undefined {
  if (!Object.hasOwn(ACTION_BODIES, action)) return undefined;
  const read = ACTION_BODIES[action as ActionName].safeParse(body); // an own key of the table
  return read.success ? ({ action, body: read.data } as Requested) : undefined; // the table pairs each action with its body
}

/** As Discord does it: lower case, hyphens for what is neither letter nor digit. */
const channelName = (wanted: string): string =>
  wanted
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
