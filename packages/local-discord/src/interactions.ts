/** The life of interactions: created, delivered, acknowledged in time or not, answered until the token ends. */
import { randomBytes } from 'node:crypto';
import type { Component, Id, Message } from './model.ts';
import { interactionPayload } from './interaction-payload.ts';
import type { World } from './world.ts';

export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
export const CALLBACK = {
  message: 4,
  deferMessage: 5,
  deferUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
} as const;

export interface Choice {
  name: string;
  name_localizations?: Record<string, string> | null;
  value: string | number;
}

export interface Modal {
  custom_id: string;
  title: string;
  components: Component[];
}

export interface InteractionRequest {
  readonly type: (typeof INTERACTION)[keyof typeof INTERACTION];
  readonly userId: Id;
  readonly channelId: Id;
  readonly data: object;
  /** The message of the component, or of the component that opened the modal. */
  readonly message?: Message | undefined;
  readonly command?: string;
}

export interface Interaction extends InteractionRequest {
  readonly id: Id;
  readonly token: string;
  readonly createdAt: number;
  readonly payload: object;
  state: 'waiting' | 'acknowledged' | 'failed';
  /** The callback's type. */
  acknowledgedAs?: number;
  /** A deferral whose answer is still to come. */
  pending: boolean;
  ephemeral: boolean;
  originalId?: Id;
  readonly followUps: Id[];
  modal?: Modal;
  choices?: readonly Choice[];
}

export interface InteractionHost {
  readonly world: World;
  readonly ackMs: number;
  readonly tokenMs: number;
  readonly origin: () => string;
  readonly attachmentLimit: number;
  readonly deliver: (interaction: Interaction, times: number) => void;
}

export class Interactions {
  readonly #host: InteractionHost;
  readonly #byId = new Map<Id, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #deadlines = new Set<NodeJS.Timeout>();

  constructor(host: InteractionHost) {
    this.#host = host;
  }

  create(asked: InteractionRequest): Interaction {
    const { world, attachmentLimit } = this.#host;
    const id = world.newId();
    const token = randomBytes(24).toString('base64url');
    const payload = interactionPayload(world, asked, {
      id,
      token,
      origin: this.#host.origin(),
      attachmentLimit,
    });
    const interaction: Interaction = {
      ...asked,
      id,
      token,
      payload,
      createdAt: world.now(),
      state: 'waiting',
      pending: false,
      ephemeral: false,
      followUps: [],
    };
    this.#forgetOld();
    this.#byId.set(id, interaction);
    this.#byToken.set(token, interaction);
    return interaction;
  }

  /** Sends it to the bot; the clock of the acknowledgement runs from here. Discord may deliver one more than once. */
  deliver(interaction: Interaction, times = 1): void {
    this.#host.deliver(interaction, times);
    const deadline = setTimeout(() => {
      this.#deadlines.delete(deadline);
      if (interaction.state !== 'waiting') return;
      interaction.state = 'failed';
      this.changed(interaction);
    }, this.#host.ackMs);
    this.#deadlines.add(deadline);
  }

  find(id: Id, token: string): Interaction | undefined {
    const found = this.#byId.get(id);
    return found?.token === token ? found : undefined;
  }

  byToken(token: string): Interaction | undefined {
    return this.#byToken.get(token);
  }

  isLate(interaction: Interaction): boolean {
    return (
      interaction.state === 'failed' || this.#host.world.now() - interaction.createdAt > this.#host.ackMs
    );
  }

  isOver(interaction: Interaction): boolean {
    return this.#host.world.now() - interaction.createdAt > this.#host.tokenMs;
  }

  changed(interaction: Interaction): void {
    this.#host.world.emit({ type: 'interaction-changed', interactionId: interaction.id });
  }

  /** An ended token answers 50027 like one that never was, so nothing of it need be kept. */
  #forgetOld(): void {
    for (const [id, interaction] of this.#byId) {
      if (!this.isOver(interaction)) return;
      this.#byId.delete(id);
      this.#byToken.delete(interaction.token);
    }
  }

  close(): void {
    for (const deadline of this.#deadlines) clearTimeout(deadline);
    this.#deadlines.clear();
  }
}
