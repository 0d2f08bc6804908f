import { readdirSync, readFileSync } from 'node:fs';

/** What is special to the ids of a game's rules. */
export interface RuleIds {
  /** every id begins with it, as `ANT` */
  readonly prefix: string;
  /** how many the document has, so that none gets lost unnoticed; rulings are those as `ANT-R12` */
  readonly count: { readonly all: number; readonly rulings: number };
  /** ids that a twin names too: a scenario in which the rule does not apply, with `twin` in its title; absent: none */
  readonly twins?: { readonly ids: RegExp; readonly count: number };
  /** the code may cite a whole family, as `ANT-BUILD` for ANT-BUILD-1, ANT-BUILD-2 and so on; absent: it may not */
  readonly families?: true;
  /** what scenarios must name besides, as worked examples */
  readonly also?: readonly string[];
}

/** A test's title: what it names before it begins to tell, as `ANT-RC-1, V3 twin: …` or `NED-C-2 GIVEN …`, and the whole. */
export interface Title {
  readonly whole: string;
  readonly head: string;
}

/** As `ANT-RC-1`, `AQS-I12`, `NED-RES-1A1`. */
const after = (prefix: string): string => `\\b${prefix}-(?:[A-Z0-9]+-)?[A-Z0-9]+`;

/** In bold, or in the first cell of a table; an id stands here as often as there. */
export function definedIds(prefix: string, document: URL): readonly string[] {
  const defined = new RegExp(`(?:\\*\\*|^\\| )(${after(prefix)})(?:\\*\\*| +\\|)`, 'gmu');
  return [...readFileSync(document, 'utf8').matchAll(defined)].map(([, id = '']) => id);
}

/** The first texts that `it`, `it.each(...)` and AquaSphere's `rule` are called with. */
export function titlesIn(folder: URL): readonly Title[] {
  return sources(folder, true)
    .flatMap((source) => [...source.matchAll(/(?:\brule|\bit|\))\(\s*(['"`])([^\n]*?)\1,/gu)])
    .map(([, , whole = '']) => ({ whole, head: whole.split(/:| GIVEN /u)[0] ?? '' }));
}

/** Words of titles' heads; `AQS-I1 to AQS-I3` names three. */
export function namedIn(titles: readonly Title[]): ReadonlySet<string> {
  const words = titles.flatMap(({ head }) => {
    const ranges = [...head.matchAll(/([\w-]*\D)(\d+) to \1(\d+)/gu)].flatMap(([, family = '', from, to]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${family}${Number(from) + at}`),
    );
    return [...ranges, ...head.split(/[ ,]+/u)];
  });
  return new Set(words);
}

export function idsIn(prefix: string, texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(new RegExp(after(prefix), 'gu')) ?? []));
}

/** The texts of a folder's code, or of its tests. */
export function sources(folder: URL, tests: boolean): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name.endsWith('.test.ts') === tests)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}
