/** The local world on disk: `world.json`, whole or not at all, and a file for each attachment. */
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Id, WorldData } from './model.ts';
import { bad, good, type Result } from './result.ts';
import type { World } from './world.ts';

const WORLD_FILE = 'world.json';
const FILES = 'files';
/** Steps that follow one another closely are written once. */
const SAVE_AFTER_MS = 300;
const SCHEMA = 1;

const id = z.string().check(z.regex(/^\d{17,19}$/));
const record = <T extends z.ZodMiniType>(value: T) => z.record(id, value);
const loose = z.looseObject;

/** As much as must hold for the world to turn; what a bot sent was checked when it came. */
const SAVED = z.object({
  schema: z.literal(SCHEMA),
  world: z.object({
    application: z.object({ id, name: z.string() }),
    lastId: id,
    users: record(
      z.object({
        id,
        name: z.string(),
        bot: z.boolean(),
        locale: z.string(),
        acceptsDirectMessages: z.boolean(),
        installedApp: z.optional(z.boolean()),
      }),
    ),
    guilds: record(
      loose({
        id,
        name: z.string(),
        locale: z.string(),
        ownerId: id,
        roles: z.array(loose({ id, name: z.string(), permissions: z.string() })),
        members: record(loose({ userId: id, roles: z.array(id), joinedAt: z.number() })),
      }),
    ),
    channels: record(
      loose({
        id,
        kind: z.enum(['text', 'direct', 'publicThread', 'privateThread']),
        name: z.string(),
        overwrites: z.array(loose({ id })),
      }),
    ),
    messages: record(
      z.array(
        loose({
          id,
          channelId: id,
          authorId: id,
          type: z.number(),
          content: z.string(),
          embeds: z.array(loose({})),
          components: z.array(loose({ type: z.number() })),
          attachments: z.array(loose({ id, filename: z.string(), contentType: z.string() })),
          flags: z.number(),
          mentions: loose({ users: z.array(id), roles: z.array(id), everyone: z.boolean() }),
          createdAt: z.number(),
        }),
      ),
    ),
    commands: z.array(loose({ id, version: id, body: loose({ name: z.string() }) })),
    notifications: z.array(loose({ userId: id, channelId: id, messageId: id, at: z.number() })),
    files: record(z.object({ name: z.string(), contentType: z.string() })),
  }),
});

/** undefined: there is none yet. A sentence: there is one that can't be used. */
export async function readWorld(folder: string): Promise<Result<WorldData | undefined, string>> {
  const file = join(folder, WORLD_FILE);
  try {
    const text = await readFile(file, 'utf8');
    const read = SAVED.safeParse(JSON.parse(text));
    if (!read.success) return bad(`${file} is not a world of the local Discord`);
    const world = read.data.world as unknown as WorldData; // the schema holds it to that shape
    if (!isWhole(world)) return bad(`${file} lacks its bot, its server or its people`);
    return good(afterAPause(world));
  } catch (error) {
    if (isMissing(error)) return good(undefined);
    return bad(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isWhole(world: WorldData): boolean {
  const people = Object.values(world.users).filter((user) => !user.bot);
  const channels = Object.values(world.channels);
  return (
    world.users[world.application.id]?.bot === true &&
    Object.keys(world.guilds).length > 0 &&
    people.length > 0 &&
    channels.some((channel) => channel.kind === 'text') &&
    channels.every((channel) => world.messages[channel.id] !== undefined)
  );
}

/** Ephemeral messages are gone when a client restarts, and so are badges of messages that are gone. */
function afterAPause(world: WorldData): WorldData {
  const messages = Object.fromEntries(
    Object.entries(world.messages).map(([channelId, list]) => [
      channelId,
      list.filter((message) => message.visibleTo === undefined),
    ]),
  );
  const kept = new Set(
    Object.values(messages).flatMap((list) =>
      list.flatMap((message) => message.attachments.map((file) => file.id)),
    ),
  );
  const files = Object.fromEntries(Object.entries(world.files).filter(([fileId]) => kept.has(fileId)));
  return { ...world, messages, files };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Writes the world after each change, a little later; `close` writes what is still due. */
export class WorldStore {
  readonly #world: World;
  readonly #folder: string;
  readonly #onTrouble: (sentence: string) => void;
  readonly #written = new Set<Id>();
  readonly #stop: () => void;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(world: World, folder: string, onTrouble: (sentence: string) => void) {
    this.#world = world;
    this.#folder = folder;
    this.#onTrouble = onTrouble;
    this.#stop = world.listen((event) => {
      if (event.type !== 'typing') this.#soon();
    });
  }

  async open(): Promise<void> {
    await mkdir(join(this.#folder, FILES), { recursive: true });
    for (const name of await readdir(join(this.#folder, FILES))) this.#written.add(name);
    await this.#save();
  }

  /** A picture that is not there is shown as missing. */
  async readFile(fileId: Id): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folder, FILES, fileId));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#saving = this.#saving.then(() => this.#save());
    }, SAVE_AFTER_MS);
  }

  async #save(): Promise<void> {
    try {
      const { files, ...rest } = this.#world.data;
      const about = Object.entries(files).map(([fileId, { name, contentType }]) => [
        fileId,
        { name, contentType },
      ]);
      const text = JSON.stringify({
        schema: SCHEMA,
        world: { ...rest, files: Object.fromEntries(about) as object }, // a record by id
      });
      for (const [fileId, { base64 }] of Object.entries(files)) {
        if (base64 === undefined) continue;
        await replaceFile(join(this.#folder, FILES, fileId), Buffer.from(base64, 'base64'));
        this.#written.add(fileId);
        this.#world.forgetBytes(fileId);
      }
      await replaceFile(join(this.#folder, WORLD_FILE), text);
      await this.#sweep(new Set(Object.keys(files)));
    } catch (error) {
      this.#onTrouble(
        `The local world can't be saved: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  async #sweep(kept: ReadonlySet<Id>): Promise<void> {
    for (const fileId of this.#written) {
      if (kept.has(fileId)) continue;
      await rm(join(this.#folder, FILES, fileId), { force: true });
      this.#written.delete(fileId);
    }
  }

  async close(): Promise<void> {
    this.#stop();
    clearTimeout(this.#timer);
    await this.#saving;
    await this.#save();
  }
}

/** A reader finds the old file or the new one, never half of either. */
async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  await writeFile(unfinished, content, { flush: true });
  await rename(unfinished, file);
}
