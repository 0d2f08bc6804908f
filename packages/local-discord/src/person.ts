/** What a human at a Discord client can do, and what they then see. The page acts through this too. */
import { fillModal, type ModalValues } from './filled-modal.ts';
import {
  CALLBACK,
  INTERACTION,
  type InteractionRequest,
  type Choice,
  type Interaction,
  type Interactions,
  type Modal,
} from './interactions.ts';
import type { Channel, Component, Id, Message, Notification, User } from './model.ts';
import { everyComponent } from './payloads.ts';
import { postMessage } from './posting.ts';
import { SELECT_TYPES, seeMessage, type SeenMessage } from './seen-message.ts';
import { commandsFor, readTyped, resolveUsers, type TypedValues } from './typed-command.ts';
import type { World } from './world.ts';

/** The part of the local Discord a person needs. */
export interface PersonContext {
  readonly world: World;
  readonly interactions: Interactions;
  readonly url: string;
  readonly until: <T>(test: () => T | undefined | false, timeoutMs?: number, what?: string) => Promise<T>;
  readonly quiet: (ms?: number) => Promise<void>;
}

/** The Discord client itself would refuse. */
export class ClientRefusal extends Error {
  override readonly name = 'ClientRefusal';
}

const HOW = {
  [CALLBACK.message]: 'message',
  [CALLBACK.deferMessage]: 'deferred',
  [CALLBACK.deferUpdate]: 'deferred update',
  [CALLBACK.update]: 'update',
  [CALLBACK.autocomplete]: 'autocomplete',
  [CALLBACK.modal]: 'modal',
} as const;

type Acknowledged = (typeof HOW)[keyof typeof HOW];

export interface OpenModal extends Modal {
  readonly opener: Interaction;
}

export interface Outcome {
  readonly interaction: Interaction;
  /** undefined: "This interaction failed". */
  readonly acknowledged: Acknowledged | undefined;
  /** A deferral was answered in time. */
  readonly settled: boolean;
  /** The answer; of a component that updates, the message with the component. */
  readonly message: SeenMessage | undefined;
  readonly followUps: readonly SeenMessage[];
  readonly modal: OpenModal | undefined;
}

export interface WaitOptions {
  /** How often Discord delivers it. */
  readonly deliveries?: number;
  /** How long a deferral may stay unanswered. */
  readonly patienceMs?: number;
  /** For so long nothing must happen afterwards, anywhere; 0: the answer is enough. */
  readonly quietMs?: number;
}

const PATIENCE_MS = 10_000;

export class Person {
  readonly context: PersonContext;
  readonly id: Id;

  constructor(context: PersonContext, id: Id) {
    this.context = context;
    this.id = id;
  }

  get user(): User {
    const user = this.context.world.user(this.id);
    if (user === undefined) throw new Error(`there is no user ${this.id}`);
    return user;
  }

  get name(): string {
    return this.user.name;
  }

  /** `<@id>` */
  get mention(): string {
    return `<@${this.id}>`;
  }

  in(channel: Channel | Id): PersonInChannel {
    const { world } = this.context;
    const found = world.channel(typeof channel === 'string' ? channel : channel.id);
    if (found === undefined || !world.may(this.id, 'ViewChannel', found))
      throw new ClientRefusal(`${this.name} sees no such channel`);
    return new PersonInChannel(this, found);
  }

  /** The direct channel with the bot. */
  direct(): PersonInChannel {
    const { world } = this.context;
    return new PersonInChannel(this, world.directChannel(world.botId, this.id));
  }

  notifications(): readonly Notification[] {
    return this.context.world.notifications.filter((one) => one.userId === this.id);
  }
}

/** A person in a channel. */
export class PersonInChannel {
  readonly person: Person;
  readonly channel: Channel;
  readonly #context: PersonContext;

  constructor(person: Person, channel: Channel) {
    this.person = person;
    this.channel = channel;
    this.#context = person.context;
  }

