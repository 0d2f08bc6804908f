import type { Teaching } from './en.ts';

export const teaching: Teaching = {
  howTo: 'Comment jouer',
  whichGame: 'Quel jeu veux-tu découvrir ?',
  none: (game) => `Je ne peux pas t’apprendre ce jeu (${game}) : il n’a pas de guide.`,
  card: (card, cards) => `${card} sur ${cards}`,
  signs: 'Ce que veulent dire les signes',
  signsText:
    'Toutes les pièces et tous les signes du plateau. Tu en sais assez pour commencer : le reste viendra en jouant.',
  fullRules: 'Règles complètes',
  contents: 'Sommaire',
  chapters: 'Choisis un chapitre…',
  rulesOf: (game) => `${game} : les règles`,
  rulesIntro: 'Choisis un chapitre, ou cherche un sujet, une pièce ou une carte avec `/règles`.',
  found: (typed) => `Plusieurs sujets correspondent à « ${typed} ». Lequel ?`,
  foundNone: (typed) => `Je n’ai rien trouvé sur « ${typed} ». Voici les chapitres :`,
  choose: 'Choisis…',
  why: 'Pourquoi ?',
  whyNothing: 'Tout ce que tu pourrais chercher est possible en ce moment.',
  whyPossible: 'C’est possible en ce moment : appuie sur Jouer, ou tape `/jouer`.',
  whyUnknown: (typed) => `Je ne reconnais pas « ${typed} » comme un coup de ce jeu.`,
  whyNot: (action, reason) => `**${action}** : impossible en ce moment. ${reason}`,
  whyWaiting: (names) => `Ce n’est pas à toi de jouer. À qui le tour : ${names}.`,
  helps: 'Ce serait possible après l’un de ces coups :',
  cannot: 'Impossible en ce moment :',
  commands: 'Commandes',
  gameCommands: (game) => `chaque coup de ce jeu (${game}) en une commande`,
  helpIntro:
    'Tu découvres un jeu ? **Comment jouer** l’explique en quelques cartes. `/règles` donne toutes les règles, `/pourquoi` dit ce qui manque à un coup.',
};
