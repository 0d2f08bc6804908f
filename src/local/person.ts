/** What a human at a Discord client can do, and what he then sees. Drives the world; the page does so too. */
import { fillModal, type ModalValues } from './filled-modal.ts';
import {
  CALLBACK,
  INTERACTION,
  type Asked,
  type Choice,
  type Interaction,
  type Interactions,
  type Modal,
} from './interactions.ts';
import type { Channel, Component, Id, Message, Notification, User } from './model.ts';
import { everyComponent } from './payloads.ts';
import { postMessage } from './posting.ts';
import { SELECT_TYPES, see, type Seen } from './seen.ts';
import { commandsFor, readTyped, resolveUsers, type TypedValues } from './typed-command.ts';
import type { World } from './world.ts';

/** The part of the local Discord a person needs. */
export interface Stage {
  readonly world: World;
  readonly interactions: Interactions;
  readonly url: string;
  readonly until: <T>(test: () => T | undefined | false, timeoutMs?: number, what?: string) => Promise<T>;
  readonly quiet: (ms?: number) => Promise<void>;
}

/** The Discord client would not let him. */
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

export type Acknowledged = (typeof HOW)[keyof typeof HOW];

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
  readonly message: Seen | undefined;
  readonly followUps: readonly Seen[];
  readonly modal: OpenModal | undefined;
}

export interface Patience {
  /** How often Discord delivers it. */
  readonly deliveries?: number;
  /** How long a deferral may stay unanswered. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;

export class Person {
  readonly stage: Stage;
  readonly id: Id;

  constructor(stage: Stage, id: Id) {
    this.stage = stage;
    this.id = id;
  }

  get user(): User {
    const user = this.stage.world.user(this.id);
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

  in(channel: Channel | Id): Seat {
    const { world } = this.stage;
    const found = world.channel(typeof channel === 'string' ? channel : channel.id);
    if (found === undefined || !world.may(this.id, 'ViewChannel', found))
      throw new ClientRefusal(`${this.name} sees no such channel`);
    return new Seat(this, found);
  }

  /** The direct channel with the bot. */
  direct(): Seat {
    const { world } = this.stage;
    return new Seat(this, world.directChannel(world.botId, this.id));
  }

  notifications(): readonly Notification[] {
    return this.stage.world.notifications.filter((one) => one.userId === this.id);
  }
}

/** A person in a channel. */
export class Seat {
  readonly person: Person;
  readonly channel: Channel;
  readonly #stage: Stage;

  constructor(person: Person, channel: Channel) {
    this.person = person;
    this.channel = channel;
    this.#stage = person.stage;
  }

  messages(): readonly Seen[] {
    const { world, url } = this.#stage;
    return world
      .messagesIn(this.channel.id)
      .filter((message) => world.sees(this.person.id, message))
      .map((message) => see(world, url, message));
  }

  last(): Seen {
    const last = this.messages().at(-1);
    if (last === undefined) throw new ClientRefusal(`${this.person.name} sees no message`);
    return last;
  }

