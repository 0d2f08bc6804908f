/** Words around the handbooks: how to play, the rules, and why something can't be done. */
export const teaching = {
  howTo: 'How to play',
  whichGame: 'Which game would you like to learn?',
  none: (game: string) => `I can’t teach ${game}: it has no handbook.`,
  card: (card: number, cards: number) => `${card} of ${cards}`,
  signs: 'What the symbols mean',
  signsText:
    'Every piece and symbol you’ll meet on the board. That’s all you need to start: the rest comes as you play.',
  fullRules: 'Full rules',
  contents: 'Contents',
  chapters: 'Choose a chapter…',
  rulesOf: (game: string) => `${game}: the rules`,
  rulesIntro: 'Pick a chapter, or search with `/rules` for a topic, a piece or a card.',
  found: (typed: string) => `Several topics match “${typed}”. Which one?`,
  foundNone: (typed: string) => `I found nothing about “${typed}”. Here are the chapters:`,
  choose: 'Choose…',
  why: 'Why?',
  whyNothing: 'You can do everything you might be looking for right now.',
  whyPossible: 'You can do that right now. Press Play, or type `/play`.',
  whyUnknown: (typed: string) => `I don’t recognise “${typed}” as a move in this game.`,
  whyNot: (action: string, reason: string) => `**${action}** isn’t possible right now: ${reason}`,
  whyWaiting: (names: string) => `It isn’t your decision right now: waiting for ${names}.`,
  helps: 'You could do it after one of these:',
  cannot: 'Not possible right now:',
  commands: 'Commands',
  gameCommands: (game: string) => `every move of ${game} as a command of its own`,
  helpIntro:
    'New to a game? **How to play** teaches it in a few cards. `/rules` has all its rules, `/why` tells what a move is missing.',
};

export type Teaching = typeof teaching;
