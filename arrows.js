// Who may call whom (docs/decisions/0001-rooms.md). The lint rule and test/arrows.test.ts both read this table.
// A room may import itself, the rooms listed here, and the packages listed here.

export const ROOMS = ['engine', 'ai', 'i18n', 'render', 'storage', 'table', 'commands', 'local'];

/** room -> rooms it may import; `types` are rooms from which it may import types only */
export const ARROWS = {
  engine: { rooms: [], types: [], packages: [] },
  // thinks about any game, in threads of its own: it knows the contract, and the games' guides
  ai: { rooms: ['engine'], types: [], packages: ['tsx', 'node:'] },
  i18n: { rooms: [], types: ['engine'], packages: [] },
  render: { rooms: ['i18n'], types: ['engine'], packages: ['@napi-rs/canvas', 'tsx', 'node:'] },
  storage: { rooms: [], types: [], packages: ['keyv', '@keyv/sqlite', 'node:'] },
  table: { rooms: ['engine', 'storage'], types: ['i18n'], packages: ['node:'] },
  commands: {
    rooms: ['table', 'render', 'i18n', 'engine'],
    types: [],
    packages: ['discord.js', 'undici', 'node:'],
  },
  local: {
    rooms: [],
    types: [],
    packages: ['ws', 'zod', 'discord-api-spec', 'discord-api-types', 'esbuild', 'preact', 'node:'],
  },
};
