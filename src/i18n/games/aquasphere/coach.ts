import type { Locale } from '../../locale.ts';
import { en, fr, pl } from '../../nouns.ts';
import type { AquaSphereTexts } from './texts.ts';

/* What the coach says to newcomers, what one has to spend, and what a hint says that one gets. */

type Messages = AquaSphereTexts['messages'];
type Told = Pick<Messages, Extract<keyof Messages, `coach.${string}` | `held.${string}` | 'purse'>>;

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

export const COACH: Readonly<Record<Locale, Told>> = {
  en: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Watch out: ${w.danger}.`}`,
    'coach.aim.program': 'Program a bot first: its colour is the action you’ll get',
    'coach.aim.act': 'Act where a sector has something you can use: your bot takes control there too',
    'coach.aim.free': 'Act where the way costs no time; returning a bot brings some',
    'coach.aim.either': (w) => `Act with your bot (${w.colour}), or program a second one first`,
    'coach.aim.buy': (w) => `Your engineer can’t program more, but for ${w.price} time you may; else pass`,
    'coach.aim.pass': 'There’s little left to do this round: pass unless something still helps',
    'coach.aim.trim': 'Keep the bot whose action you need sooner; the other goes back',
    'coach.aim.letters': 'Place the bot where you don’t have control yet: it takes control',
    'coach.aim.line': (w) =>
      `Pay to cross the red line if the ${w.points} KP to come are worth it; they’re lost if you stop`,
    'coach.aim.prepare': 'Overtime programs one more bot; take your income first if you lack time',
    'coach.danger.octopods': (w) =>
      `octopods in your sectors (${w.sectors}) cost KP; a purple bot catches them`,
    'coach.danger.line': (w) =>
      `a red line ${w.steps === 0 ? 'right ahead' : `in ${en('# step', '# steps')(w.steps)}`} and no crystal to cross it; a black bot brings some`,
    'coach.danger.time': 'without time markers most locks stay closed to you',
    'coach.danger.crystals': 'your lab holds no more crystals; a green bot extends it',
    'coach.danger.control': 'you control no sector, and the most sectors score after the round',
    'coach.danger.lastRound': 'it’s the last round: letters on your lab, time left and submarines score too',
    'held.majority': 'the majority of controlled sectors',
    'held.control': (w) => `control of sector ${w.sector}`,
    purse: (w) =>
      list([
        en('# time marker', '# time markers')(w.time),
        en('# crystal', '# crystals')(w.crystals),
        w.bots === undefined ? '' : `programmed: ${w.bots}`,
      ]),
  },
  fr: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Attention : ${w.danger}.`}`,
    'coach.aim.program': 'Programme d’abord un robot : sa couleur dit l’action que tu auras',
    'coach.aim.act': 'Agis là où un secteur a de quoi te servir : ton robot en prend aussi le contrôle',
    'coach.aim.free': 'Agis là où le trajet est gratuit ; un robot renvoyé rapporte du temps',
    'coach.aim.either': (w) => `Fais agir ton robot (${w.colour}), ou programme d’abord un second robot`,
    'coach.aim.buy': (w) =>
      `Ton ingénieur ne programme plus, mais tu peux le faire pour ${w.price} temps ; sinon, passe`,
    'coach.aim.pass': 'Il reste peu à faire ce tour : passe, sauf si quelque chose t’aide encore',
    'coach.aim.trim': 'Garde le robot dont l’action te sert le plus tôt ; l’autre est renvoyé',
    'coach.aim.letters': 'Place le robot où tu n’as pas encore le contrôle : il le prend',
    'coach.aim.line': (w) =>
      `Paie la ligne rouge si les ${w.points} PC à venir le valent ; ils sont perdus si tu t’arrêtes`,
    'coach.aim.prepare':
      'Les heures supplémentaires programment un robot ; sans assez de temps, prends d’abord ton revenu',
    'coach.danger.octopods': (w) =>
      `les octopodes de tes secteurs (${w.sectors}) coûtent des PC ; un robot violet les attrape`,
    'coach.danger.line': (w) =>
      `ligne rouge ${w.steps === 0 ? 'juste devant' : `dans ${fr('# case', '# cases')(w.steps)}`} et aucun cristal pour la payer ; un robot noir en apporte`,
    'coach.danger.time': 'sans marqueur temps, la plupart des serrures te sont fermées',
    'coach.danger.crystals': 'ton laboratoire est plein de cristaux ; un robot vert l’agrandit',
    'coach.danger.control': 'tu ne contrôles aucun secteur, et en avoir le plus rapporte après le tour',
    'coach.danger.lastRound':
      'dernier tour : lettres, marqueurs temps et sous-marins comptent aussi à la fin',
    'held.majority': 'la majorité des secteurs contrôlés',
    'held.control': (w) => `le contrôle du secteur ${w.sector}`,
    purse: (w) =>
      list([
        fr('# marqueur temps', '# marqueurs temps')(w.time),
        fr('# cristal', '# cristaux')(w.crystals),
        w.bots === undefined ? '' : `robots programmés : ${w.bots}`,
      ]),
  },
  pl: {
    'coach.say': (w) => `${w.aim}.${w.danger === undefined ? '' : ` Uwaga: ${w.danger}.`}`,
    'coach.aim.program': 'Najpierw zaprogramuj bota: jego kolor to akcja, którą dostaniesz',
    'coach.aim.act': 'Wykonaj akcję tam, gdzie jest coś dla ciebie: bot przejmie też kontrolę',
    'coach.aim.free': 'Wykonaj akcję tam, gdzie droga nic nie kosztuje; zwrócony bot daje czas',
    'coach.aim.either': (w) => `Wykonaj akcję botem (${w.colour}) albo najpierw zaprogramuj drugiego`,
    'coach.aim.buy': (w) =>
      `Inżynier już nie programuje, ale możesz to zrobić za czas (${w.price}); jeśli nie, spasuj`,
    'coach.aim.pass': 'W tej rundzie niewiele zostało: spasuj, jeśli nic już nie pomoże',
    'coach.aim.trim': 'Zostaw bota, którego akcja przyda się szybciej; drugi wraca',
    'coach.aim.letters': 'Umieść bota tam, gdzie nie masz jeszcze kontroli: przejmie ją',
    'coach.aim.line': (w) =>
      `Zapłać za czerwoną linię, jeśli warto (do zdobycia PW: ${w.points}); gdy staniesz, przepadną`,
    'coach.aim.prepare':
      'Nadgodziny programują jeszcze jednego bota; jeśli brak ci czasu, najpierw weź dochód',
    'coach.danger.octopods': (w) =>
      `ośmiornice w twoich sektorach (${w.sectors}) kosztują PW; łapie je fioletowy bot`,
    'coach.danger.line': (w) =>
      `czerwona linia ${w.steps === 0 ? 'tuż przed tobą' : `za ${pl('# pole', '# pola', '# pól')(w.steps)}`}, a kryształu brak; zdobywa je czarny bot`,
    'coach.danger.time': 'bez znaczników czasu większość śluz jest dla ciebie zamknięta',
    'coach.danger.crystals': 'w laboratorium nie ma miejsca na kryształy; zielony bot je rozwinie',
    'coach.danger.control': 'nie kontrolujesz żadnego sektora, a po rundzie punktuje ich największa liczba',
    'coach.danger.lastRound': 'to ostatnia runda: na końcu liczą się też litery, czas i łodzie podwodne',
    'held.majority': 'większość kontrolowanych sektorów',
    'held.control': (w) => `kontrolę nad sektorem ${w.sector}`,
    purse: (w) =>
      list([
        pl('# znacznik czasu', '# znaczniki czasu', '# znaczników czasu')(w.time),
        pl('# kryształ', '# kryształy', '# kryształów')(w.crystals),
        w.bots === undefined ? '' : `zaprogramowane boty: ${w.bots}`,
      ]),
  },
};
