import { plural } from './plural.ts';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

/** What is said of seats that change hands, of votes, and of plans. */
export const beside = {
  seats: {
    /** `waits`: the game can't go on without it */
    free: (seat: string, waits: boolean) =>
      waits
        ? `**The game waits for a free seat: ${seat}.** Anyone can take it and play on.`
        : `**A seat is free: ${seat}.** Anyone can take it and play on.`,
    take: (seat: string) => `Take the seat: ${seat}`,
    letAi: (seat: string) => `Let an AI play: ${seat}`,
    takeQuestion: (seat: string) =>
      `You’d play this seat to the end: ${seat}. You’d see its hidden information right away. Take it?`,
    takeYes: 'Yes, take the seat',
    taken: 'The seat is yours.',
    invited: (whom: string, by: string, seat: string) =>
      `${whom}, ${by} would like you to take a seat here: ${seat}.`,
    accept: 'Take the seat',
    decline: 'No, thanks',
    declined: 'I’ll let them know.',
    resignQuestion:
      'You’d leave this game for good. Your seat would be free, and whoever takes it sees your hidden information. The result won’t count for you. Are you sure?',
    resignLast: 'You’re the last person at this table, so this ends the game without a result. Are you sure?',
    resignYes: 'Yes, leave the game',
    resigned: 'You’ve left the game. Your seat is free.',
    inviteQuestion: (whom: string) =>
      `Which seat would you like ${whom} to take? Nothing changes until they accept.`,
    mySeat: (seat: string) => `Mine: ${seat}`,
    asked: (whom: string) => `I’ve asked ${whom} in the channel.`,
    nothingToTake: 'All seats are taken. To hand yours over, use `/game replace` and name someone.',
    whatToDo: 'Here’s what you can do with the seats:',
    handed: (name: string) => `${name} plays on.`,
  },
  votes: {
    undo: (who: string) => `**${who} would like to undo their last move and everything after it:**`,
    undoQuestion:
      'You can’t undo this alone: something was revealed, or others have moved since. If everyone agrees, this is undone:',
    seen: 'What it revealed:',
    andMore: (count: number) => n(count, '… and # line more', '… and # lines more'),
    askOthers: 'Ask the others',
    undoAsked: 'I’ve asked the others in the channel. If someone moves first, the request lapses.',
    takenBack: 'Undone.',
    abandon: (who: string) => `**${who} would like to end the game for everyone, without a result.**`,
    abandonQuestion: 'The game ends without a result if everyone agrees. Ask the others?',
    abandonAsked: 'I’ve asked the others in the channel.',
    close: (days: number) =>
      `**Nobody has made a move here for ${n(days, '# day', '# days')}.** Close the table? It goes to the archive; nothing is deleted.`,
    closeQuestion: 'This ends the game for everyone, without a result. Are you sure?',
    waiting: (names: string) => `Still to answer: ${names}.`,
    agree: 'I agree',
    refuse: 'No',
    closeYes: 'Close the table',
    closeNo: 'Play on',
    agreed: 'You agreed.',
    refused: 'You said no.',
  },
  plan: {
    button: 'Plan ahead',
    marked: (line: string) => `${line} *(planned)*`,
    intro:
      'Your plan is played as soon as it’s your turn, if it’s still possible and nothing new was revealed to you. Only you can see it.',
    empty: 'You haven’t planned anything.',
    heading: 'You’ve planned:',
    add: 'Add a move …',
    more: '`/plan add` finds the other moves.',
    unforeseen: 'I can’t tell yet what you’ll be able to do. `/plan add` takes any move of this game.',
    clear: 'Drop the plan',
    cleared: 'The plan is dropped.',
    added: 'Planned.',
    stopped: {
      illegal: (move: string) => `Your plan wasn’t played: “${move}” isn’t possible now.`,
      revealed: (move: string) =>
        `Your plan (next: “${move}”) wasn’t played, because something new was revealed:`,
      confirm: (move: string) =>
        `Your plan wasn’t played: “${move}” gives something up for good, so I’m asking first.`,
      failed: (move: string) => `Your plan wasn’t played: I hit a bug at “${move}”. It’s been reported.`,
    },
  },
} as const;

type Words<T> = T extends string
  ? string
  : T extends (...about: infer About) => string
    ? (...about: About) => string
    : { readonly [K in keyof T]: Words<T[K]> };
export type BesideTexts = Words<typeof beside>;

/** Who did it, who sat there before or plays there now, and the seat by its colour. */
export type ActLine = (who: string, whom: string, seat: string) => string;

export const besideActs = {
  resigned: (who, _whom, seat) => `${who} left the game. The seat is free: ${seat}.`,
  vacated: (_who, whom, seat) => `The others freed ${whom}’s seat: ${seat}.`,
  seated: (who, whom, seat) =>
    whom === '' ? `${who} took the free seat: ${seat}.` : `${who} plays on for ${whom}: ${seat}.`,
  handed: (who, whom, seat) => `${who} let ${whom} play the free seat: ${seat}.`,
  declined: (who) => `${who} doesn’t want the seat.`,
  'taken-back': (who) => `Everyone agreed: ${who}’s last move was undone, and everything after it.`,
  'undo-refused': (who) => `${who} said no: nothing is undone.`,
  'abandon-refused': (who) => `${who} said no: the game goes on.`,
  kept: (who) => `${who} wants to play on.`,
} satisfies Readonly<Record<string, ActLine>>;

export const besideRefusals = {
  T_SETTLED: () => 'That’s settled already. Nothing was changed.',
  T_SEAT_TAKEN: () => 'That seat isn’t free any more.',
  T_NO_FREE_SEAT: () => 'There’s no free seat at this table.',
  T_THEY_SIT: () => 'They’re already at this table.',
  T_NOT_INVITED: () => 'That seat was offered to someone else.',
  T_ASKED_NOW: () => 'It’s your turn, so there’s nothing to plan: make your move.',
  T_PLAN_FULL: () => 'A plan has at most ten moves.',
};
