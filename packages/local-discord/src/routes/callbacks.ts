/** POST /interactions/{id}/{token}/callback: the first answer, within three seconds, once. */
import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import type { ZodMiniType } from 'zod/mini';
import { checkModal } from '../component-rules.ts';
import { FormErrors } from '../form.ts';
import { CALLBACK, INTERACTION, type Choice, type Interaction, type Modal } from '../interactions.ts';
import { EDIT_FLAGS, REPLY_FLAGS, type MessageBody } from '../message-rules.ts';
import { FLAGS, hasFlag, type Message, type Origin } from '../model.ts';
import { messagePayload } from '../payloads.ts';
import { checkedMessage, editMessage, postMessage } from '../posting.ts';
import { NO_CONTENT, answer, invalidForm, refusal, type Answer } from '../refusal.ts';
import { openRoute, type Request, type Route } from '../request.ts';
import { bad, good, type Result } from '../result.ts';
import { checkSchema } from '../schemas.ts';

export const CALLBACK_ROUTES: readonly Route[] = [
  openRoute('POST', '/interactions/{interaction}/{token}/callback', callback),
];

interface CallbackBody {
  type: number;
  data?: unknown;
}

const SCHEMAS: ReadonlyMap<number, ZodMiniType> = new Map([
  [CALLBACK.message, CreateMessageInteractionCallbackRequestSchema],
  [CALLBACK.deferMessage, CreateMessageInteractionCallbackRequestSchema],
  [CALLBACK.deferUpdate, UpdateMessageInteractionCallbackRequestSchema],
  [CALLBACK.update, UpdateMessageInteractionCallbackRequestSchema],
  [CALLBACK.autocomplete, ApplicationCommandAutocompleteCallbackRequestSchema],
  [CALLBACK.modal, ModalInteractionCallbackRequestSchema],
]);

function callback(request: Request): Answer {
  const { interactions } = request.discord;
  const interaction = interactions.find(request.param('interaction'), request.param('token'));
  if (interaction === undefined) return refusal(10062);
  if (interaction.state === 'acknowledged') return refusal(40060);
  if (interactions.isLate(interaction)) return refusal(10062);
  const body = readCallback(request.body, interaction);
  if (!body.ok) return body.error;
  const done = perform(request, interaction, body.value);
  if (done !== undefined) return done;
  interaction.state = 'acknowledged';
  interaction.acknowledgedAs = body.value.type;
  interactions.changed(interaction);
  return request.query.get('with_response') === 'true' ? withResponse(request, interaction) : NO_CONTENT;
}

/** Which first answers an interaction can have. */
function allowedTypes(interaction: Interaction): readonly number[] {
  if (interaction.type === INTERACTION.autocomplete) return [CALLBACK.autocomplete];
  const always = [CALLBACK.message, CALLBACK.deferMessage];
  const update = interaction.message === undefined ? [] : [CALLBACK.deferUpdate, CALLBACK.update];
  const modal = interaction.type === INTERACTION.modal ? [] : [CALLBACK.modal];
  return [...always, ...update, ...modal];
}

