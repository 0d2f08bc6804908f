import type { Locale } from '../../locale.ts';
import { en, fr, pl } from '../../nouns.ts';
import type { AntarcticaTexts } from './texts.ts';

/* What the coach says to newcomers, what one has to spend, and what a hint says that one gets. */

type Messages = AntarcticaTexts['messages'];
type Told = Pick<Messages, Extract<keyof Messages, `coach.${string}` | `held.${string}` | 'purse'>>;

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

export const COACH: Readonly<Record<Locale, Told>> = {
  en: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Watch out: ${w.danger}.`}`,
    'coach.aim.place': 'Put your ships where different buildings stand: cards ask for them',
    'coach.aim.startCube': 'Any track will do: the lead pays at the end, and cubes ahead are jumped for free',
    'coach.aim.sailToBuild': (w) => `Sail where you can build at once: ${w.areas}`,
    'coach.aim.sailToCamp': (w) => `A camp helps now: sail there and recruit (${w.areas})`,
    'coach.aim.sail': 'Sail where a research center or a shipyard helps you',
    'coach.aim.build': 'Build: your scientists settle here, and you keep the card',
    'coach.aim.recruit': 'Recruit: each ship and each scientist you have here brings one',
    'coach.aim.research': 'Research: the more ships and scientists you have here, the further your cube goes',
    'coach.aim.ship': 'A new ship means more turns, but everyone else takes a shipyard card for it',
    'coach.aim.card': 'No action helps here, but a card from your hand may',
    'coach.aim.nothing': 'No action helps here: end your turn, unless a discard for good is worth it',
    'coach.aim.acted': 'Your action is done: play a card if it helps now, else end your turn',
    'coach.aim.done': 'Your action is done: end your turn, unless a discard for good is worth it',
    'coach.aim.track': 'Go for the lead on a track, or for a red space and its reward',
    'coach.aim.take': 'Take what you lack: scientists, research or, with an icebreaker, another turn',
    'coach.aim.move': 'Move a ship to a short line, or where a building is that your next card asks for',
    'coach.danger.cards': (w) =>
      `the game ends when the building cards run out, ${en('# is left', '# are left')(w.cards)}`,
    'coach.danger.scientists': (w) =>
      w.scientists === 0
        ? 'someone has placed their last scientist, and the game ends with this turn'
        : `someone has only ${en('# scientist', '# scientists')(w.scientists)} left to place, then the game ends`,
    'coach.danger.supply': 'without scientists in your supply you can’t build',
    'coach.danger.ship': 'you have only one ship on the board, so your turns are few',
    'coach.danger.line': 'when the sun comes only the first in line sails, so long lines mean waiting',
    'held.area': (w) => `the majority in ${w.area}`,
    'held.track': (w) => `the lead on the ${w.track}`,
    'held.cards': 'the most asterisks',
    'held.resources': 'the most discarded resources',
    purse: (w) =>
      list([
        en('# scientist in supply', '# scientists in supply')(w.scientists),
        w.cards === 0 ? '' : en('# shipyard card', '# shipyard cards')(w.cards),
        w.resources === 0 ? '' : en('# resource card', '# resource cards')(w.resources),
      ]),
  },
  fr: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Attention : ${w.danger}.`}`,
    'coach.aim.place': 'Place tes bateaux près de bâtiments différents : les cartes en demandent',
    'coach.aim.startCube':
      'Toute piste convient : être en tête paie à la fin, et les cubes devant se sautent gratuitement',
    'coach.aim.sailToBuild': (w) => `Va là où tu peux construire tout de suite : ${w.areas}`,
    'coach.aim.sailToCamp': (w) => `Un campement t’aidera : va y recruter (${w.areas})`,
    'coach.aim.sail': 'Va là où un centre de recherche ou un chantier naval t’aide',
    'coach.aim.build': 'Construis : tes scientifiques s’installent ici et tu gardes la carte',
    'coach.aim.recruit': 'Recrute : chacun de tes bateaux et scientifiques présents ici en amène un',
    'coach.aim.research':
      'Fais de la recherche : plus tu as de bateaux et de scientifiques ici, plus ton cube va loin',
    'coach.aim.ship':
      'Un bateau de plus, ce sont des tours en plus, mais les autres prennent chacun une carte',
    'coach.aim.card': 'Aucune action utile ici, mais une carte de ta main peut servir',
    'coach.aim.nothing':
      'Aucune action utile ici : termine ton tour, sauf si une défausse définitive en vaut la peine',
    'coach.aim.acted':
      'Ton action est faite : joue une carte si elle sert maintenant, sinon termine ton tour',
    'coach.aim.done':
      'Ton action est faite : termine ton tour, sauf si une défausse définitive en vaut la peine',
    'coach.aim.track': 'Vise la tête d’une piste, ou une case rouge et sa récompense',
    'coach.aim.take':
      'Prends ce qui te manque : scientifiques, recherche ou, avec un brise-glace, un tour de plus',
    'coach.aim.move':
      'Mène un bateau vers une file courte, ou près d’un bâtiment que ta prochaine carte demande',
    'coach.danger.cards': (w) => `la partie finit avec les cartes Bâtiment, il en reste ${w.cards}`,
    'coach.danger.scientists': (w) =>
      w.scientists === 0
        ? 'quelqu’un a placé tous ses scientifiques, et la partie finit avec ce tour'
        : `quelqu’un n’a plus que ${fr('# scientifique', '# scientifiques')(w.scientists)} à placer, puis la partie finit`,
    'coach.danger.supply': 'sans scientifique dans ton personnel, tu ne peux pas construire',
    'coach.danger.ship': 'tu n’as qu’un bateau sur le plateau, donc peu de tours',
    'coach.danger.line':
      'quand vient le soleil, seul le premier de la file part : une longue file fait attendre',
    'held.area': (w) => `la majorité dans la zone ${w.area}`,
    'held.track': (w) => `la première place : ${w.track}`,
    'held.cards': 'le plus d’astérisques',
    'held.resources': 'le plus de ressources défaussées',
    purse: (w) =>
      list([
        fr('# scientifique dans ton personnel', '# scientifiques dans ton personnel')(w.scientists),
        w.cards === 0 ? '' : fr('# carte Chantier naval', '# cartes Chantier naval')(w.cards),
        w.resources === 0 ? '' : fr('# carte Ressource', '# cartes Ressource')(w.resources),
      ]),
  },
  pl: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Uwaga: ${w.danger}.`}`,
    'coach.aim.place': 'Postaw statki przy różnych budynkach: wymagają ich karty',
    'coach.aim.startCube':
      'Każdy tor jest dobry: prowadzenie punktuje na końcu, a cudze kostki przeskakujesz za darmo',
    'coach.aim.sailToBuild': (w) => `Płyń tam, gdzie od razu coś wzniesiesz: ${w.areas}`,
    'coach.aim.sailToCamp': (w) => `Teraz pomoże obóz: popłyń tam i zatrudnij (${w.areas})`,
    'coach.aim.sail': 'Płyń tam, gdzie pomoże ci stacja badawcza lub stocznia',
    'coach.aim.build': 'Wznieś budynek: twoi naukowcy tu zostają, a karta jest twoja',
    'coach.aim.recruit': 'Zatrudnij: każdy twój statek i naukowiec w tej strefie sprowadza jednego',
    'coach.aim.research': 'Prowadź badania: im więcej masz tu statków i naukowców, tym dalej idzie kostka',
    'coach.aim.ship': 'Nowy statek to więcej tur, ale każdy inny gracz bierze za to kartę stoczni',
    'coach.aim.card': 'Żadna akcja tu nie pomoże, ale karta z ręki może',
    'coach.aim.nothing':
      'Żadna akcja tu nie pomoże: zakończ turę, chyba że opłaca się odrzucić coś na zawsze',
    'coach.aim.acted': 'Akcja zrobiona: zagraj kartę, jeśli teraz pomoże, albo zakończ turę',
    'coach.aim.done': 'Akcja zrobiona: zakończ turę, chyba że opłaca się odrzucić coś na zawsze',
    'coach.aim.track': 'Celuj w prowadzenie na torze albo w czerwone pole i jego nagrodę',
    'coach.aim.take': 'Weź to, czego ci brak: naukowców, badania albo, z lodołamaczem, dodatkową turę',
    'coach.aim.move': 'Przenieś statek do krótkiej kolejki albo do budynku, którego wymaga następna karta',
    'coach.danger.cards': (w) => `gra kończy się, gdy zabraknie kart budowy, zostało: ${w.cards}`,
    'coach.danger.scientists': (w) =>
      w.scientists === 0
        ? 'ktoś nie ma już naukowców do wysłania i gra kończy się z tą turą'
        : `komuś zostało do wysłania tylko ${pl('# naukowiec', '# naukowców', '# naukowców')(w.scientists)}, potem koniec gry`,
    'coach.danger.supply': 'bez naukowców w zasobach nic nie wzniesiesz',
    'coach.danger.ship': 'masz na planszy tylko jeden statek, więc mało tur',
    'coach.danger.line': 'gdy przyjdzie słońce, płynie tylko pierwszy statek: długa kolejka to czekanie',
    'held.area': (w) => `przewagę w strefie ${w.area}`,
    'held.track': (w) => `prowadzenie na torze: ${w.track}`,
    'held.cards': 'najwięcej gwiazdek',
    'held.resources': 'najwięcej odrzuconych elementów',
    purse: (w) =>
      list([
        pl('# naukowiec w zasobach', '# naukowców w zasobach', '# naukowców w zasobach')(w.scientists),
        w.cards === 0 ? '' : pl('# karta stoczni', '# karty stoczni', '# kart stoczni')(w.cards),
        w.resources === 0 ? '' : pl('# karta zasobu', '# karty zasobów', '# kart zasobów')(w.resources),
      ]),
  },
};
