import type { Locale } from '../../locale.ts';
import { en, fr, pl } from '../../nouns.ts';
import type { NewEdenTexts } from './texts.ts';

/* What the coach says to newcomers, what one has to spend, and what a hint says that one gets. */

type Messages = NewEdenTexts['messages'];
type Told = Pick<Messages, Extract<keyof Messages, `coach.${string}` | `held.${string}` | 'purse'>>;

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

export const COACH: Readonly<Record<Locale, Told>> = {
  en: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Watch out: ${w.danger}.`}`,
    'coach.aim.first':
      'Begin an outside arm: activated, crabs bring coins, shells points, and octopuses repair',
    'coach.aim.oxygen': 'Use oxygen: bring deeples to a module, and when it’s full, activate it',
    'coach.aim.buy': 'Buy what helps your modules: once a row is empty, those above drop and get cheaper',
    'coach.aim.broke': 'You can’t pay for a card: run the power plant, use oxygen or pass',
    'coach.aim.empty': 'There’s nothing you can buy now: use oxygen where it fills a module, else pass',
    'coach.aim.bottle': 'Move towards the module that lacks the fewest deeples',
    'coach.aim.activate': 'Activate what’s full: each module works once a round',
    'coach.aim.market': 'Take only what you’ll use: each card more costs more coins and damage',
    'coach.aim.marketBroke': 'You can’t pay for a card yet: the power plant may help, or buy nothing',
    'coach.aim.place': 'What’s near the dome is lost last, and a module there is reached sooner',
    'coach.aim.row': 'Put up a row that you want and can pay for',
    'coach.aim.bid':
      'Bid what the row is worth to you: extra actions need unused oxygen cards, and coins kept bring few points',
    'coach.aim.extra': 'Use oxygen if it fills a module, else be done',
    'coach.aim.keep': 'Keep the row that helps you most: you’ll have to outbid Deep Thought for it',
    'coach.aim.destroy': 'Give up the card that you’d miss least',
    'coach.danger.overflow': (w) => `you have ${w.damage} damage, and beyond ${w.most} you lose cards`,
    'coach.danger.unstable': (w) => `your damage is ${w.by} above the red marker; octopuses bring it down`,
    'coach.danger.edge': 'even one card would bring your damage above the red marker',
    'coach.danger.coins': 'few coins are left for the black market and the auctions',
    'coach.danger.bottomRow': 'the cheapest row also does damage',
    'coach.danger.early': 'the first to pass gets points and the Nautilus',
    'held.limit': 'damage within your limit',
    'held.bid': 'the highest bid',
    purse: (w) =>
      list([
        en('# coin', '# coins')(w.coins),
        en('# deeple in the dome', '# deeples in the dome')(w.deeples),
        en('# unused oxygen card', '# unused oxygen cards')(w.tanks),
      ]),
  },
  fr: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Attention : ${w.danger}.`}`,
    'coach.aim.first':
      'Commence un bras extérieur : une fois activés, Crabes : pièces, Coquillages : points, Pieuvres : réparations',
    'coach.aim.oxygen': 'Utilise l’oxygène : amène des deeples sur un module et, s’il est complet, active-le',
    'coach.aim.buy':
      'Achète ce qui sert tes modules : une ligne vidée fait descendre les autres, moins chères',
    'coach.aim.broke': 'Aucune carte à ta portée : lance la centrale, utilise l’oxygène ou passe',
    'coach.aim.empty': 'Rien à acheter maintenant : utilise l’oxygène s’il complète un module, sinon passe',
    'coach.aim.bottle': 'Avance vers le module auquel il manque le moins de deeples',
    'coach.aim.activate': 'Active ce qui est complet : chaque module sert une fois par manche',
    'coach.aim.market': 'Ne prends que l’utile : chaque carte de plus coûte davantage de pièces et de dégâts',
    'coach.aim.marketBroke': 'Aucune carte à ta portée : la centrale peut aider, ou n’achète rien',
    'coach.aim.place': 'Près de la coupole, une carte se perd en dernier et un module s’atteint plus tôt',
    'coach.aim.row': 'Mets en jeu une ligne que tu veux et que tu peux payer',
    'coach.aim.bid':
      'Offre ce que la ligne vaut pour toi : agir en plus demande de l’oxygène, garder des pièces fait peu de points',
    'coach.aim.extra': 'Utilise l’oxygène s’il complète un module, sinon termine',
    'coach.aim.keep': 'Garde la ligne la plus utile : il faudra offrir plus que Deep Thought',
    'coach.aim.destroy': 'Sacrifie la carte qui te manquera le moins',
    'coach.danger.overflow': (w) =>
      `tu as ${fr('# dégât', '# dégâts')(w.damage)}, et au-delà de ${w.most} tu perds des cartes`,
    'coach.danger.unstable': (w) =>
      `${fr('# dégât', '# dégâts')(w.by)} au-dessus du marqueur rouge ; les Pieuvres réparent`,
    'coach.danger.edge': 'même une seule carte mettrait tes dégâts au-dessus du marqueur rouge',
    'coach.danger.coins': 'il te reste peu de pièces pour le marché clandestin et les enchères',
    'coach.danger.bottomRow': 'la ligne la moins chère cause aussi des dégâts',
    'coach.danger.early': 'la première station à passer gagne des points et le Nautilus',
    'held.limit': 'des dégâts sous ta limite',
    'held.bid': 'l’offre la plus haute',
    purse: (w) =>
      list([
        fr('# pièce', '# pièces')(w.coins),
        fr('# deeple dans la coupole', '# deeples dans la coupole')(w.deeples),
        fr('# carte Oxygène disponible', '# cartes Oxygène disponibles')(w.tanks),
      ]),
  },
  pl: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Uwaga: ${w.danger}.`}`,
    'coach.aim.first':
      'Zacznij zewnętrzne ramię: po aktywacji kraby dają monety, muszle punkty, ośmiornice naprawiają',
    'coach.aim.oxygen': 'Użyj tlenu: doprowadź deeple do modułu, a gdy będzie ich dość, aktywuj go',
    'coach.aim.buy': 'Kup to, co pomoże modułom: gdy rząd się opróżni, wyższe spadają i tanieją',
    'coach.aim.broke': 'Nie stać cię na kartę: uruchom elektrownię, użyj tlenu albo spasuj',
    'coach.aim.empty': 'Teraz nic nie kupisz: użyj tlenu, jeśli zapełni moduł, albo spasuj',
    'coach.aim.bottle': 'Ruszaj do modułu, któremu brakuje najmniej deepli',
    'coach.aim.activate': 'Aktywuj to, co zapełnione: każdy moduł działa raz na rundę',
    'coach.aim.market': 'Weź tylko to, co się przyda: każda kolejna karta to więcej monet i uszkodzeń',
    'coach.aim.marketBroke': 'Nie stać cię jeszcze na kartę: może pomóc elektrownia, albo nic nie kupuj',
    'coach.aim.place': 'Blisko kopuły kartę traci się na końcu, a do modułu jest tam bliżej',
    'coach.aim.row': 'Wystaw rząd, który chcesz mieć i na który cię stać',
    'coach.aim.bid':
      'Daj tyle, ile rząd jest dla ciebie wart: dodatkowe akcje wymagają kart tlenu, a monety to mało punktów',
    'coach.aim.extra': 'Użyj tlenu, jeśli zapełni moduł, albo zakończ',
    'coach.aim.keep': 'Zachowaj najlepszy dla siebie rząd: trzeba będzie przebić Deep Thought',
    'coach.aim.destroy': 'Poświęć kartę, której najmniej ci szkoda',
    'coach.danger.overflow': (w) => `uszkodzeń jest ${w.damage}, a powyżej ${w.most} tracisz karty`,
    'coach.danger.unstable': (w) =>
      `uszkodzenia są o ${w.by} nad czerwonym znacznikiem; ośmiornice je naprawiają`,
    'coach.danger.edge': 'już jedna karta podniesie uszkodzenia nad czerwony znacznik',
    'coach.danger.coins': 'na czarny rynek i licytacje zostaje mało monet',
    'coach.danger.bottomRow': 'najtańszy rząd daje też uszkodzenia',
    'coach.danger.early': 'pierwszy pas daje punkty i Nautilusa',
    'held.limit': 'uszkodzenia w granicach limitu',
    'held.bid': 'najwyższą ofertę',
    purse: (w) =>
      list([
        pl('# moneta', '# monety', '# monet')(w.coins),
        `deeple w kopule: ${w.deeples}`,
        `nieużyte karty tlenu: ${w.tanks}`,
      ]),
  },
};
