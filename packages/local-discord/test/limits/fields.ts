import { times, x, type Limit } from './limit.ts';

const ids = (count: number): string[] =>
  times(count, (index) => `10000000000000000${String(index).padStart(2, '0')}`);

export const LIMITS_OF_FIELDS: readonly Limit[] = [
  ['content', { content: x(2000) }, { content: x(2001) }, 'content: BASE_TYPE_MAX_LENGTH'],
  ['nonce', { content: 'x', nonce: x(25) }, { content: 'x', nonce: x(26) }, 'nonce: BASE_TYPE_MAX_LENGTH'],
  [
    'users who may be mentioned',
    { content: 'x', allowed_mentions: { users: ids(100) } },
    { content: 'x', allowed_mentions: { users: [...ids(100), '200000000000000000'] } },
    'allowed_mentions.users: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'roles that may be mentioned',
    { content: 'x', allowed_mentions: { roles: ids(100) } },
    { content: 'x', allowed_mentions: { roles: [...ids(100), '200000000000000000'] } },
    'allowed_mentions.roles: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'users and all users',
    { content: 'x', allowed_mentions: { users: ids(1) } },
    { content: 'x', allowed_mentions: { parse: ['users'], users: ids(1) } },
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'kinds of mentions',
    { content: 'x', allowed_mentions: { parse: ['users', 'roles', 'everyone'] } },
    { content: 'x', allowed_mentions: { parse: ['all'] } },
    'allowed_mentions.parse.0: BASE_TYPE_CHOICES',
  ],
  [
    'ephemeral outside interactions',
    { content: 'x', flags: 4096 },
    { content: 'x', flags: 64 },
    'flags: BASE_TYPE_CHOICES',
  ],
  [
    'fields nobody knows',
    { content: 'x', tts: false, enforce_nonce: false },
    { content: 'x', contents: 'y' },
    'contents: UNKNOWN_FIELD',
  ],
  ['types', { content: 'x' }, { content: 7 }, 'content: BASE_TYPE_BAD_TYPE'],
  [
    'attachments that were not sent',
    { content: 'x', attachments: [] },
    { content: 'x', attachments: [{ id: '0' }] },
    'attachments.0.id: ATTACHMENT_NOT_FOUND',
  ],
  [
    'replies to nothing',
    { content: 'x' },
    { content: 'x', message_reference: { message_id: '1' } },
    'message_reference: REPLIES_UNKNOWN_MESSAGE',
  ],
];
