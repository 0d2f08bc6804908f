/** /webhooks/{application}/{interaction token}: what follows the first answer, for 15 minutes. */
import {
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
} from 'discord-api-spec/zod';
import { INTERACTION, type Interaction } from '../interactions.ts';
import { EDIT_FLAGS, REPLY_FLAGS } from '../message-rules.ts';
import { hasFlag, type Message } from '../model.ts';
import { messagePayload } from '../payloads.ts';
import { editMessage, postMessage, readMessage } from '../posting.ts';
import { NO_CONTENT, answer, refusal, type Answer } from '../refusal.ts';
import { openRoute, type Request, type Route } from '../request.ts';
import { bad, good, type Result } from '../result.ts';
import { originOf } from './callbacks.ts';

export const WEBHOOK_ROUTES: readonly Route[] = [
  openRoute('POST', '/webhooks/{application}/{token}', followUp),
  openRoute('GET', '/webhooks/{application}/{token}/messages/{message}', (request) => {
    const found = reachAnswer(request);
    return found.ok ? shown(request, found.value.message) : found.error;
  }),
  openRoute('PATCH', '/webhooks/{application}/{token}/messages/{message}', edit),
  openRoute('DELETE', '/webhooks/{application}/{token}/messages/{message}', remove),
];

const shown = ({ discord }: Request, message: Message): Answer =>
  answer(messagePayload(discord.world, discord.origin(), message));

function reachInteraction({ discord, param }: Request): Result<Interaction, Answer> {
  const interaction = discord.interactions.byToken(param('token'));
  if (interaction === undefined || discord.interactions.isOver(interaction)) return bad(refusal(50027));
  if (param('application') !== discord.world.application.id) return bad(refusal(10015));
  if (interaction.state !== 'acknowledged' || interaction.type === INTERACTION.autocomplete)
    return bad(refusal(10015));
  return good(interaction);
}

/** A token reaches its own answers only; @original of a component is the message with the component. */
function reachAnswer(request: Request): Result<{ interaction: Interaction; message: Message }, Answer> {
  const interaction = reachInteraction(request);
  if (!interaction.ok) return interaction;
  const { originalId, followUps, channelId } = interaction.value;
  const requested = request.param('message');
  const id =
    requested === '@original' ? originalId : [originalId, ...followUps].find((one) => one === requested);
  const message = id === undefined ? undefined : request.discord.world.message(channelId, id);
  return message === undefined ? bad(refusal(10008)) : good({ interaction: interaction.value, message });
}

function followUp(request: Request): Answer {
  const { world, interactions } = request.discord;
  const interaction = reachInteraction(request);
  if (!interaction.ok) return interaction.error;
  const { uploads } = request;
  const body = readMessage(IncomingWebhookRequestPartialSchema, request.body, {
    flags: REPLY_FLAGS,
    uploads,
    at: [],
  });
  if (!body.ok) return body.error;
  const original = pendingOriginal(request, interaction.value);
  // The first follow-up of a deferral is its answer, with the deferral's ephemerality.
  if (original !== undefined) {
    const { flags, ...rest } = body.value;
    const kept = (flags ?? 0) & ~(1 << 6);
    editMessage(world, original, { ...rest, flags: kept }, uploads);
    settle(request, interaction.value);
    return shown(request, original);
  }
  const ephemeral = hasFlag(body.value.flags ?? 0, 'ephemeral');
  const message = postMessage(world, body.value, uploads, {
    channelId: interaction.value.channelId,
    authorId: world.botId,
    visibleTo: ephemeral ? interaction.value.userId : undefined,
    origin: originOf(interaction.value),
  });
  interaction.value.followUps.push(message.id);
  interactions.changed(interaction.value);
  return shown(request, message);
}

function pendingOriginal({ discord }: Request, interaction: Interaction): Message | undefined {
  if (!interaction.pending || interaction.originalId === undefined) return undefined;
  return discord.world.message(interaction.channelId, interaction.originalId);
}

function settle({ discord }: Request, interaction: Interaction): void {
  interaction.pending = false;
  discord.interactions.changed(interaction);
}

function edit(request: Request): Answer {
  const found = reachAnswer(request);
  if (!found.ok) return found.error;
  const { message, interaction } = found.value;
  const where = { flags: EDIT_FLAGS, uploads: request.uploads, before: message, at: [] };
  const body = readMessage(IncomingWebhookUpdateRequestPartialSchema, request.body, where);
  if (!body.ok) return body.error;
  editMessage(request.discord.world, message, body.value, request.uploads);
  if (message.id === interaction.originalId) settle(request, interaction);
  return shown(request, message);
}

function remove(request: Request): Answer {
  const found = reachAnswer(request);
  if (!found.ok) return found.error;
  request.discord.world.deleteMessage(found.value.message);
  settle(request, found.value.interaction);
  return NO_CONTENT;
}