  messages(): readonly SeenMessage[] {
    const { world, url } = this.#context;
    return world
      .messagesIn(this.channel.id)
      .filter((message) => world.sees(this.person.id, message))
      .map((message) => seeMessage(world, url, message));
  }

  last(): SeenMessage {
    const last = this.messages().at(-1);
    if (last === undefined) throw new ClientRefusal(`${this.person.name} sees no message`);
    return last;
  }

  /** The message as it is now. */
  again(message: SeenMessage | Id | undefined): SeenMessage {
    return seeMessage(this.#context.world, this.#context.url, this.#message(message));
  }

  say(content: string): SeenMessage {
    const { world, url } = this.#context;
    const posting = { channelId: this.channel.id, authorId: this.person.id };
    return seeMessage(world, url, postMessage(world, { content }, [], posting));
  }

  /** Names of the commands offered after a slash, as `game new`. */
  commands(): readonly string[] {
    return commandsFor(this.#context.world, this.person.id, this.channel).map(({ body }) => body.name);
  }

  async type(line: string, values: TypedValues = {}, patience: WaitOptions = {}): Promise<Outcome> {
    const typed = readTyped(this.#context.world, this.#who(), line, values);
    if (!typed.ok) throw new ClientRefusal(typed.error);
    const { data, name } = typed.value;
    return await this.#act({ type: INTERACTION.command, data, command: name }, patience);
  }

  async autocomplete(
    line: string,
    values: TypedValues,
    focused: string,
    patience: WaitOptions = {},
  ): Promise<readonly Choice[]> {
    const typed = readTyped(this.#context.world, this.#who(), line, values, focused);
    if (!typed.ok) throw new ClientRefusal(typed.error);
    const outcome = await this.#act({ type: INTERACTION.autocomplete, data: typed.value.data }, patience);
    if (outcome.interaction.choices === undefined) throw new ClientRefusal('loading options failed');
    return outcome.interaction.choices;
  }

  /** A button, by its custom id or its label. */
  async click(
    message: SeenMessage | Id | undefined,
    which: string,
    patience: WaitOptions = {},
  ): Promise<Outcome> {
    const shown = this.#message(message);
    const button = find(shown, (one) => one.type === 2 && (one.custom_id === which || one.label === which));
    if (button?.custom_id === undefined || button.custom_id === null)
      throw new ClientRefusal(`there is no button "${which}" to press`);
    if (button.disabled === true) throw new ClientRefusal(`the button "${which}" is disabled`);
    const data = { component_type: 2, custom_id: button.custom_id, id: button.id };
    return await this.#act({ type: INTERACTION.component, data, message: shown }, patience);
  }

  /** A menu by its custom id; options by value or label, users and the like by id. */
  async select(
    message: SeenMessage | Id | undefined,
    customId: string,
    values: readonly string[],
    patience: WaitOptions = {},
  ): Promise<Outcome> {
    const shown = this.#message(message);
    const select = find(shown, (one) => SELECT_TYPES.has(one.type) && one.custom_id === customId);
    if (select === undefined) throw new ClientRefusal(`there is no menu "${customId}"`);
    if (select.disabled === true) throw new ClientRefusal(`the menu "${customId}" is disabled`);
    const chosen = values.map((value) => valueOf(select, value));
    if (chosen.length < (select.min_values ?? 1) || chosen.length > (select.max_values ?? 1))
      throw new ClientRefusal(
        `the menu "${customId}" takes ${select.min_values ?? 1} to ${select.max_values ?? 1}`,
      );
    const resolved =
      select.type === 3 ? {} : { resolved: resolveUsers(this.#context.world, this.channel, chosen) };
    const data = {
      component_type: select.type,
      custom_id: customId,
      id: select.id,
      values: chosen,
      ...resolved,
    };
    return await this.#act({ type: INTERACTION.component, data, message: shown }, patience);
  }

  async submit(
    modal: OpenModal | undefined,
    values: ModalValues,
    patience: WaitOptions = {},
  ): Promise<Outcome> {
    if (modal === undefined) throw new ClientRefusal('no modal is open');
    const filled = fillModal(modal, values);
    if (!filled.ok) throw new ClientRefusal(filled.error);
    return await this.#act(
      { type: INTERACTION.modal, data: filled.value, message: modal.opener.message },
      patience,
    );
  }

  /** A component the message does not have: what a tampered client can send. */
  async forge(
    message: SeenMessage | Id | undefined,
    customId: string,
    how: WaitOptions & { readonly componentType?: number; readonly values?: readonly string[] } = {},
  ): Promise<Outcome> {
    const data = {
      component_type: how.componentType ?? (how.values === undefined ? 2 : 3),
      custom_id: customId,
      id: 1,
      ...(how.values === undefined ? {} : { values: how.values }),
    };
    return await this.#act({ type: INTERACTION.component, data, message: this.#message(message) }, how);
  }

  #who(): { userId: Id; channel: Channel; origin: string } {
    return { userId: this.person.id, channel: this.channel, origin: this.#context.url };
  }

  #message(message: SeenMessage | Id | undefined): Message {
    const id = typeof message === 'string' ? message : message?.id;
    const found = id === undefined ? undefined : this.#context.world.message(this.channel.id, id);
    if (found === undefined || !this.#context.world.sees(this.person.id, found))
      throw new ClientRefusal(`${this.person.name} sees no such message`);
    return found;
  }

  async #act(
    asked: Omit<InteractionRequest, 'userId' | 'channelId'>,
    patience: WaitOptions,
  ): Promise<Outcome> {
    const { interactions, world } = this.#context;
    const interaction = interactions.create({ ...asked, userId: this.person.id, channelId: this.channel.id });
    let botActed = false;
    const stop = world.listen((event) => {
      const about =
        event.type === 'message-created' ||
        event.type === 'message-updated' ||
        event.type === 'message-deleted';
      if (about && interaction.state === 'acknowledged' && event.message.authorId === world.botId)
        botActed = true;
    });
    interactions.deliver(interaction, patience.deliveries ?? 1);
    const settled = await this.#settle(interaction, () => botActed, patience.patienceMs ?? PATIENCE_MS);
    stop();
    if (patience.quietMs !== 0) await this.#context.quiet(patience.quietMs);
    return this.#outcome(interaction, settled);
  }

  /** Waits for the acknowledgement, and after a deferral for its answer. */
  async #settle(interaction: Interaction, botActed: () => boolean, patienceMs: number): Promise<boolean> {
    await this.#context.until(() => interaction.state !== 'waiting', 60_000, 'an acknowledgement or its end');
    if (interaction.state === 'failed') return false;
    const deferred = interaction.acknowledgedAs === CALLBACK.deferMessage;
    const updating = interaction.acknowledgedAs === CALLBACK.deferUpdate;
    try {
      if (deferred) await this.#context.until(() => !interaction.pending, patienceMs);
      if (updating) await this.#context.until(botActed, patienceMs);
      return true;
    } catch {
      return false; // out of patience: the outcome says so
    }
  }

  #outcome(interaction: Interaction, settled: boolean): Outcome {
    const { world, url } = this.#context;
    const show = (id: Id | undefined): SeenMessage[] => {
      const message = id === undefined ? undefined : world.message(this.channel.id, id);
      return message === undefined ? [] : [seeMessage(world, url, message)];
    };
    const how = interaction.acknowledgedAs;
    return {
      interaction,
      settled,
      acknowledged: Object.entries(HOW).find(([type]) => Number(type) === how)?.[1],
      message: show(interaction.originalId)[0],
      followUps: interaction.followUps.flatMap(show),
      modal: interaction.modal === undefined ? undefined : { ...interaction.modal, opener: interaction },
    };
  }
}

const find = (message: Message, is: (component: Component) => boolean): Component | undefined =>
  [...everyComponent(message.components)].find(is);

function valueOf(select: Component, requested: string): string {
  if (select.type !== 3) return requested;
  const option = (select.options ?? []).find((one) => one.value === requested || one.label === requested);
  if (option === undefined) throw new ClientRefusal(`the menu has no option "${requested}"`);
  return option.value;
}
