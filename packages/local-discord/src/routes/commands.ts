import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandUpdateRequestSchema,
} from 'discord-api-spec/zod';
import type { ZodMiniType } from 'zod/mini';
import { COMMANDS_AT_MOST, checkCommand } from '../command-rules.ts';
import { FormErrors, type Path } from '../form.ts';
import type { Command, CommandBody, Id } from '../model.ts';
import { commandPayload } from '../payloads.ts';
import { NO_CONTENT, answer, invalidForm, refusal, type Answer } from '../refusal.ts';
import { route, type Request, type Route } from '../request.ts';
import { bad, good, type Result } from '../result.ts';
import { checkSchema } from '../schemas.ts';
import { reachGuild } from './access.ts';

const CREATIONS_PER_DAY = 200;
const DAY_MS = 24 * 3_600_000;
const BULK_AT_MOST = 130;

export const COMMAND_ROUTES: readonly Route[] = [
  '/applications/{application}',
  '/applications/{application}/guilds/{guild}',
].flatMap((base) => [
  route('GET', `${base}/commands`, scoped(list)),
  route('PUT', `${base}/commands`, scoped(overwrite)),
  route('POST', `${base}/commands`, scoped(create)),
  route('GET', `${base}/commands/{command}`, scoped(getOne)),
  route('PATCH', `${base}/commands/{command}`, scoped(change)),
  route('DELETE', `${base}/commands/{command}`, scoped(remove)),
]);

type Scope = Id | undefined;

/** Commands are the application's, or those of one guild of it. */
function scoped(handle: (request: Request, guildId: Scope) => Answer): (request: Request) => Answer {
  return (request) => {
    if (request.param('application') !== request.discord.world.application.id) return refusal(20012);
    if (request.param('guild') === '') return handle(request, undefined);
    const guild = reachGuild(request);
    return guild.ok ? handle(request, guild.value.id) : guild.error;
  };
}

const shown = ({ discord, query, method }: Request, command: Command, status = 200): Answer =>
  answer(
    commandPayload(discord.world, command, method !== 'GET' || query.get('with_localizations') === 'true'),
    status,
  );

function list(request: Request, guildId: Scope): Answer {
  const { discord, query } = request;
  const full = query.get('with_localizations') === 'true';
  return answer(
    discord.world.commands(guildId).map((command) => commandPayload(discord.world, command, full)),
  );
}

/** The library sends permissions as text, which Discord takes; its description says number. */
function asDescribed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('default_member_permissions' in body)) return body;
  const permissions = body.default_member_permissions;
  return typeof permissions === 'string' && /^\d+$/.test(permissions)
    ? { ...body, default_member_permissions: Number(permissions) }
    : body;
}

function readCommand(
  schema: ZodMiniType,
  body: unknown,
  at: Path,
  before?: CommandBody,
): Result<CommandBody, FormErrors> {
  const read = checkSchema(schema, asDescribed(body), at);
  if (!read.ok) return read;
  const errors = new FormErrors();
  const command = { ...before, ...(read.value as CommandBody) }; // the schema describes this type
  checkCommand(command, at, errors);
  return errors.list.length > 0 ? bad(errors) : good(command);
}

const sameCommand = (command: Command, body: CommandBody): boolean =>
  command.body.name === body.name && (command.body.type ?? 1) === (body.type ?? 1);

/** 200 new names a day; putting what exists creates nothing. */
function mayCreate({ discord }: Request, guildId: Scope, count: number): boolean {
  const { world, commandCreations } = discord;
  const scope = guildId ?? 'global';
  const recent = (commandCreations.get(scope) ?? []).filter((time) => world.now() - time < DAY_MS);
  const fits = recent.length + count <= CREATIONS_PER_DAY;
  const made = fits ? Array.from({ length: count }, () => world.now()) : [];
  commandCreations.set(scope, [...recent, ...made]);
  return fits;
}

const tooMany = (bodies: readonly CommandBody[]): boolean =>
  [...COMMANDS_AT_MOST].some(
    ([type, most]) => bodies.filter((body) => (body.type ?? 1) === type).length > most,
  );

function create(request: Request, guildId: Scope): Answer {
  const { world } = request.discord;
  const body = readCommand(ApplicationCommandCreateRequestSchema, request.body, []);
  if (!body.ok) return invalidForm(body.error);
  const existing = world.commands(guildId).find((command) => sameCommand(command, body.value));
  if (existing === undefined) {
    if (tooMany([...world.commands(guildId).map((command) => command.body), body.value]))
      return refusal(30032);
    if (!mayCreate(request, guildId, 1)) return refusal(30034);
  }
  const command = world.putCommand(body.value, guildId, existing?.id);
  return shown(request, command, existing === undefined ? 201 : 200);
}

function overwrite(request: Request, guildId: Scope): Answer {
  const { world } = request.discord;
  const bodies = readAll(request.body);
  if (!bodies.ok) return invalidForm(bodies.error);
  if (tooMany(bodies.value)) return refusal(30032);
  const before = world.commands(guildId);
  const known = bodies.value.map((body) => before.find((command) => sameCommand(command, body)));
  const created = known.filter((command) => command === undefined).length;
  if (!mayCreate(request, guildId, created)) return refusal(30034);
  world.keepCommands((command) => command.guildId !== guildId);
  const now = bodies.value.map((body, index) => world.putCommand(body, guildId, known[index]?.id));
  return answer(now.map((command) => commandPayload(world, command, true)));
}

function readAll(body: unknown): Result<readonly CommandBody[], FormErrors> {
  const errors = new FormErrors();
  const given: readonly unknown[] = Array.isArray(body) ? body : [];
  if (!Array.isArray(body)) errors.add([], 'BASE_TYPE_BAD_TYPE', 'Only an array is valid here.');
  if (given.length > BULK_AT_MOST) errors.tooLong([], BULK_AT_MOST);
  const bodies: CommandBody[] = [];
  for (const [index, one] of given.entries()) {
    const read = readCommand(ApplicationCommandUpdateRequestSchema, one, [index]);
    if (!read.ok) errors.list.push(...read.error.list);
    else if (
      bodies.some((other) => other.name === read.value.name && (other.type ?? 1) === (read.value.type ?? 1))
    )
      errors.add([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    else bodies.push(read.value);
  }
  return errors.list.length > 0 ? bad(errors) : good(bodies);
}

const found = ({ discord, param }: Request, guildId: Scope): Command | undefined =>
  discord.world.commands(guildId).find((command) => command.id === param('command'));

function getOne(request: Request, guildId: Scope): Answer {
  const command = found(request, guildId);
  return command === undefined ? refusal(10063) : shown(request, command);
}

function change(request: Request, guildId: Scope): Answer {
  const command = found(request, guildId);
  if (command === undefined) return refusal(10063);
  const body = readCommand(ApplicationCommandPatchRequestPartialSchema, request.body, [], command.body);
  if (!body.ok) return invalidForm(body.error);
  return shown(request, request.discord.world.putCommand(body.value, guildId, command.id));
}

function remove(request: Request, guildId: Scope): Answer {
  const command = found(request, guildId);
  if (command === undefined) return refusal(10063);
  request.discord.world.keepCommands((one) => one !== command);
  return NO_CONTENT;
}
