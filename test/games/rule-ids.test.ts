import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { definedIds, idsIn, namedIn, sources, titlesIn, type RuleIds, type Title } from '../rule-ids.ts';
import { ANTARCTICA_IDS } from './antarctica/coverage.ts';
import { AQUASPHERE_IDS } from './aquasphere/coverage.ts';
import { NEW_EDEN_IDS } from './new-eden/coverage.ts';

const IDS_BY_GAME: Readonly<Record<string, RuleIds>> = {
  antarctica: ANTARCTICA_IDS,
  aquasphere: AQUASPHERE_IDS,
  'new-eden': NEW_EDEN_IDS,
};

it('GIVEN each registered game THEN its rules are looked at', () => {
  expect(Object.keys(IDS_BY_GAME)).toEqual(GAMES.map(({ rulebook }) => rulebook.id));
});

describe.each(Object.entries(IDS_BY_GAME))('the rules of %s and their scenarios', (game, ids) => {
  const { prefix, count, families, twins, also = [] } = ids;
  const defined = definedIds(prefix, new URL(`../../docs/rules/${game}.md`, import.meta.url));
  const titles = titlesIn(new URL(`./${game}/`, import.meta.url));
  const unknown = (cited: ReadonlySet<string>): readonly string[] =>
    [...cited].filter((id) => !defined.includes(id));

  it('GIVEN the document THEN it has all ids, each once', () => {
    expect(defined.filter((id, place) => defined.indexOf(id) !== place)).toEqual([]);
    const rulings = defined.filter((id) => new RegExp(`^${prefix}-R\\d+$`, 'u').test(id));
    expect({ all: defined.length, rulings: rulings.length }).toEqual(count);
  });

  it('GIVEN each id THEN a scenario names it', () => {
    const named = namedIn(titles);
    expect([...defined, ...also].filter((id) => !named.has(id))).toEqual([]);
  });

  if (twins !== undefined)
    it('GIVEN each id that needs a twin THEN a scenario names it, and so does a twin', () => {
      const isTwin = ({ head }: Title): boolean => head.includes('twin');
      const scenarios = namedIn(titles.filter((title) => !isTwin(title)));
      const nearest = namedIn(titles.filter(isTwin));
      const paired = defined.filter((id) => twins.ids.test(id));
      expect(paired).toHaveLength(twins.count);
      expect(paired.filter((id) => !scenarios.has(id) || !nearest.has(id))).toEqual([]);
    });

  it('GIVEN the ids in the titles of tests THEN the document has them', () => {
    const all = titles.map(({ whole }) => whole);
    expect(unknown(idsIn(prefix, all))).toEqual([]);
  });

  it('GIVEN the ids in the code THEN the document has them', () => {
    const code = sources(new URL(`../../src/engine/games/${game}/`, import.meta.url), false);
    const isFamily = (id: string): boolean => defined.some((one) => one.startsWith(`${id}-`));
    expect(unknown(idsIn(prefix, code)).filter((id) => families !== true || !isFamily(id))).toEqual([]);
  });

  it('GIVEN every reason that the game can give against an action THEN a scenario names it', () => {
    const messages = GAMES.find(({ rulebook }) => rulebook.id === game)?.rulebook.messages ?? {};
    const reasons = Object.keys(messages).filter((key) => key.startsWith('why.'));
    const scenarios = sources(new URL(`./${game}/`, import.meta.url), true).join('\n');
    expect(reasons.length).toBeGreaterThan(0);
    expect(
      reasons.filter((key) => !new RegExp(`${key.replace('.', '\\.')}\\b`, 'u').test(scenarios)),
    ).toEqual([]);
  });
});
