import { plural } from './plural.ts';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

/** What is said of seats that change hands, of votes, and of plans. */
export const beside = {
  seats: {
    /** `waits`: the game can't go on without it */
    free: (seat: string, waits: boolean) =>
      waits
        ? `**The game waits for a free seat: ${seat}.** Anybody may take it and play on.`
        : `**A seat is free: ${seat}.** Anybody may take it and play on.`,
    take: (seat: string) => `Take the seat: ${seat}`,
    letAi: (seat: string) => `Let an AI play: ${seat}`,
    takeQuestion: (seat: string) =>
      `You’d play on for this seat to the end: ${seat}. You’d see at once what only this seat may see. Take it?`,
    takeYes: 'Yes, take the seat',
    taken: 'The seat is yours.',
    invited: (whom: string, by: string, seat: string) =>
      `${whom}, ${by} asks you to take a seat here: ${seat}.`,
    accept: 'Take the seat',
    decline: 'No, thanks',
    declined: 'They’re told that you don’t want to.',
    resignQuestion:
      'You’d leave this game for good. Your seat would be free, and whoever takes it sees your hand. Your result won’t count. Really?',
    resignLast: 'You’re the last person at this table, so the game would end without a result. Really?',
    resignYes: 'Yes, leave the game',
    resigned: 'You’ve left the game. Your seat is free.',
    inviteQuestion: (whom: string) =>
      `Which seat shall ${whom} be asked to take? Nothing changes until they accept.`,
    mySeat: (seat: string) => `Mine: ${seat}`,
    asked: (whom: string) => `${whom} is asked in the channel.`,
    nothingToTake: 'All seats are taken. `/game replace` with a name asks somebody to take over yours.',
    whatToDo: 'What can be done with the seats here:',
    handed: (name: string) => `${name} plays on.`,
  },
  votes: {
    undo: (who: string) => `**${who} asks to take back their last decision, and all that came after it:**`,
    undoQuestion:
      'This can’t be taken back without the others: something was shown, or others have decided since. If all agree, this is taken back:',
    seen: 'What was shown by it:',
    andMore: (count: number) => n(count, '… and # line more', '… and # lines more'),
    askOthers: 'Ask the others',
    undoAsked: 'The others are asked in the channel. If somebody plays on first, the question is dropped.',
    takenBack: 'Taken back.',
    abandon: (who: string) => `**${who} asks to end the game for everybody, without a result.**`,
    abandonQuestion: 'The others are asked whether the game shall end without a result. Ask them?',
    abandonAsked: 'The others are asked in the channel.',
    close: (days: number) =>
      `**Nothing has been decided here for ${n(days, '# day', '# days')}.** Shall the table be closed? It’s kept in the archive, and nothing of it is deleted.`,
    closeQuestion: 'This ends the game for everybody, without a result. Really?',
    waiting: (names: string) => `Still to answer: ${names}.`,
    agree: 'I agree',
    refuse: 'No',
    closeYes: 'Close the table',
    closeNo: 'Play on',
    agreed: 'You’ve agreed.',
    refused: 'You’ve said no.',
  },
  plan: {
    button: 'Plan ahead',
    marked: (line: string) => `${line} *(planned)*`,
    intro:
      'Your plan is played as soon as you’re asked, if it’s still possible and nothing new was shown to you. Only you see it.',
    empty: 'You’ve planned nothing.',
    heading: 'You’ve planned:',
    add: 'Add a move …',
    more: '`/plan add` finds the other moves.',
    unforeseen: 'What you can do then can’t be foreseen. `/plan add` takes any move of this game.',
    clear: 'Drop the plan',
    cleared: 'The plan is dropped.',
    added: 'Planned.',
    stopped: {
      illegal: (move: string) => `Your plan was not played: “${move}” isn’t possible now.`,
      revealed: (move: string) =>
        `Your plan was not played, “${move}” first, because something new was shown to you:`,
      confirm: (move: string) =>
        `Your plan was not played: “${move}” can’t be undone, so you’re asked first.`,
      failed: (move: string) =>
        `Your plan was not played: a mistake of mine stopped “${move}”. It has been reported.`,
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
  vacated: (_who, whom, seat) => `The seat of ${whom} was freed by the others: ${seat}.`,
  seated: (who, whom, seat) =>
    whom === '' ? `${who} took the free seat: ${seat}.` : `${who} plays on for ${whom}: ${seat}.`,
  handed: (who, whom, seat) => `${who} let ${whom} play the free seat: ${seat}.`,
  declined: (who) => `${who} doesn’t want to take the seat.`,
  'taken-back': (who) =>
    `All agreed: the last decision of ${who} was taken back, and all that came after it.`,
  'undo-refused': (who) => `${who} said no: nothing is taken back.`,
  'abandon-refused': (who) => `${who} said no: the game goes on.`,
  kept: (who) => `${who} wants to play on.`,
} satisfies Readonly<Record<string, ActLine>>;

export const besideRefusals = {
  T_SETTLED: () => 'That question isn’t open any more. Nothing was changed.',
  T_SEAT_TAKEN: () => 'That seat isn’t free any more.',
  T_NO_FREE_SEAT: () => 'There’s no free seat at this table.',
  T_THEY_SIT: () => 'They sit at this table already.',
  T_NOT_INVITED: () => 'Somebody else was asked to take that seat.',
  T_ASKED_NOW: () => 'You’re asked now, so there’s nothing to plan: make your move.',
  T_PLAN_FULL: () => 'A plan has at most ten moves.',
};
