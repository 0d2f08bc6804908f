/** Plain HTTP requests at a local Discord: what a bot without a library would send. */
import type { LocalDiscord } from '../src/index.ts';
import type { Interaction } from '../src/interactions.ts';

export interface RawAnswer {
  readonly status: number;
  readonly code: number | undefined;
  /** `components.0.custom_id: BASE_TYPE_MAX_LENGTH` */
  readonly errors: readonly string[];
  readonly body: Record<string, unknown>;
}

export interface RawFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function request(
  discord: LocalDiscord,
  method: string,
  path: string,
  body?: unknown,
  how: { readonly files?: readonly RawFile[]; readonly token?: string; readonly open?: boolean } = {},
): Promise<RawAnswer> {
  const headers = new Headers();
  if (how.open !== true) headers.set('authorization', `Bot ${how.token ?? discord.token}`);
  const response = await fetch(`${discord.api}/v10${path}`, {
    method,
    headers,
    ...bodyOf(body, how.files, headers),
  });
  const text = await response.text();
  const json: unknown = text === '' ? {} : JSON.parse(text);
  const record = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>; // JSON
  const code = record.code;
  return {
    status: response.status,
    code: typeof code === 'number' ? code : undefined,
    errors: [...flat(record.errors, [])],
    body: record,
  };
}

function bodyOf(
  body: unknown,
  files: readonly RawFile[] | undefined,
  headers: Headers,
): { body?: string | FormData } {
  if (files !== undefined) {
    const form = new FormData();
    if (body !== undefined) form.set('payload_json', JSON.stringify(body));
    for (const [index, file] of files.entries())
      form.set(`files[${index}]`, new Blob([new Uint8Array(file.bytes)]), file.name);
    return { body: form };
  }
  if (body === undefined) return {};
  headers.set('content-type', 'application/json');
  return { body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function* flat(tree: unknown, path: readonly string[]): Generator<string> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    if (key === '_errors' && Array.isArray(value))
      for (const { code } of value as { code: string }[]) yield `${path.join('.')}: ${code}`; // Discord's form of errors
    else yield* flat(value, [...path, key]);
  }
}

/** An interaction nobody has answered yet, with the paths for answering it. */
export function interactionOf(
  discord: LocalDiscord,
  type: 'command' | 'component' | 'autocomplete' | 'modal' = 'command',
): { readonly interaction: Interaction; readonly callback: string; readonly webhook: string } {
  const { channel } = discord.home;
  const alice = discord.person('Alice');
  const message = discord.world.messagesIn(channel.id).at(-1);
  const types = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
  const interaction = discord.interactions.create({
    type: types[type],
    userId: alice.id,
    channelId: channel.id,
    data: {},
    message: type === 'component' ? message : undefined,
  });
  discord.interactions.deliver(interaction);
  return {
    interaction,
    callback: `/interactions/${interaction.id}/${interaction.token}/callback`,
    webhook: `/webhooks/${discord.world.application.id}/${interaction.token}`,
  };
}
