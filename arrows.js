// Who may call whom (docs/decisions/0001-rooms.md). The lint rule and test/arrows.test.ts both read this table.
// A room may import itself, the rooms listed here, and the packages listed here.

export const ROOMS = ['engine', 'threads', 'ai', 'i18n', 'render', 'storage', 'table', 'commands', 'games'];

/** room -> rooms it may import; `types` are rooms from which it may import types only */
export const ARROWS = {
  engine: { rooms: [], types: [], packages: [] },
  threads: { rooms: [], types: [], packages: ['node:'] },
  // thinks about any game by its contract, in threads of its own
  ai: { rooms: ['engine', 'threads'], types: [], packages: ['tsx', 'node:'] },
  i18n: { rooms: [], types: ['engine', 'render', 'ai'], packages: [] },
  render: {
    rooms: ['i18n', 'threads'],
    types: ['engine'],
    packages: ['@napi-rs/canvas', 'gifenc', 'lru-cache', 'tsx', 'node:'],
  },
  storage: { rooms: [], types: [], packages: ['keyv', '@keyv/sqlite', '@keyv/postgres', 'pg', 'node:'] },
  table: {
    rooms: ['engine', 'storage'],
    types: ['i18n', 'ai'],
    packages: ['lru-cache', 'openskill', 'node:'],
  },
  commands: {
    rooms: ['table', 'render', 'i18n', 'engine', 'ai'],
    types: [],
    packages: ['discord.js', 'lru-cache', 'undici', 'node:'],
  },
  // puts each game together; whoever needs games is handed them
  games: { rooms: ['engine', 'render', 'i18n'], types: [], packages: ['node:'] },
};

/**
 * Packages of this repository (packages/NAME) know nothing of the bot: they import themselves and what their own package.json lists.
 * `importedBy`: the only files of src that may import them. Everybody goes through their public interface, the tests too.
 */
export const PACKAGES = {
  'local-discord': { importedBy: ['src/local-table.ts'] },
};
