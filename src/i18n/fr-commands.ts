import type { CommandTexts } from './en-commands.ts';

export const frCommands: CommandTexts = {
  game: {
    name: 'partie',
    description: 'Ouvrir ou rejoindre une table dans ce salon, lancer ou arrêter la partie',
  },
  'game.new': { name: 'nouvelle', description: 'Ouvrir une table dans ce salon' },
  'game.new.game': { name: 'jeu', description: 'Quel jeu' },
  'game.new.ai': { name: 'ia', description: 'Commencer tout de suite contre des IA' },
  'game.new.pace': { name: 'rythme', description: 'Des rappels et, si tu veux, une pendule' },
  'game.join': { name: 'rejoindre', description: 'Prendre place à la table de ce salon' },
  'game.leave': { name: 'quitter', description: 'Quitter la table avant le début de la partie' },
  'game.start': { name: 'lancer', description: 'Lancer la partie (hôte uniquement)' },
  'game.cancel': {
    name: 'fermer',
    description: 'Fermer la table avant le début de la partie (hôte uniquement)',
  },
  'game.pace': {
    name: 'rythme',
    description: 'Voir le rythme de la table ; la mettre en pause ou reprendre',
  },
  'game.pace.to': {
    name: 'nouveau',
    description: 'Un autre rythme, avant le début de la partie (hôte uniquement)',
  },
  'game.abandon': { name: 'arrêter', description: 'Arrêter la partie pour tout le monde, sans résultat' },
  play: { name: 'jouer', description: 'Voir ce que tu peux faire, avec ton propre plateau' },
  move: { name: 'coup', description: 'Jouer un coup en l’écrivant' },
  'move.action': {
    name: 'action',
    description: 'Ton coup ; quelques lettres suffisent pour chercher',
  },
  board: { name: 'plateau', description: 'Afficher le plateau' },
  'board.focus': { name: 'zoom', description: 'Une seule vue du plateau, lisible sur un téléphone' },
  'board.palette': { name: 'palette', description: 'D’autres couleurs, rien que pour toi' },
  'board.private': { name: 'privé', description: 'Rien que pour toi, avec tes informations secrètes' },
  hand: { name: 'main', description: 'Tes cartes et informations secrètes' },
  hint: { name: 'conseil', description: 'Tes meilleurs coups du moment, selon l’ordinateur' },
  state: { name: 'état', description: 'Tout le plateau sous forme de texte' },
  undo: { name: 'annuler', description: 'Annuler ton dernier coup' },
  log: { name: 'journal', description: 'L’histoire de la partie jusqu’ici' },
  scores: { name: 'scores', description: 'Les points, d’après ce qui est public' },
  games: { name: 'tables', description: 'Tes tables, d’abord celles qui t’attendent' },
  settings: { name: 'réglages', description: 'Tes réglages, ou ceux de ce serveur' },
  'settings.me': { name: 'moi', description: 'Langue, couleurs, rappels, heures calmes' },
  'settings.me.zone': { name: 'fuseau', description: 'Ton fuseau horaire, pour les heures calmes' },
  'settings.server': {
    name: 'serveur',
    description: 'Langue, salons, rythme et fils des tables de ce serveur',
  },
  about: { name: 'à-propos', description: 'Ce qu’est ce bot et comment commencer' },
};
