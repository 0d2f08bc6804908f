import { describe, expect, it } from 'vitest';
import type { AntarcticaTexts } from '../../src/i18n/games/antarctica/texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { filled, speaker } from './longest-words.ts';
import { ANTARCTICA_SPEECH } from './speeches/antarctica.ts';

describe('the words of a turn', () => {
  const story = (locale: Locale): string[] => {
    const { event } = speaker(ANTARCTICA_SPEECH, locale, 'Ola');
    return [
      event({ type: 'sunMoved', area: 'e', skipped: ['s', 'se'] } as never),
      event({ type: 'shipSailed', seat: 0, from: 'e', to: 'n', icebreaker: 1 } as never),
      event({ type: 'built', seat: 0, card: 'D07', area: 'n', scientists: 1, using: 'basic' } as never),
      event({ type: 'advanced', seat: 0, track: 'inland', from: 0, to: 3, points: 3, lost: 0 } as never),
      event({ type: 'recruited', seat: 0, count: 3 } as never),
    ];
  };

  it('tell what happened, where, and with how many, in each language', () => {
    expect(story('en')).toEqual([
      'The sun passes over South and South-East and moves on to East.',
      'Icebreaker! Ola sails from East to North.',
      'Ola builds Factory in North and places 1 scientist; the card “Basic Resource” covers a missing building.',
      'Ola enters the Inland track at space 3.',
      'Ola recruits 3 scientists.',
    ]);
    expect(story('fr')[1]).toBe('Brise-glace\u00A0! Ola bouge son bateau de la zone Est à la zone Nord.');
    expect(story('pl')[4]).toBe('Ola zatrudnia 3 naukowców.');
  });

  it('name the taken shipyard card only where it is known', () => {
    const { event } = speaker(ANTARCTICA_SPEECH, 'en', 'Ola');
    const from = { key: 'from.pile' };
    expect(event({ type: 'cardTaken', seat: 0, from, card: 'fast' } as never)).toContain('Fast Research');
    expect(event({ type: 'cardTaken', seat: 0, from } as never)).toBe(
      'Ola takes a shipyard card from the pile.',
    );
  });
});

describe('the terms of the glossary', () => {
  it.each<[keyof AntarcticaTexts['messages'], RegExp, RegExp, RegExp]>([
    ['do.discardCube', /^Discard /u, /^Défausser /u, /^Odrzuć /u],
    ['do.discardShip', /^Discard /u, /^Défausser /u, /^Odrzuć /u],
    ['resourceDiscarded', / discards /u, / défausse /u, / odrzuca /u],
    ['scored.resources', /^discarded resources$/u, /^Ressources défaussées$/u, /^Zasoby odrzucone$/u],
    ['do.recruit', /^Recruit /u, /^Recruter /u, /^Zatrudnij /u],
    ['do.ship', /^Build a ship/u, /^Construire un bateau/u, /^Zbuduj statek/u],
    ['do.stay', /^Stay/u, /^Rester/u, /^Zostań/u],
    ['do.skip', /^Skip$/u, /^Passer$/u, /^Pomiń$/u],
    ['do.end', /^End the turn$/u, /^Terminer le tour$/u, /^Zakończ turę$/u],
    ['item.supply', /supply/u, /^Personnel$/u, /zasobach/u],
    ['item.reserve', /reserve/u, /^Réserve$/u, /rezerwie/u],
    ['item.availableCubes', /^Available /u, / disponibles$/u, /^Dostępne /u],
    ['item.discardedShips', /^Discarded /u, / défaussés$/u, /^Odrzucone /u],
    ['board.tracks', /^Research tracks$/u, /^Pistes de recherche$/u, /^Tory badań$/u],
    ['firstPlaces', /^First places$/u, /^Majorités$/u, /^Pierwsze miejsca$/u],
    [
      'over.scientists',
      /^All scientists placed$/u,
      /^Tous les scientifiques placés$/u,
      /^Wszyscy naukowcy na planszy$/u,
    ],
    [
      'over.buildings',
      /^All buildings built$/u,
      /^Tous les bâtiments construits$/u,
      /^Wszystkie budynki wzniesione$/u,
    ],
    ['over.idle', /^Nothing happens any more$/u, /^Plus rien ne se passe$/u, /^Nic się już nie dzieje$/u],
    ['over.no-ships', /^No ships left$/u, /^Plus aucun bateau$/u, /^Brak statków$/u],
  ])('GIVEN %s THEN it says what the box says', (key, en, fr, pl) => {
    const text = (locale: Locale): string =>
      speaker(ANTARCTICA_SPEECH, locale, 'Ada').say(filled(ANTARCTICA_SPEECH, key, locale));
    expect(text('en')).toMatch(en);
    expect(text('fr')).toMatch(fr);
    expect(text('pl')).toMatch(pl);
  });
});
