/** A Discord on loopback. In tests: `startLocalDiscord`. For using a bot without a token, at a page: `openSandbox`. */
export { LOCAL_TOKEN, startLocalDiscord } from './local-discord.ts';
export type { LocalDiscord, LocalDiscordOptions } from './local-discord.ts';
export type { Channel, Component, Guild, Id, Message, User, WorldData } from './model.ts';
export type { World, WorldEvent } from './world.ts';
export type { PermissionName } from './permissions.ts';
export { ClientRefusal } from './person.ts';
export type { OpenModal, Outcome, Person, PersonInChannel, WaitOptions } from './person.ts';
export { seeMessage } from './seen-message.ts';
export type { SeenButton, SeenFile, SeenMessage, SeenSelect } from './seen-message.ts';
export type { Fault, RequestFilter } from './misbehaviour.ts';
export { FolderInUseError, openSandbox } from './sandbox.ts';
export type { Sandbox, SandboxOptions } from './sandbox.ts';
