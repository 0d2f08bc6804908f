import type { CommandWords } from './game-texts.ts';

/** Names and descriptions of the bot's own commands; `game.new` is the subcommand, `game.new.game` its parameter. */
export const enCommands = {
  game: { name: 'game', description: 'Open, join, start or end a table in this channel' },
  'game.new': { name: 'new', description: 'Open a table in this channel' },
  'game.new.game': { name: 'game', description: 'Which game' },
  'game.new.ai': { name: 'ai', description: 'Start right away against AI players' },
  'game.new.pace': { name: 'pace', description: 'Reminders, and a clock if you like' },
  'game.join': { name: 'join', description: 'Take a seat at the table in this channel' },
  'game.leave': { name: 'leave', description: 'Leave before the game starts' },
  'game.start': { name: 'start', description: 'Start the game (host only)' },
  'game.cancel': { name: 'cancel', description: 'Close the table before the game starts (host only)' },
  'game.pace': { name: 'pace', description: 'See how fast this table goes; pause it or go on' },
  'game.pace.to': { name: 'to', description: 'Another pace, before the game starts (host only)' },
  'game.abandon': { name: 'abandon', description: 'End the game early, without a result, if all agree' },
  'game.resign': { name: 'resign', description: 'Leave the running game; your seat becomes free' },
  'game.replace': { name: 'replace', description: 'Ask someone to take over a seat, or take a free one' },
  'game.replace.user': { name: 'user', description: 'Who to ask' },
  play: { name: 'play', description: 'See your moves, with your own view of the board' },
  move: { name: 'move', description: 'Type your move' },
  'move.action': { name: 'action', description: 'Your move; type to search the legal ones' },
  board: { name: 'board', description: 'Post the board again' },
  'board.focus': { name: 'focus', description: 'Show one part, large enough for a phone' },
  'board.palette': { name: 'palette', description: 'Other colours, shown only to you' },
  'board.private': { name: 'private', description: 'Show it only to you, with your private information' },
  hand: { name: 'hand', description: 'Your private information' },
  hint: { name: 'hint', description: 'The strongest moves you have right now, as a computer sees them' },
  state: { name: 'state', description: 'The whole board as text' },
  undo: { name: 'undo', description: 'Undo your last step' },
  plan: { name: 'plan', description: 'Leave moves that are played as soon as it’s your turn' },
  'plan.add': { name: 'add', description: 'Plan one more move' },
  'plan.add.action': { name: 'action', description: 'The move; type to search' },
  'plan.show': { name: 'show', description: 'What you have planned' },
  'plan.clear': { name: 'clear', description: 'Drop the plan' },
  log: { name: 'log', description: 'What has happened so far' },
  scores: { name: 'scores', description: 'The public score so far' },
  games: { name: 'games', description: 'Your tables; those waiting for you come first' },
  help: { name: 'help', description: 'How to play, and everything you can ask me' },
  rules: { name: 'rules', description: 'The rules of a game, by chapters or by topic' },
  'rules.topic': { name: 'topic', description: 'What about: a topic, a piece, or a card; type to search' },
  why: { name: 'why', description: 'Why you can’t do something right now, and what would allow it' },
  'why.action': { name: 'action', description: 'What you’d like to do; type to search' },
  settings: { name: 'settings', description: 'Your settings, or those of this server' },
  'settings.me': { name: 'me', description: 'Language, colours, reminders, quiet hours' },
  'settings.me.zone': { name: 'zone', description: 'Your time zone, for the quiet hours' },
  'settings.server': {
    name: 'server',
    description: 'Language, channels, pace and threads for tables in this server',
  },
  about: { name: 'about', description: 'What this bot is and how to begin' },
} as const satisfies Readonly<Record<string, CommandWords>>;

export type CommandKey = keyof typeof enCommands;
export type CommandTexts = Readonly<Record<CommandKey, CommandWords>>;

// as: the keys of the object above
export const COMMAND_KEYS = Object.keys(enCommands) as CommandKey[];
