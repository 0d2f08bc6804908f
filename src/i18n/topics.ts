import type { ComponentNames } from '../engine/core/contract.ts';
import { typesetFrenchName } from './french-typography.ts';
import { paragraphsOf, type Handbook } from './handbook.ts';
import type { Locale } from './locale.ts';

/* What one can look up in a game's rules: chapters, paragraphs, and the components and cards by their names. */

export interface Topic {
  /** `#` and a chapter, a paragraph, or a component as `building:lab` */
  readonly id: string;
  readonly name: string;
  /** where one reads about it */
  readonly paragraph: string;
  /** what is pictured beside it, if it has a picture */
  readonly component?: string;
}

export function topicsOf(handbook: Handbook, locale: Locale, names: ComponentNames): readonly Topic[] {
  const { outline, words } = handbook;
  const { chapters, paragraphs } = words[locale];
  const own = outline.chapters.flatMap(({ id, paragraphs: inside }): Topic[] => [
    { id: `#${id}`, name: chapters[id] ?? id, paragraph: inside[0]?.id ?? '' },
    ...inside.map((one) => ({
      id: one.id,
      name: paragraphs[one.id]?.title ?? one.id,
      paragraph: one.id,
      ...pictured(one.about?.[0], names),
    })),
  ]);
  return [...own, ...componentTopics(handbook, locale, names)];
}

/** A component is found by its own id, else with all of its kind. */
function componentTopics({ outline }: Handbook, locale: Locale, names: ComponentNames): readonly Topic[] {
  const tells = new Map<string, string>();
  for (const { id, about = [] } of paragraphsOf(outline))
    for (const key of about) if (!tells.has(key)) tells.set(key, id);
  const seen = new Set<string>();
  return Object.entries(names).flatMap(([key, words]) => {
    const [category = '', id = ''] = key.split(':');
    const paragraph = tells.get(key) ?? tells.get(id) ?? tells.get(category);
    const word = words[locale] ?? words.en ?? id;
    const name = locale === 'fr' ? typesetFrenchName(word) : word;
    if (paragraph === undefined || seen.has(`${name} ${paragraph}`)) return [];
    seen.add(`${name} ${paragraph}`);
    return [{ id: key, name, paragraph, component: key }];
  });
}

/** What a paragraph is about may be said without its category. */
function pictured(about: string | undefined, names: ComponentNames): { readonly component?: string } {
  if (about === undefined) return {};
  const key = Object.keys(names).find((one) => one === about || one.endsWith(`:${about}`));
  return { component: key ?? about };
}
