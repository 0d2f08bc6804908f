import { plural } from './plural.ts';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

/** About time: pace, reminders, the clock and the pause. */
export const enClock = {
  pace: 'Pace',
  noClock: 'no clock',
  noReminder: 'no reminders',
  perDecision: (time: string) => `${time} for each decision`,
  reminderAfter: (time: string) => `a reminder after ${time}`,
  skipsAutomatically: 'then skipped automatically',
  hours: (hours: number) =>
    hours % 24 === 0 ? n(hours / 24, '# day', '# days') : n(hours, '# hour', '# hours'),
  turn: 'Time for a decision',
  remind: 'Reminder',
  never: 'never',
  whenUp: 'When time is up',
  thenVotes: 'the others vote',
  thenSkips: 'skip automatically',
  reminder: (who: string) => `${who}, this table is waiting for you:`,
  reminderAll: (who: string) => `${who}, this table is waiting for you:`,
  reminderDirect: (game: string) => `Your game of ${game} is waiting for you:`,
  since: (time: string) => `You were asked ${time}.`,
  hush: 'Not again this turn',
  hushed: 'You won’t be reminded again this turn.',
  notYours: 'That reminder was for somebody else.',
  settled: 'That has been settled in the meantime.',
  warning: (who: string, until: string, then: string) =>
    `${who}, your time is running out: you have until ${until}. ${then}`,
  thenVote: 'After that the others may vote on what happens.',
  thenSkipped: 'After that you’ll be skipped.',
  lapsed: (who: string, others: string) => `**${who}’s time is up.** ${others}: what should happen?`,
  votes: { skip: 'Skip', time: 'More time', free: 'Free the seat' },
  tally: (count: number, needed: number) => `${count} of ${needed} votes`,
  counted: (needed: number) => `Your vote counts. It takes ${n(needed, '# vote', '# votes')}.`,
  decided: 'That was the deciding vote.',
  pause: 'Pause the clock',
  resume: 'Let the clock run',
  askPause: (who: string) =>
    `${who} would like to pause this game: no clock and no reminders until all want to go on.`,
  askResume: (who: string) => `${who} would like to go on: the clock and the reminders would run again.`,
  agreed: (count: number, all: number) => `${count} of ${all} agree.`,
  agree: 'I agree',
  disagree: 'No',
  asked: 'You agree. It happens as soon as all do.',
  allAgree: 'All agree.',
  youRefused: 'Then it stays as it is.',
  isPaused: 'This game is paused: no clock and no reminders.',
  timeUntil: (who: string, until: string) => `${who} has until ${until}`,
  setInLobby: 'The host sets it with `/game pace` or in the lobby’s options.',
};

export const enSettings = {
  mine: 'Your settings, in every server. Only you see this.',
  server: 'The settings of this server. They hold for tables that are opened from now on.',
  saved: 'Saved.',
  language: 'My language',
  asDiscord: 'as in Discord',
  palette: 'Colours of my pictures',
  boardAs: 'The board',
  picture: 'as a picture',
  text: 'as text',
  coach: 'Coach',
  coachOn: { yes: 'says what to look at', no: 'off', usual: 'in my first games' },
  remind: 'Remind me',
  asTable: 'as the table wants it',
  after: (time: string) => `after ${time}`,
  never: 'never',
  where: 'Reminders come',
  inChannel: 'in the table’s channel',
  direct: 'as a direct message',
  quiet: 'Quiet hours',
  noQuiet: 'none',
  hours: (from: number, to: number) => `${from}:00–${to}:00`,
  zone: (zone: string, now: string) =>
    `Time zone: **${zone}** (it’s ${now} there). Change it with \`/settings me\` (\`zone\`).`,
  noZone: 'Quiet hours need your time zone: set it with `/settings me` (`zone`).',
  unknownZone: (typed: string) =>
    `I don’t know the time zone “${typed}”. Choose one from the list, like Europe/London.`,
  serverLanguage: 'Language of new tables',
  asServer: 'as the server in Discord',
  channels: 'Channels for tables (none: all of them)',
  pace: 'Pace of new tables',
  usualPace: 'as usual',
  abandon: 'Who may ask to end a running game',
  abandoners: {
    players: 'everybody who plays',
    host: 'the host',
    managers: 'only those who manage the channel',
  },
  threads: 'Thread for each table',
  yes: 'yes',
  no: 'no',
  notManager: 'Only those who manage this server can change its settings.',
  backUp: 'Back up everything now',
  backupTaken: (file: string, size: string) =>
    `Backed up: \`${file}\`, ${size}. It’s with the other backups on the bot’s machine.`,
  backupFailed: 'The backup couldn’t be made. The log says why.',
  backupByDatabase: 'The tables are in a PostgreSQL database: back it up with `pg_dump`.',
  notOwner: 'Only whoever owns this bot can back it up.',
  onlyInServer: 'A server’s settings are set in that server.',
  notHere: (channels: string) => `Tables are opened in ${channels} in this server.`,
  lost: 'That couldn’t be saved. Please try again.',
};

/** In a thread of its own: what its channel sees of a table. */
export const enThread = {
  name: (game: string, host: string) => `${game} – ${host}`,
  opened: (thread: string) => `Your table is in ${thread}.`,
  lobby: (names: string) => `Not started yet. At the table: ${names}. Join in the thread below.`,
  playing: (names: string, waiting: string) => `${names} are playing. ${waiting}`,
  waitingFor: (names: string) => `Waiting for ${names}.`,
};

/** Where the bot was installed by a user, or is written to directly. */
export const enPrivate = {
  here: 'Here I can list your tables (`/games`), change your settings (`/settings me`) and say what I am (`/about`). Tables live in the channels and threads of a server to which I was added: open one there with `/game new`.',
  notAdded:
    'In this server I’m only your own app, so no table can live here. Somebody who manages the server can add me.',
  none: 'You don’t sit at any table.',
};
