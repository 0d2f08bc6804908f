import { CHANNEL_TYPES, type Channel, type Guild, type Id } from './model.ts';

export const PERMISSIONS = {
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
} as const;

export type PermissionName = keyof typeof PERMISSIONS;

export const bits = (...names: readonly PermissionName[]): bigint =>
  names.reduce((sum, name) => sum | PERMISSIONS[name], 0n);

export const EVERY_PERMISSION = bits(...(Object.keys(PERMISSIONS) as PermissionName[])); // the keys are its names

/** What a new guild lets everybody do. */
export const EVERYONE = bits(
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
);

function inGuild(guild: Guild, userId: Id): bigint {
  const member = guild.members[userId];
  if (member === undefined) return 0n;
  if (guild.ownerId === userId) return EVERY_PERMISSION;
  const granted = guild.roles
    .filter((role) => role.id === guild.id || member.roles.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return granted & PERMISSIONS.Administrator ? EVERY_PERMISSION : granted;
}

/** Discord's order: @everyone's overwrite, then those of roles together, then the member's own. */
function overwritten(base: bigint, guild: Guild, channel: Channel, userId: Id): bigint {
  const roles = guild.members[userId]?.roles ?? [];
  const layers = [
    channel.overwrites.filter((one) => one.id === guild.id),
    channel.overwrites.filter((one) => one.type === 'role' && one.id !== guild.id && roles.includes(one.id)),
    channel.overwrites.filter((one) => one.type === 'member' && one.id === userId),
  ];
  return layers.reduce((granted, layer) => {
    const deny = layer.reduce((sum, one) => sum | BigInt(one.deny), 0n);
    const allow = layer.reduce((sum, one) => sum | BigInt(one.allow), 0n);
    return (granted & ~deny) | allow;
  }, base);
}

/** `channel` is the one with the overwrites: of a thread, its parent. */
export function permissionsOf(guild: Guild, channel: Channel, userId: Id): bigint {
  const base = inGuild(guild, userId);
  if (base === EVERY_PERMISSION) return base;
  const granted = overwritten(base, guild, channel, userId);
  return granted & PERMISSIONS.ViewChannel ? granted : 0n;
}

export const isThread = (channel: Channel): boolean =>
  CHANNEL_TYPES[channel.kind] === CHANNEL_TYPES.publicThread ||
  CHANNEL_TYPES[channel.kind] === CHANNEL_TYPES.privateThread;
