import type { ActLine, besideActs, besideRefusals, BesideTexts } from './en-beside-play.ts';
import { plural } from './plural.ts';

const n = (count: number, one: string, other: string): string => plural('fr', count, { one, other });

export const frBeside: BesideTexts = {
  seats: {
    free: (seat, waits) =>
      waits
        ? `**La partie attend une place libre : ${seat}.** Qui veut peut la prendre et continuer.`
        : `**Une place est libre : ${seat}.** Qui veut peut la prendre et continuer.`,
    take: (seat) => `Prendre la place : ${seat}`,
    letAi: (seat) => `Laisser jouer une IA : ${seat}`,
    takeQuestion: (seat) =>
      `Tu jouerais à cette place jusqu’à la fin : ${seat}. Tu verrais aussitôt ce que cette place seule peut voir. La prendre ?`,
    takeYes: 'Oui, prendre la place',
    taken: 'La place est à toi.',
    invited: (whom, by, seat) => `${whom}, ${by} te demande de prendre une place ici : ${seat}.`,
    accept: 'Prendre la place',
    decline: 'Non merci',
    declined: 'On leur dit que tu ne veux pas.',
    resignQuestion:
      'Tu quitterais cette partie pour de bon. Ta place serait libre, et qui la prend voit ta main. Ton résultat ne compterait pas. Vraiment ?',
    resignLast: 'Il n’y a plus que toi à cette table : la partie se terminerait sans résultat. Vraiment ?',
    resignYes: 'Oui, quitter la partie',
    resigned: 'Tu as quitté la partie. Ta place est libre.',
    inviteQuestion: (whom) => `Quelle place proposer à ${whom} ? Rien ne change avant son accord.`,
    mySeat: (seat) => `La mienne : ${seat}`,
    asked: (whom) => `La question est posée à ${whom} dans le salon.`,
    nothingToTake:
      'Toutes les places sont prises. `/partie remplacer` avec un nom demande à quelqu’un de prendre la tienne.',
    whatToDo: 'Ce que l’on peut faire des places ici :',
    handed: (name) => `${name} joue la suite.`,
  },
  votes: {
    undo: (who) => `**${who} voudrait annuler son dernier coup et tout ce qui a suivi :**`,
    undoQuestion:
      'Tu ne peux pas annuler ce coup sans les autres : quelque chose a été révélé, ou d’autres ont joué depuis. Si tout le monde est d’accord, voici ce qui est annulé :',
    seen: 'Ce qui a été révélé :',
    andMore: (count) => n(count, '… et # ligne de plus', '… et # lignes de plus'),
    askOthers: 'Demander aux autres',
    undoAsked: 'La question est posée aux autres dans le salon. Si quelqu’un joue avant, la demande tombe.',
    takenBack: 'C’est annulé.',
    abandon: (who) => `**${who} voudrait arrêter la partie pour tout le monde, sans résultat.**`,
    abandonQuestion: 'On demande aux autres si la partie doit s’arrêter sans résultat. Leur demander ?',
    abandonAsked: 'La question est posée aux autres dans le salon.',
    close: (days) =>
      `**Personne n’a joué ici depuis ${n(days, '# jour', '# jours')}.** Faut-il fermer la table ? Elle reste dans les archives, rien n’en est effacé.`,
    closeQuestion: 'Ceci met fin à la partie pour tout le monde, sans résultat. Vraiment ?',
    waiting: (names) => `Réponse attendue : ${names}.`,
    agree: 'D’accord',
    refuse: 'Non',
    closeYes: 'Fermer la table',
    closeNo: 'Continuer',
    agreed: 'Tu as dit oui.',
    refused: 'Tu as dit non.',
  },
  plan: {
    button: 'Prévoir',
    marked: (line) => `${line} *(prévu)*`,
    intro:
      'Ton plan est joué dès que c’est à toi, s’il est encore possible et que rien de nouveau ne t’a été révélé. Personne d’autre ne le voit.',
    empty: 'Tu n’as rien prévu.',
    heading: 'Tu as prévu :',
    add: 'Ajouter un coup…',
    more: '`/plan ajouter` trouve les autres coups.',
    unforeseen:
      'On ne peut pas savoir d’avance ce que tu pourras faire. `/plan ajouter` accepte tout coup de ce jeu.',
    clear: 'Abandonner le plan',
    cleared: 'Le plan est abandonné.',
    added: 'C’est prévu.',
    stopped: {
      illegal: (move) => `Ton plan n’a pas été joué : « ${move} » n’est pas possible maintenant.`,
      revealed: (move) =>
        `Ton plan, qui commençait par « ${move} », n’a pas été joué, car quelque chose de nouveau a été révélé :`,
      confirm: (move) =>
        `Ton plan n’a pas été joué : « ${move} » fait perdre quelque chose pour de bon, donc je te demande d’abord.`,
      failed: (move) =>
        `Ton plan n’a pas été joué : une erreur de ma part a arrêté « ${move} ». Elle est signalée.`,
    },
  },
};

export const frBesideActs: Readonly<Record<keyof typeof besideActs, ActLine>> = {
  resigned: (who, _whom, seat) => `${who} quitte la partie. La place est libre : ${seat}.`,
  vacated: (_who, whom, seat) => `Les autres libèrent la place de ${whom} : ${seat}.`,
  seated: (who, whom, seat) =>
    whom === '' ? `${who} prend la place libre : ${seat}.` : `${who} joue la suite pour ${whom} : ${seat}.`,
  handed: (who, whom, seat) => `${who} laisse ${whom} jouer à la place libre : ${seat}.`,
  declined: (who) => `${who} ne veut pas prendre la place.`,
  'taken-back': (who) =>
    `Tout le monde est d’accord : le dernier coup de ${who} est annulé, avec tout ce qui a suivi.`,
  'undo-refused': (who) => `${who} dit non : rien n’est annulé.`,
  'abandon-refused': (who) => `${who} dit non : la partie continue.`,
  kept: (who) => `${who} veut continuer.`,
};

export const frBesideRefusals: Readonly<Record<keyof typeof besideRefusals, () => string>> = {
  T_SETTLED: () => 'Cette question n’est plus posée. Rien n’a changé.',
  T_SEAT_TAKEN: () => 'Cette place n’est plus libre.',
  T_NO_FREE_SEAT: () => 'Il n’y a pas de place libre à cette table.',
  T_THEY_SIT: () => 'Cette personne a déjà une place à cette table.',
  T_NOT_INVITED: () => 'C’est à quelqu’un d’autre que cette place est proposée.',
  T_ASKED_NOW: () => 'C’est à toi de décider maintenant, il n’y a rien à prévoir : joue ton coup.',
  T_PLAN_FULL: () => 'Un plan a dix coups au plus.',
};
