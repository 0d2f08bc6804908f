/** What the page and its server tell each other. Types only: the page's own TypeScript reads this file too. */
import type { APIEmbed } from 'discord-api-types/v10';
import type { Component, Id } from './model.ts';

export type BotState = 'online' | 'starting' | 'restarting';

export interface ShownPerson {
  readonly id: Id;
  readonly name: string;
  readonly locale: string;
  /** Badges: new messages that call this person and were not looked at. */
  readonly waiting: number;
}

export interface ShownChannel {
  readonly id: Id;
  readonly name: string;
  readonly kind: 'text' | 'thread' | 'direct';
  readonly parentId?: Id;
  /** Badges of the person who looks. */
  readonly waiting: number;
}

/** Everything around the messages. */
export interface Surroundings {
  readonly serverName: string;
  /** Under the bot's name; without it the page says that this is a local Discord. */
  readonly subtitle?: string;
  /** How to use the bot on real Discord. */
  readonly connectSteps: readonly string[];
  readonly bot: { readonly id: Id; readonly name: string; readonly state: BotState };
  readonly people: readonly ShownPerson[];
  readonly channels: readonly ShownChannel[];
}

export interface ShownFile {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  readonly contentType: string;
  readonly size: number;
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface ShownMessage {
  readonly id: Id;
  readonly authorId: Id;
  readonly kind: 'message' | 'threadStarted';
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly Component[];
  readonly files: readonly ShownFile[];
  readonly ephemeral: boolean;
  /** "is thinking": the bot has deferred its answer. */
  readonly loading: boolean;
  readonly mentions: readonly Id[];
  readonly mentionsEveryone: boolean;
  readonly createdAt: number;
  readonly editedAt?: number;
  readonly reply?: { readonly authorId: Id; readonly content: string };
  /** Who called the bot, and with what. */
  readonly origin?: { readonly userId: Id; readonly command?: string };
  readonly thread?: { readonly id: Id; readonly name: string };
}

export interface OfferedOption {
  readonly name: string;
  /** In the person's language, as are the description and the choices' names. */
  readonly shownName: string;
  readonly description: string;
  readonly type: number;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly OfferedChoice[];
  readonly least?: number;
  readonly most?: number;
}

export interface OfferedChoice {
  readonly name: string;
  readonly value: string | number;
}

/** A command as it is offered after a slash; subcommands are offered one by one. */
export interface OfferedCommand {
  /** `config set` */
  readonly path: string;
  readonly shownPath: string;
  readonly description: string;
  readonly options: readonly OfferedOption[];
}

export interface ShownModal {
  /** To be sent back with what was filled in. */
  readonly id: Id;
  readonly title: string;
  readonly components: readonly Component[];
}

/** Where somebody is: the stream begins with it, after every connection. */
export interface PageState {
  readonly as: Id;
  readonly in: Id;
  readonly shell: Surroundings;
  readonly messages: readonly ShownMessage[];
  /** There are older messages than these. */
  readonly earlier: boolean;
  readonly commands: readonly OfferedCommand[];
}

export type PageEvent =
  | ({ readonly type: 'here' } & PageState)
  | { readonly type: 'shell'; readonly shell: Surroundings }
  | { readonly type: 'commands'; readonly commands: readonly OfferedCommand[] }
  | { readonly type: 'message'; readonly message: ShownMessage; readonly isNew: boolean }
  | { readonly type: 'gone'; readonly id: Id }
  | { readonly type: 'typing'; readonly userId: Id };

interface Place {
  readonly as: Id;
  readonly in: Id;
}

export type CommandValues = Readonly<Record<string, string | number | boolean>>;
export type ModalAnswers = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What the page asks for, by `POST /do/<name>`. */
export interface ActionBodies {
  readonly say: Place & { readonly content: string };
  readonly look: Place;
  readonly type: Place & { readonly line: string; readonly values: CommandValues };
  readonly complete: Place & {
    readonly line: string;
    readonly values: CommandValues;
    readonly focused: string;
  };
  readonly click: Place & { readonly message: Id; readonly customId: string };
  readonly select: Place & {
    readonly message: Id;
    readonly customId: string;
    readonly values: readonly string[];
  };
  readonly submit: Place & { readonly modal: Id; readonly values: ModalAnswers };
  readonly dismiss: Place & { readonly message: Id };
  readonly direct: { readonly as: Id };
  readonly person: { readonly name: string; readonly locale: string };
  readonly rename: { readonly id: Id; readonly name: string; readonly locale: string };
  readonly channel: { readonly name: string };
  readonly thread: Place & { readonly name: string; readonly message?: Id | undefined };
  readonly restart: Record<string, never>;
  readonly 'new-world': Record<string, never>;
}

export type ActionName = keyof ActionBodies;

export interface ActionResult {
  /** The Discord client would refuse; a sentence that says why. */
  readonly refused?: string;
  /** The bot did not acknowledge in time. */
  readonly failed?: boolean;
  readonly modal?: ShownModal;
  readonly choices?: readonly OfferedChoice[];
  /** What was made: a person, a channel. */
  readonly id?: Id;
}
