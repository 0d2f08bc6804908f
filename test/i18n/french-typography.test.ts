import { describe, expect, it } from 'vitest';
import { antarctica } from '../../src/games/antarctica.ts';
import { WHOLE_GAMES } from '../../scripts/games.ts';
import { inFrenchTypography, typesetFrenchName } from '../../src/i18n/french-typography.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { saidOf } from './longest-words.ts';
import { ANTARCTICA_SPEECH } from './speeches/antarctica.ts';
import { AQUASPHERE_SPEECH } from './speeches/aquasphere.ts';
import { NEW_EDEN_SPEECH } from './speeches/new-eden.ts';

const KEPT = '\u00A0';
/** A mark that the line may leave behind; letters before a colon are those of links and emoji. */
const LOOSE = /(?<![\u00A0?!:])[?!;]|(?<![\u00A0\d<:a-z])[:]|«(?!\u00A0)|(?<!\u00A0)»/u;

/** Those that stand whole in a catalogue, by their path. */
function sentencesOf(catalogue: object, path = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, part] of Object.entries(catalogue) as [string, unknown][]) {
    if (typeof part === 'string') found[`${path}${key}`] = part;
    else if (typeof part === 'object' && part !== null)
      Object.assign(found, sentencesOf(part, `${path}${key}.`));
  }
  return found;
}

describe('French words', () => {
  it('keep their marks on the line of the word before', () => {
    expect(TEXTS.fr.lobby.whichGame).toBe(`À quel jeu veux-tu jouer${KEPT}?`);
    expect(TEXTS.fr.panel.undo('Forer')).toBe(`Annuler${KEPT}: Forer`);
    expect(TEXTS.fr.refusals.E_SYNTAX({ typed: 'hop', asked: '', host: '', game: '', min: 1, max: 4 })).toBe(
      `Je ne reconnais pas «${KEPT}hop${KEPT}» comme un coup de ce jeu.`,
    );
  });

  it.each(Object.entries(sentencesOf(TEXTS.fr)))(
    'of %s have the space before ? ! : ; that does not break',
    (_path, text) => {
      expect(text).not.toMatch(LOOSE);
    },
  );

  it.each([ANTARCTICA_SPEECH, AQUASPHERE_SPEECH, NEW_EDEN_SPEECH])(
    'of $game.id have it in every sentence, with all that is put into it',
    (speech) => {
      const said = saidOf(speech, 'fr', '');
      expect(said.length).toBeGreaterThan(100);
      for (const { key, text } of said) expect(text, key).not.toMatch(LOOSE);
    },
  );

  it.each(
    WHOLE_GAMES.flatMap(({ rulebook, handbook }) =>
      handbook === undefined ? [] : [[rulebook.id, handbook] as const],
    ),
  )('of the cards and rules of %s have it', (_id, { words }) => {
    const said = Object.entries(sentencesOf(words.fr));
    expect(said.length).toBeGreaterThan(5);
    for (const [path, text] of said) expect(text, path).not.toMatch(LOOSE);
  });

  it('are typeset in a game’s sentences too, and names from component data are mended', () => {
    const texts = antarctica.texts.fr;
    const { say } = sayWith({
      locale: 'fr',
      messages: { 'do.sail': { area: 'name:area' } },
      texts,
      names: { 'area:x': { en: 'x', fr: "L'île: nord" } },
      playerName: () => 'Ola',
    });
    expect(say({ key: 'do.sail', with: { area: 'x' } })).toBe(`Bouger vers la zone L’île${KEPT}: nord`);
    expect(typesetFrenchName("Prime d'atelier (noir: 1 cristal)")).toBe(
      `Prime d’atelier (noir${KEPT}: 1 cristal)`,
    );
  });

  it('GIVEN a catalogue WHEN typeset THEN lists, numbers and clock times stay what they were', () => {
    expect(inFrenchTypography({ seats: ['un', 'deux'], count: 3, at: '20:15' })).toEqual({
      seats: ['un', 'deux'],
      count: 3,
      at: '20:15',
    });
  });
});