function readCallback(body: unknown, interaction: Interaction): Result<CallbackBody, Answer> {
  const type = typeof body === 'object' && body !== null && 'type' in body ? Number(body.type) : NaN;
  const schema = SCHEMAS.get(type);
  const allowed = allowedTypes(interaction);
  if (schema === undefined || !allowed.includes(type)) {
    const errors = new FormErrors();
    errors.add(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
    return bad(invalidForm(errors));
  }
  const read = checkSchema(schema, body);
  return read.ok ? good(read.value as CallbackBody) : bad(invalidForm(read.error)); // the schema describes this type
}

/** Does what the callback asks; an answer is a refusal, and the interaction stays unacknowledged. */
function perform(request: Request, interaction: Interaction, body: CallbackBody): Answer | undefined {
  switch (body.type) {
    case CALLBACK.message:
      return reply(request, interaction, body.data ?? {});
    case CALLBACK.deferMessage:
      return defer(request, interaction, body.data ?? {});
    case CALLBACK.deferUpdate:
      deferUpdate(interaction);
      return undefined;
    case CALLBACK.update:
      return update(request, interaction, body.data ?? {});
    case CALLBACK.autocomplete:
      return offer(interaction, body.data as { choices?: Choice[] | null } | undefined); // as its schema says
    default:
      return openModal(interaction, body.data as Modal); // as its schema says
  }
}

export function originOf(interaction: Interaction): Origin {
  return {
    interactionId: interaction.id,
    userId: interaction.userId,
    type: interaction.type,
    ...(interaction.command === undefined ? {} : { command: interaction.command }),
    ...(interaction.message === undefined ? {} : { messageId: interaction.message.id }),
  };
}

/** Answers to commands are messages of their own type; others look like replies or plain ones. */
const typeOf = (interaction: Interaction): number => (interaction.type === INTERACTION.command ? 20 : 0);

function reply(
  { discord, uploads }: Request,
  interaction: Interaction,
  data: MessageBody,
): Answer | undefined {
  const checked = checkedMessage(data, { flags: REPLY_FLAGS, uploads, at: ['data'] });
  if (!checked.ok) return checked.error;
  const ephemeral = hasFlag(data.flags ?? 0, 'ephemeral');
  const message = postMessage(discord.world, data, uploads, {
    channelId: interaction.channelId,
    authorId: discord.world.botId,
    type: typeOf(interaction),
    visibleTo: ephemeral ? interaction.userId : undefined,
    origin: originOf(interaction),
  });
  interaction.ephemeral = ephemeral;
  interaction.originalId = message.id;
  return undefined;
}

function defer({ discord }: Request, interaction: Interaction, data: MessageBody): Answer | undefined {
  const flags = data.flags ?? 0;
  if ((flags & ~FLAGS.ephemeral) !== 0) {
    const errors = new FormErrors();
    errors.add(['data', 'flags'], 'BASE_TYPE_CHOICES', 'Only EPHEMERAL can be set when deferring.');
    return invalidForm(errors);
  }
  const ephemeral = hasFlag(flags, 'ephemeral');
  const message = postMessage(discord.world, {}, [], {
    channelId: interaction.channelId,
    authorId: discord.world.botId,
    type: typeOf(interaction),
    flags: flags | FLAGS.loading,
    visibleTo: ephemeral ? interaction.userId : undefined,
    origin: originOf(interaction),
  });
  interaction.ephemeral = ephemeral;
  interaction.originalId = message.id;
  interaction.pending = true;
  return undefined;
}

function deferUpdate(interaction: Interaction): void {
  const { message } = interaction;
  if (message === undefined) return;
  interaction.originalId = message.id;
  interaction.ephemeral = message.visibleTo !== undefined;
}

function update(
  { discord, uploads }: Request,
  interaction: Interaction,
  data: MessageBody,
): Answer | undefined {
  const { message } = interaction;
  if (message === undefined || !isThere(discord, message)) return refusal(10008);
  const checked = checkedMessage(data, { flags: EDIT_FLAGS, uploads, before: message, at: ['data'] });
  if (!checked.ok) return checked.error;
  editMessage(discord.world, message, data, uploads);
  deferUpdate(interaction);
  return undefined;
}

const isThere = ({ world }: Request['discord'], message: Message): boolean =>
  world.message(message.channelId, message.id) !== undefined;

const CHOICE_VALUE_AT_MOST = 100;

function offer(
  interaction: Interaction,
  data: { choices?: Choice[] | null } | undefined,
): Answer | undefined {
  const choices = data?.choices ?? [];
  const errors = new FormErrors();
  const numeric = NUMERIC.has(focusedType(interaction.data) ?? 0);
  for (const [index, { value }] of choices.entries()) {
    const path = ['data', 'choices', index, 'value'];
    if (typeof value === 'string' && value.length > CHOICE_VALUE_AT_MOST)
      errors.tooLong(path, CHOICE_VALUE_AT_MOST);
    if (numeric !== (typeof value === 'number'))
      errors.add(path, 'BASE_TYPE_BAD_TYPE', `Expected a value of type ${numeric ? 'number' : 'string'}.`);
  }
  if (errors.list.length > 0) return invalidForm(errors);
  interaction.choices = choices;
  return undefined;
}

/** Integer and number options. */
const NUMERIC = new Set([4, 10]);

/** The type of the option that is being typed. */
function focusedType(data: object): number | undefined {
  if ('focused' in data && 'type' in data) return Number(data.type);
  const options: readonly unknown[] = 'options' in data && Array.isArray(data.options) ? data.options : [];
  return options
    .map((one) => (typeof one === 'object' && one !== null ? focusedType(one) : undefined))
    .find(Boolean);
}

function openModal(interaction: Interaction, modal: Modal): Answer | undefined {
  const errors = new FormErrors();
  checkModal(modal.components, ['data'], errors);
  if (errors.list.length > 0) return invalidForm(errors);
  interaction.modal = modal;
  return undefined;
}

function withResponse({ discord }: Request, interaction: Interaction): Answer {
  const { world } = discord;
  const message =
    interaction.originalId === undefined
      ? undefined
      : world.message(interaction.channelId, interaction.originalId);
  const carries = message !== undefined && interaction.acknowledgedAs !== CALLBACK.deferUpdate;
  return answer({
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message === undefined
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: interaction.pending,
            response_message_ephemeral: interaction.ephemeral,
          }),
    },
    resource: {
      type: interaction.acknowledgedAs,
      ...(carries ? { message: messagePayload(world, discord.origin(), message) } : {}),
    },
  });
}
