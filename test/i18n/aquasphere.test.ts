import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../src/engine/games/aquasphere/messages.ts';
import { AQUASPHERE_TEXTS } from '../../src/i18n/games/aquasphere/index.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { GAME, standard } from '../games/aquasphere/scenario.ts';
import { speaker } from './longest-words.ts';
import { AQUASPHERE_SPEECH } from './speeches/aquasphere.ts';

/** Spaces that keep French marks on their line, as one types them. */
const typed = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the words of a turn', () => {
  /** An act that pushes a bot, as it is told and as it was offered. */
  const story = (locale: Locale): { readonly told: string[]; readonly offered: string[] } => {
    const { event, say } = sayWith({
      locale,
      messages: MESSAGES,
      texts: AQUASPHERE_TEXTS[locale],
      names: GAME.names,
      playerName: (seat) => ['Ola', 'Benoît'][seat] ?? '',
    });
    const table = standard(2)
      .seat(0, { time: 4, programmed: ['yellow', 'green'] })
      .zone('D', { control: 1, time: 5 });
    table.seat(1, { supply: 13 });
    const options = GAME.prompt(table.state, 0)?.options ?? [];
    const labels = options
      .filter(({ text }) =>
        ['program r1', 'buy red', 'act b green', 'act d yellow', 'return green', 'pass'].includes(text),
      )
      .map(({ label }) => say(label));
    return { told: table.play('0 act d yellow').map(event), offered: labels };
  };

  it('tell what happened, where, and with how many, in each language', () => {
    expect(story('en').told).toEqual([
      'Ola pays 3 time markers.',
      'Ola sends the scientist from sector A to D (yellow zone).',
      'Ola takes control of sector D (action).',
      'The bot that was there (Benoît) goes to the loading station of sector D.',
      'Ola takes 3 time markers instead of 5.',
    ]);
    expect(story('fr').told.map(typed)).toEqual([
      'Ola paie 3 marqueurs temps.',
      'Ola envoie son scientifique du secteur A au secteur D (zone : jaune).',
      'Ola prend le contrôle du secteur D (action).',
      'Un robot est délogé vers la station de chargement du secteur D : Benoît.',
      'Ola prend 3 marqueurs temps sur 5.',
    ]);
    expect(story('pl').told).toEqual([
      'Ola płaci 3 znaczniki czasu.',
      'Ola wysyła naukowca z sektora A do sektora D (kolor strefy: żółty).',
      'Ola przejmuje kontrolę nad sektorem D (akcja).',
      'Bot (Benoît) trafia do stacji ładowania w sektorze D.',
      'Ola bierze 3 znaczniki czasu (zamiast 5).',
    ]);
  });

  it('say beforehand what an option costs and brings, in each language', () => {
    expect(story('en').offered).toEqual([
      'Pay 3 time: program red',
      'Sector B: expand the lab with “A: +1 crystal”; costs 1 time',
      'Sector D: take 3 time; costs 3 time',
      'Return green: brings no time',
      'Pass: no more turns this round',
    ]);
    expect(story('fr').offered.map(typed)).toEqual([
      'Payer 3 temps : programme rouge',
      'Secteur B, extension « A : +1 cristal » (−1 temps)',
      'Secteur D : prendre 3 temps (−3 temps)',
      'Renvoyer vert : aucun temps en plus',
      'Passer jusqu’au prochain tour',
    ]);
    expect(story('pl').offered).toEqual([
      'Kup (czas −3): bot czerwony',
      'Sektor B (czas −1): rozwinięcie A: +1 kryształ',
      'Sektor D (czas −3): weź 3 znaczniki czasu',
      'Zwróć bota: zielony (bez czasu)',
      'Spasuj: koniec tur w tej rundzie',
    ]);
  });

  it('decline what is counted', () => {
    const catches = (locale: Locale, number: number): string =>
      speaker(AQUASPHERE_SPEECH, locale, 'Ola').event({
        type: 'octopodsCaught',
        seat: 0,
        sector: 'D',
        number,
      } as never);
    expect([1, 2, 5].map((number) => catches('pl', number))).toEqual([
      'Ola łapie 1 ośmiornicę w sektorze D.',
      'Ola łapie 2 ośmiornice w sektorze D.',
      'Ola łapie 5 ośmiornic w sektorze D.',
    ]);
    expect([1, 2].map((number) => catches('fr', number))).toEqual([
      'Ola attrape 1 octopode dans le secteur D.',
      'Ola attrape 2 octopodes dans le secteur D.',
    ]);
    expect([1, 2].map((number) => catches('en', number))).toEqual([
      'Ola catches 1 octopod in sector D.',
      'Ola catches 2 octopods in sector D.',
    ]);
  });

  it('say of the knowledge track how far it went, what was lost and where it stopped', () => {
    const moved = (from: number, to: number, lost: number): string =>
      speaker(AQUASPHERE_SPEECH, 'en', 'Ola').event({
        type: 'knowledgeMoved',
        seat: 0,
        from,
        to,
        lost,
      } as never);
    expect([moved(3, 9, 2), moved(9, 9, 4), moved(12, 10, 0), moved(0, 0, 0)]).toEqual([
      'Ola gains 6 KP, from 3 to 9; 2 KP forfeited at the red line.',
      'Ola stops at the red line after 9 and forfeits 4 KP.',
      'Ola drops from 12 to 10 KP.',
      'Ola stays at 0 KP.',
    ]);
  });
});