  /** The message as it is now. */
  again(message: Seen | Id | undefined): Seen {
    return see(this.#stage.world, this.#stage.url, this.#message(message));
  }

  say(content: string): Seen {
    const { world, url } = this.#stage;
    const posting = { channelId: this.channel.id, authorId: this.person.id };
    return see(world, url, postMessage(world, { content }, [], posting));
  }

  /** Names of the commands offered after a slash, as `game new`. */
  commands(): readonly string[] {
    return commandsFor(this.#stage.world, this.person.id, this.channel).map(({ body }) => body.name);
  }

  async type(line: string, values: TypedValues = {}, patience: Patience = {}): Promise<Outcome> {
    const typed = readTyped(this.#stage.world, this.#who(), line, values);
    if (!typed.ok) throw new ClientRefusal(typed.error);
    const { data, name } = typed.value;
    return await this.#act({ type: INTERACTION.command, data, command: name }, patience);
  }

  async autocomplete(line: string, values: TypedValues, focused: string): Promise<readonly Choice[]> {
    const typed = readTyped(this.#stage.world, this.#who(), line, values, focused);
    if (!typed.ok) throw new ClientRefusal(typed.error);
    const outcome = await this.#act({ type: INTERACTION.autocomplete, data: typed.value.data }, {});
    if (outcome.interaction.choices === undefined) throw new ClientRefusal('loading options failed');
    return outcome.interaction.choices;
  }

  /** A button, by its custom id or its label. */
  async click(message: Seen | Id | undefined, which: string, patience: Patience = {}): Promise<Outcome> {
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
    message: Seen | Id | undefined,
    customId: string,
    values: readonly string[],
    patience: Patience = {},
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
      select.type === 3 ? {} : { resolved: resolveUsers(this.#stage.world, this.channel, chosen) };
    const data = {
      component_type: select.type,
      custom_id: customId,
      id: select.id,
      values: chosen,
      ...resolved,
    };
    return await this.#act({ type: INTERACTION.component, data, message: shown }, patience);
  }

  async submit(modal: OpenModal | undefined, values: ModalValues, patience: Patience = {}): Promise<Outcome> {
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
    message: Seen | Id | undefined,
    customId: string,
    how: Patience & { readonly componentType?: number; readonly values?: readonly string[] } = {},
  ): Promise<Outcome> {
    const data = {
      component_type: how.componentType ?? (how.values === undefined ? 2 : 3),
      custom_id: customId,
      id: 1,
      ...(how.values === undefined ? {} : { values: how.values }),
    };
    return await this.#act({ type: INTERACTION.component, data, message: this.#message(message) }, how);
  }

  #who(): { userId: Id; channel: Channel } {
    return { userId: this.person.id, channel: this.channel };
  }

  #message(message: Seen | Id | undefined): Message {
    const id = typeof message === 'string' ? message : message?.id;
    const found = id === undefined ? undefined : this.#stage.world.message(this.channel.id, id);
    if (found === undefined || !this.#stage.world.sees(this.person.id, found))
      throw new ClientRefusal(`${this.person.name} sees no such message`);
    return found;
  }

  async #act(asked: Omit<Asked, 'userId' | 'channelId'>, patience: Patience): Promise<Outcome> {
    const { interactions, world } = this.#stage;
    const interaction = interactions.create({ ...asked, userId: this.person.id, channelId: this.channel.id });
    let stirred = false;
    const stop = world.listen((event) => {
      const about =
        event.type === 'message-created' ||
        event.type === 'message-updated' ||
        event.type === 'message-deleted';
      if (about && interaction.state === 'acknowledged' && event.message.authorId === world.botId)
        stirred = true;
    });
    interactions.deliver(interaction, patience.deliveries ?? 1);
    const settled = await this.#settle(interaction, () => stirred, patience.patienceMs ?? PATIENCE_MS);
    stop();
    await this.#stage.quiet();
    return this.#outcome(interaction, settled);
  }

  /** Waits for the acknowledgement, and after a deferral for its answer. */
  async #settle(interaction: Interaction, stirred: () => boolean, patienceMs: number): Promise<boolean> {
    await this.#stage.until(() => interaction.state !== 'waiting', 60_000, 'an acknowledgement or its end');
    if (interaction.state === 'failed') return false;
    const deferred = interaction.acknowledgedAs === CALLBACK.deferMessage;
    const updating = interaction.acknowledgedAs === CALLBACK.deferUpdate;
    try {
      if (deferred) await this.#stage.until(() => !interaction.pending, patienceMs);
      if (updating) await this.#stage.until(stirred, patienceMs);
      return true;
    } catch {
      return false; // out of patience: the outcome says so
    }
  }

  #outcome(interaction: Interaction, settled: boolean): Outcome {
    const { world, url } = this.#stage;
    const show = (id: Id | undefined): Seen[] => {
      const message = id === undefined ? undefined : world.message(this.channel.id, id);
      return message === undefined ? [] : [see(world, url, message)];
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

function valueOf(select: Component, wished: string): string {
  if (select.type !== 3) return wished;
  const option = (select.options ?? []).find((one) => one.value === wished || one.label === wished);
  if (option === undefined) throw new ClientRefusal(`the menu has no option "${wished}"`);
  return option.value;
}
