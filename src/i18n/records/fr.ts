import { of } from '../french-of.ts';
import { plural } from '../plural.ts';
import type { records as en } from './en.ts';

const n = (count: number, one: string, other: string): string => plural('fr', count, { one, other });

export const records: typeof en = {
  turn: (number, name) => `Tour ${number} – ${name}`,
  start: 'Le début',
  since: 'Depuis ta dernière décision :',
  lately: 'Ce qui s’est passé en dernier :',
  nothingSince: 'Rien ne s’est passé depuis ta dernière décision.',
  watch: 'Regarder',
  watched: 'Les tours depuis ta dernière décision, une image chacun.',
  nothingToWatch: 'Il n’y a rien à regarder : rien ne s’est passé depuis ta dernière décision.',
  drawingTurns: (done, all) => `Dessin des tours : ${done} sur ${all} …`,
  joining: 'Assemblage des images …',
  noFilm: 'L’animation n’a pas pu être faite cette fois. Essaie encore.',
  filmAlt: (pictures) => n(pictures, 'Animation de # image.', 'Animation de # images.'),
  film: 'Animation',
  filmOf: (game, names) => `Toute la partie ${of(game)} avec ${names}, tour par tour.`,
  filmPosted: 'L’animation est dans le salon.',
  none: 'Aucune partie n’est encore terminée sur ce serveur. `/revoir` montre les parties terminées.',
  noSuch: 'Je ne connais pas cette partie. Choisis-en une dans la liste.',
  noMoment: 'Ce moment n’existe pas dans cette partie. Choisis-en un dans la liste.',
  opening: 'Avant la première décision',
  moment: (decision, all) => `Décision ${decision} sur ${all}`,
  ending: 'La fin',
  first: 'Début',
  turnBack: 'Tour précédent',
  back: 'Reculer',
  forward: 'Avancer',
  turnForward: 'Tour suivant',
  last: 'Fin',
  playOn: 'Continuer d’ici',
  playedOn:
    'Une table qui continue d’ici est ouverte. Ce qui était caché est redistribué, et le résultat ne compte pour le classement de personne.',
  goesOn: (decision) =>
    `Elle continue une partie passée, après la décision ${decision}. Ce qui était caché est redistribué, et le résultat ne compte pour le classement de personne.`,
  fromFile: 'venue d’un fichier',
  unfinished: 'pas terminée',
  exported: 'La partie dans un fichier. `/importer` l’ouvre à nouveau, ici ou ailleurs.',
  exportNow:
    'La partie de ce salon est encore en cours. Une partie peut être exportée une fois terminée.',
  imported: 'La partie peut être regardée : `/revoir` la trouve aussi.',
  notFetched: 'Je n’ai pas pu recevoir le fichier de Discord. Essaie encore.',
  rematch: 'Revanche',
  rematchQuestion: 'Une nouvelle table avec les mêmes personnes et réglages. Qui est assis en premier ?',
  rematchLast: 'Qui a fini en dernier',
  rematchDrawn: 'Tirer l’ordre au sort',
  rematchOpened: 'La table est ouverte, tout le monde y est. Appuie sur Lancer quand chacun est d’accord.',
  stats: (name) => `Résultats de ${name} sur ce serveur`,
  noStats: (name) => `${name} n’a pas encore terminé de partie entre personnes sur ce serveur.`,
  played: (games, won) => `${n(games, '# partie', '# parties')}, ${n(won, '# gagnée', '# gagnées')}`,
  points: (best, average) => `meilleur score ${best}, en moyenne ${average}`,
  alone: (games, won) => `en solo : ${n(games, '# partie', '# parties')}, ${n(won, '# gagnée', '# gagnées')}`,
  rating: (rating) => `cote ${rating}`,
  ratingOf: (rating, place, all) => `cote ${rating}, numéro ${place} sur ${all}`,
  leaderboard: (game) => `Classement ${of(game)} sur ce serveur`,
  noLeaders: (game) => `Personne n’a encore terminé de partie ${of(game)} entre personnes sur ce serveur.`,
  ratingNote:
    'Chacun commence à 1 000 et monte avec des résultats sûrs. Les IA, les fichiers et les parties arrêtées ne comptent pas.',
  ratingOverTime: 'La cote, partie après partie',
};
