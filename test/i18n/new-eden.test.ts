import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/engine/games/new-eden/messages.ts';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { GAME } from '../games/new-eden/scene.ts';
import { randomPositions, some } from '../render/random-table.ts';
import { speaker } from './longest-words.ts';
import { DESCRIPTION, ENTRY } from './speeches/game-speech.ts';
import { NEW_EDEN_SPEECH } from './speeches/new-eden.ts';

/** Questions of random games at each number of players. */
function offers() {
  return [1, 2, 4].flatMap((seats) =>
    some(randomPositions<State>(GAME, `offers-${seats}`, seats), 2).flatMap((state) => {
      const [seat] = GAME.activeSeats(state);
      const prompt = seat === undefined ? undefined : GAME.prompt(state, seat);
      return prompt === undefined ? [] : [{ prompt }];
    }),
  );
}

describe.each(LOCALES)('the offers of New Eden in %s', (locale) => {
  it('GIVEN every card and every row of the display WHEN it is offered THEN price, effect and end points fit', () => {
    const { say } = speaker(NEW_EDEN_SPEECH, locale);
    for (const { prompt } of offers()) {
      for (const { label, detail } of prompt.options) {
        expect(say(label).length, say(label)).toBeLessThanOrEqual(ENTRY);
        if (detail !== undefined) expect(say(detail).length, say(detail)).toBeLessThanOrEqual(DESCRIPTION);
      }
    }
  });
});

describe('the words of a turn in New Eden', () => {
  const story = (locale: Locale): string[] => {
    const { event } = speaker(NEW_EDEN_SPEECH, locale, 'Ola');
    const events: readonly Event[] = [
      { type: 'bought', seat: 0, card: '1A-CR1', row: 4 },
      { type: 'coinsPaid', seat: 0, coins: 1, cause: { key: 'cause.price', with: { row: 4 } } },
      { type: 'damageChanged', seat: 0, by: 1, to: 3, cause: { key: 'cause.row', with: { row: 4 } } },
      { type: 'deepleMoved', seat: 0, arm: 'crab', from: 0, to: 2, module: '1A-CR1' },
      {
        type: 'pointsGained',
        seat: 0,
        points: 5,
        cause: { key: 'cause.module', with: { module: '1A-SH2' } },
      },
    ];
    return events.map(event);
  };

  it('tell what happened, to whom and why, in each language', () => {
    expect(story('en')).toEqual([
      'Ola buys Harvest crab 3 from row 4.',
      'Ola pays 1 coin (row 4).',
      'Ola takes 1 damage (row 4), now 3.',
      'Ola’s deeple swims from the dome to Harvest crab 3 (space 2).',
      'Ola scores 5 points (Shell house 5).',
    ]);
    expect(story('fr')[2]).toBe('Ola subit 1 dégât (ligne 4), total 3.');
    expect(story('pl')[1]).toBe('Ola płaci 1 monetę (rząd 4).');
    expect(story('pl')[4]).toBe('Ola zdobywa 5 punktów (Dom-muszla 5).');
  });

  it('name Deep Thought where no seat is named', () => {
    const passed: Event = { type: 'passed', place: 1 };
    for (const locale of LOCALES)
      expect(speaker(NEW_EDEN_SPEECH, locale, 'Ola').event(passed)).toContain('Deep Thought');
  });

  it('name the cards of the black market only where they are known', () => {
    const { event } = speaker(NEW_EDEN_SPEECH, 'en', 'Ola');
    const own: Event = { type: 'marketChosen', seat: 0, cards: ['1B-CR1'] };
    const foreign: Event = { type: 'marketChosen', seat: 0 };
    expect(event(own)).toBe('Ola has chosen: Harvest crab 3 (+1).');
    expect(event(foreign)).toBe('Ola has chosen.');
  });
});
