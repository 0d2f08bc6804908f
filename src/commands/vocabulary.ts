import type { AnyGame } from '../engine/core/contract.ts';
import { parseForm } from '../engine/core/forms.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import type { OfferedGame } from './services.ts';
import type { Say } from '../i18n/say.ts';
import type { Vocabulary } from './typed-move.ts';

const NOTHING = ['nothing', 'rien', 'aucun', 'nic'];

/** All that a game's verbs, parameters and components are called, in every language. */
export function vocabularyOf({ texts }: OfferedGame, game: AnyGame, say: Say): Vocabulary {
  const byWord = new Map<string, string[]>();
  for (const [key, names] of Object.entries(game.names)) {
    const id = key.slice(key.indexOf(':') + 1).toLowerCase();
    byWord.set(id, [...(byWord.get(id) ?? []), ...LOCALES.flatMap((locale) => names[locale] ?? [])]);
  }
  const all = Object.values(texts);
  return {
    verb: (name) => all.flatMap(({ verbs }) => verbs[name]?.name ?? []),
    parameter: (name) => [name, ...all.flatMap(({ parameters }) => parameters[name]?.name ?? [])],
    word: (parameter, word) => {
      const message = game.wordFor?.(parameter, word);
      const said = message === undefined ? [] : [say.say(message)];
      // "Green: expand the lab" is also called "Green"
      const short = said.flatMap((name) => (name.includes(':') ? (name.split(':')[0] ?? []) : []));
      const none = word === 'none' ? NOTHING : [];
      return [...said, ...short, ...none, ...(byWord.get(word.toLowerCase()) ?? [])];
    },
  };
}

/** How a verb is typed in this language: `sail <area>`. */
export function formInWords({ texts }: OfferedGame, game: AnyGame, verb: string, locale: Locale): string {
  const spec = game.actions.find(({ name }) => name === verb);
  const { verbs, parameters } = texts[locale];
  const slots = spec === undefined ? [] : parseForm(spec.form).parameters;
  const named = slots.map(({ name, required, list }) => {
    const word = `<${parameters[name]?.name ?? name}>${list ? ' …' : ''}`;
    return required ? word : `[${word}]`;
  });
  return [verbs[verb]?.name ?? verb, ...named].join(' ');
}
