import type { CommandWords } from './game-texts.ts';

/** Names and descriptions of the bot's own commands; `game.new` is the subcommand, `game.new.game` its parameter. */
export const enCommands = {
  game: { name: 'game', description: 'Open a table here, take a seat, start or end it' },
  'game.new': { name: 'new', description: 'Open a table in this channel' },
  'game.new.game': { name: 'game', description: 'Which game' },
  'game.new.ai': { name: 'ai', description: 'Start at once against AI players' },
  'game.join': { name: 'join', description: 'Take a seat at the table of this channel' },
  'game.leave': { name: 'leave', description: 'Leave the table before it starts' },
  'game.start': { name: 'start', description: 'Start the game (host)' },
  'game.cancel': { name: 'cancel', description: 'Close the table before it starts (host)' },
  'game.abandon': { name: 'abandon', description: 'End the running game without a result' },
  play: { name: 'play', description: 'Show what you can do now, with your own picture of the board' },
  move: { name: 'move', description: 'Make a move by typing it' },
  'move.action': { name: 'action', description: 'What you do; type to search among what is legal now' },
  board: { name: 'board', description: 'Draw the board again' },
  'board.focus': { name: 'focus', description: 'Only this part, large enough for a phone' },
  'board.palette': { name: 'palette', description: 'Other colours, for me alone' },
  'board.private': { name: 'private', description: 'For me alone, with what only I may see' },
  hand: { name: 'hand', description: 'What only you may see' },
  hint: { name: 'hint', description: 'The best things you could do now, as a computer sees it' },
  state: { name: 'state', description: 'The whole board as text' },
  undo: { name: 'undo', description: 'Take back your last step' },
  log: { name: 'log', description: 'The story so far, in words' },
  recap: { name: 'recap', description: 'What happened since your last decision' },
  replay: { name: 'replay', description: 'Look at any moment of a game' },
  'replay.at': { name: 'at', description: 'Which turn; the end if you leave it out' },
  'replay.table': { name: 'table', description: 'Which game; this channel’s if you leave it out' },
  export: { name: 'export', description: 'A finished game as a file' },
  'export.table': { name: 'table', description: 'Which game; this channel’s if you leave it out' },
  import: { name: 'import', description: 'Look at a game from a file' },
  'import.file': { name: 'file', description: 'What /export made' },
  stats: { name: 'stats', description: 'Somebody’s results in this server' },
  'stats.player': { name: 'player', description: 'Whose; yours if you leave it out' },
  leaderboard: { name: 'leaderboard', description: 'Who plays a game best in this server' },
  'leaderboard.game': { name: 'game', description: 'Which game' },
  scores: { name: 'scores', description: 'The score, as far as it is public' },
  games: { name: 'games', description: 'Your tables in this server, those waiting for you first' },
  about: { name: 'about', description: 'What this bot is' },
} as const satisfies Readonly<Record<string, CommandWords>>;

export type CommandKey = keyof typeof enCommands;
export type CommandTexts = Readonly<Record<CommandKey, CommandWords>>;

// as: the keys of the object above
export const COMMAND_KEYS = Object.keys(enCommands) as CommandKey[];
