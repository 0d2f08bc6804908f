import type { CommandTexts } from './en-commands.ts';

export const frCommands: CommandTexts = {
  game: { name: 'partie', description: 'Ouvrir une table ici, y prendre place, lancer ou finir la partie' },
  'game.new': { name: 'nouvelle', description: 'Ouvrir une table dans ce salon' },
  'game.new.game': { name: 'jeu', description: 'Quel jeu' },
  'game.join': { name: 'rejoindre', description: 'Prendre place à la table de ce salon' },
  'game.leave': { name: 'quitter', description: 'Quitter la table avant le début' },
  'game.start': { name: 'lancer', description: 'Lancer la partie (hôte)' },
  'game.cancel': { name: 'annuler', description: 'Fermer la table avant le début (hôte)' },
  'game.abandon': { name: 'abandonner', description: 'Mettre fin à la partie en cours, sans résultat' },
  play: { name: 'jouer', description: 'Montrer ce que tu peux faire, avec ta propre image du plateau' },
  move: { name: 'coup', description: 'Jouer un coup en l’écrivant' },
  'move.action': {
    name: 'action',
    description: 'Ce que tu fais ; écris pour chercher parmi les coups permis',
  },
  board: { name: 'plateau', description: 'Redessiner le plateau' },
  'board.focus': { name: 'partie', description: 'Seulement cette partie, assez grande pour un téléphone' },
  'board.palette': { name: 'palette', description: 'D’autres couleurs, rien que pour moi' },
  'board.private': { name: 'privé', description: 'Rien que pour moi, avec ce que personne d’autre ne voit' },
  hand: { name: 'main', description: 'Ce que personne d’autre ne voit' },
  state: { name: 'état', description: 'Tout le plateau sous forme de texte' },
  undo: { name: 'reprendre', description: 'Reprendre ton dernier coup' },
  log: { name: 'journal', description: 'Le récit de la partie' },
  scores: { name: 'scores', description: 'Les points, dans la mesure où ils sont publics' },
  games: { name: 'tables', description: 'Tes tables sur ce serveur, d’abord celles qui t’attendent' },
  about: { name: 'à-propos', description: 'Ce qu’est ce bot' },
};
