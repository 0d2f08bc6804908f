import type { Locale } from '../../locale.ts';
import { plural } from '../../plural.ts';
import type { NewEdenTexts } from './texts.ts';

/* The few words that stand in the picture itself, on cards, rows and plates. */

type OnCards = Pick<NewEdenTexts['messages'], Extract<keyof NewEdenTexts['messages'], `short.${string}`>>;

const signed = (number: number): string => (number < 0 ? `−${0 - number}` : `+${number}`);

export const ON_CARDS: Readonly<Record<Locale, OnCards>> = {
  en: {
    'short.endOfRound': 'End of round, for each:',
    'short.turn': 'buy a card, use oxygen or pass',
    'short.extra': 'use extra oxygen or end the turn',
    'short.phase.A': 'Buying',
    'short.phase.B': 'Black market',
    'short.phase.C': 'Auctions',
    'short.phase.D': 'Scoring',
    'short.bids': (w) => `bids ${w.coins}`,
    'short.first': 'first player',
    'short.price': 'Price',
    'short.damage': 'damage',
    'short.safe': (w) => `safe up to ${w.limit}`,
    'short.soldOut': 'sold out',
    'short.order': 'Who wins a row picks the next.',
    'short.secret': 'Coins are kept secret.',
    'short.outOf': (w) => `out of row ${w.row}`,
    'short.outOfAll': 'out of all rows',
    'short.row': (w) => `Row ${w.row}`,
    'short.actions': (w) => plural('en', w.number, { one: 'winner: +# oxygen', other: 'winner: +# oxygen' }),
    'short.sold': (w) => `Row ${w.row} won by`,
    'short.noBid': 'No bid yet',
    'short.ready': 'ready',
    'short.choosing': 'choosing',
    'short.faceDown': 'face down',
    'short.takes': (w) => plural('en', w.number, { one: 'Take # card', other: 'Take # cards' }),
    'short.coins': 'coins',
    'short.points': 'points',
    'short.repair': 'repair',
    'short.deeples': 'deeples',
    'short.oxygen': 'oxygen',
    'short.effect.plantBonus': (w) =>
      `Plant: ${w.repair === undefined ? '' : `−${w.repair} damage`}${
        w.coins === undefined ? '' : plural('en', w.coins, { one: '+# coin', other: '+# coins' })
      }${w.points === undefined ? '' : plural('en', w.points, { one: '+# point', other: '+# points' })}`.trim(),
    'short.effect.gainCoins': (w) => plural('en', w.n, { one: '+# coin now', other: '+# coins now' }),
    'short.effect.marker': (w) => `Safe damage ${signed(w.n)}`,
    'short.effect.hit.crab': (w) => `Others: ${w.n} damage per crab`,
    'short.effect.hit.shell': (w) => `Others: ${w.n} damage per shell`,
    'short.effect.hit.octopus': (w) => `Others: ${w.n} damage per octopus`,
    'short.effect.hit.shipyard': (w) => `Others: ${w.n} damage per shipyard`,
    'short.effect.hit.oxygen': (w) => `Others: ${w.n} damage per tank`,
    'short.effect.hit.research': (w) => `Others: ${w.n} damage per research`,
    'short.effect.crabsDoNotPull': 'Crabs don’t lower safe damage',
    'short.effect.mannedCrabs': (w) =>
      plural('en', w.n, {
        one: 'At the end: # point per busy crab',
        other: 'At the end: # points per busy crab',
      }),
    'short.effect.takeDamage': (w) => `Take ${w.n} damage`,
    'short.effect.othersGainCoins': (w) =>
      plural('en', w.n, { one: 'Others: +# coin', other: 'Others: +# coins' }),
    'short.effect.repairNow': (w) => `Repair ${w.n} now`,
    'short.end': (w) => `At\u00a0the\u00a0end: ${signed(w.points)}\u00a0points`,
  },
  fr: {
    'short.endOfRound': 'Fin de manche, pour chaque :',
    'short.turn': 'acheter, utiliser de l’oxygène ou passer',
    'short.extra': 'utiliser de l’oxygène en plus ou finir son tour',
    'short.phase.A': 'Achats',
    'short.phase.B': 'Marché clandestin',
    'short.phase.C': 'Enchères',
    'short.phase.D': 'Décompte',
    'short.bids': (w) => `offre ${w.coins}`,
    'short.first': 'premier joueur',
    'short.price': 'Prix',
    'short.damage': 'dégâts',
    'short.safe': (w) => `supporte ${w.limit}`,
    'short.soldOut': 'tout est vendu',
    'short.order': 'Qui gagne une ligne choisit la suivante.',
    'short.secret': 'Les pièces restent secrètes.',
    'short.outOf': (w) => `hors ligne ${w.row}`,
    'short.outOfAll': 'hors enchères',
    'short.row': (w) => `Ligne ${w.row}`,
    'short.actions': (w) =>
      plural('fr', w.number, { one: 'gagnant : +# oxygène', other: 'gagnant : +# oxygène' }),
    'short.sold': (w) => `Ligne ${w.row} à`,
    'short.noBid': 'Aucune offre',
    'short.ready': 'prêt',
    'short.choosing': 'choisit',
    'short.faceDown': 'face cachée',
    'short.takes': (w) => plural('fr', w.number, { one: '# carte', other: '# cartes' }),
    'short.coins': 'pièces',
    'short.points': 'points',
    'short.repair': 'répare',
    'short.deeples': 'deeples',
    'short.oxygen': 'oxygène',
    'short.effect.plantBonus': (w) =>
      `Centrale : ${w.repair === undefined ? '' : plural('fr', w.repair, { one: '−# dégât', other: '−# dégâts' })}${
        w.coins === undefined ? '' : plural('fr', w.coins, { one: '+# pièce', other: '+# pièces' })
      }${w.points === undefined ? '' : plural('fr', w.points, { one: '+# point', other: '+# points' })}`.trim(),
    'short.effect.gainCoins': (w) => plural('fr', w.n, { one: '+# pièce', other: '+# pièces' }),
    'short.effect.marker': (w) => `Dégâts supportés ${signed(w.n)}`,
    'short.effect.hit.crab': (w) => `Autres : ${hit(w.n)} par crabe`,
    'short.effect.hit.shell': (w) => `Autres : ${hit(w.n)} par coquillage`,
    'short.effect.hit.octopus': (w) => `Autres : ${hit(w.n)} par pieuvre`,
    'short.effect.hit.shipyard': (w) => `Autres : ${hit(w.n)} par chantier`,
    'short.effect.hit.oxygen': (w) => `Autres : ${hit(w.n)} par réservoir`,
    'short.effect.hit.research': (w) => `Autres : ${hit(w.n)} par recherche`,
    'short.effect.crabsDoNotPull': 'Les crabes ne fragilisent plus',
    'short.effect.mannedCrabs': (w) =>
      plural('fr', w.n, {
        one: 'À la fin : # point par crabe actif',
        other: 'À la fin : # points par crabe actif',
      }),
    'short.effect.takeDamage': (w) => `Subis ${hit(w.n)}`,
    'short.effect.othersGainCoins': (w) =>
      plural('fr', w.n, { one: 'Autres : +# pièce', other: 'Autres : +# pièces' }),
    'short.effect.repairNow': (w) => `Répare ${w.n}`,
    'short.end': (w) => `À\u00a0la\u00a0fin\u00a0: ${signed(w.points)}\u00a0points`,
  },
  pl: {
    'short.endOfRound': 'Koniec rundy, za każdą kartę:',
    'short.turn': 'kupno, tlen albo pas',
    'short.extra': 'dodatkowy tlen albo koniec tury',
    'short.phase.A': 'Zakupy',
    'short.phase.B': 'Czarny rynek',
    'short.phase.C': 'Licytacje',
    'short.phase.D': 'Podliczenie',
    'short.bids': (w) => `daje ${w.coins}`,
    'short.first': 'zaczyna',
    'short.price': 'Cena',
    'short.damage': 'uszkodzenia',
    'short.safe': (w) => `wytrzyma ${w.limit}`,
    'short.soldOut': 'wyprzedany',
    'short.order': 'Kto zdobył rząd, wybiera następny.',
    'short.secret': 'Liczba monet jest tajna.',
    'short.outOf': (w) => `poza rzędem ${w.row}`,
    'short.outOfAll': 'poza licytacją',
    'short.row': (w) => `Rząd ${w.row}`,
    'short.actions': (w) => `zwycięzca: tlen +${w.number}`,
    'short.sold': (w) => `Rząd ${w.row} zdobywa`,
    'short.noBid': 'Jeszcze bez ofert',
    'short.ready': 'gotowe',
    'short.choosing': 'wybiera',
    'short.faceDown': 'zakryte',
    'short.takes': (w) => `Karty: ${w.number}`,
    'short.coins': 'monety',
    'short.points': 'punkty',
    'short.repair': 'naprawa',
    'short.deeples': 'deeple',
    'short.oxygen': 'tlen',
    'short.effect.plantBonus': (w) =>
      `Elektrownia: ${w.repair === undefined ? '' : `uszkodzenia −${w.repair}`}${
        w.coins === undefined ? '' : `monety +${w.coins}`
      }${w.points === undefined ? '' : `punkty +${w.points}`}`.trim(),
    'short.effect.gainCoins': (w) => `Teraz: monety +${w.n}`,
    'short.effect.marker': (w) => `Wytrzymałość ${signed(w.n)}`,
    'short.effect.hit.crab': (w) => `Inni: uszkodzenia ${w.n} za kraba`,
    'short.effect.hit.shell': (w) => `Inni: uszkodzenia ${w.n} za muszlę`,
    'short.effect.hit.octopus': (w) => `Inni: uszkodzenia ${w.n} za ośmiornicę`,
    'short.effect.hit.shipyard': (w) => `Inni: uszkodzenia ${w.n} za stocznię`,
    'short.effect.hit.oxygen': (w) => `Inni: uszkodzenia ${w.n} za zbiornik`,
    'short.effect.hit.research': (w) => `Inni: uszkodzenia ${w.n} za badania`,
    'short.effect.crabsDoNotPull': 'Kraby nie osłabiają stacji',
    'short.effect.mannedCrabs': (w) => `Na koniec: punkty ${w.n} za czynnego kraba`,
    'short.effect.takeDamage': (w) => `Teraz: uszkodzenia +${w.n}`,
    'short.effect.othersGainCoins': (w) => `Inni: monety +${w.n}`,
    'short.effect.repairNow': (w) => `Teraz: naprawa ${w.n}`,
    'short.end': (w) => `Na\u00a0koniec: punkty\u00a0${signed(w.points)}`,
  },
};

function hit(number: number): string {
  return plural('fr', number, { one: '# dégât', other: '# dégâts' });
}
