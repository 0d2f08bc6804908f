import type { GameEvent, Messages, Msg, Viewer } from '../../../src/engine/core/contract.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { sayWith, type Say } from '../../../src/i18n/say.ts';
import { must, viewersOf, type Law, type Subject } from '../law.ts';

/* Whatever the game says can be said in every language, with every placeholder filled. */

const SPEAKERS = new WeakMap<Subject['texts'], WeakMap<Subject['game'], readonly Say[]>>();

function speakers({ rulebook, game, texts }: Subject): readonly Say[] {
  const ofTexts = SPEAKERS.get(texts) ?? new WeakMap<Subject['game'], readonly Say[]>();
  SPEAKERS.set(texts, ofTexts);
  const known = ofTexts.get(game);
  if (known !== undefined) return known;
  const made = LOCALES.map((locale) =>
    sayWith({
      locale,
      messages: rulebook.messages,
      texts: texts[locale],
      names: game.names,
      playerName: (seat) => `Player ${seat}`,
    }),
  );
  ofTexts.set(game, made);
  return made;
}

export function mustBeSaid(subject: Subject, message: Msg): void {
  checkFields(subject.rulebook.messages, message.key, message.with ?? {});
  for (const { locale, say } of speakers(subject)) checkWords(subject, locale, message.key, say(message));
}

function checkWords({ game }: Subject, locale: string, key: string, words: string): void {
  must(words.trim() !== '', `${key} is empty in ${locale}`);
  must(!/undefined|NaN|\[object/u.test(words), `${key} in ${locale} says: ${words}`);
  const [code] = NOT_FOR_PLAYERS.exec(words) ?? codesOf(game).exec(words) ?? [];
  must(code === undefined, `${key} in ${locale} says ${code ?? ''}, which is nothing to players: ${words}`);
  // in English that is a word
  must(locale === 'en' || !/\bnone\b/u.test(words), `${key} in ${locale} says none: ${words}`);
}

/** Ids of rules (ANT-ICE-1), and names as code writes them. */
const NOT_FOR_PLAYERS = /(?<![\p{L}\p{N}])[A-Z]{3}-(?:[A-Z]+-)?[RV]?\d+|\p{Ll}\p{Lu}|\w_\w/u;
const CODES = new WeakMap<Subject['game'], RegExp>();

/** Ids of the component data and verbs of the command grammar that are no words of any language: 1B-CR3, p5, discard-ship. */
function codesOf(game: Subject['game']): RegExp {
  const known = CODES.get(game);
  if (known !== undefined) return known;
  const shown = Object.values(game.names).flatMap((name) => Object.values(name));
  const ids = Object.keys(game.names).map((key) => key.slice(key.indexOf(':') + 1));
  const codes = [...ids, ...game.actions.map(({ name }) => name)].filter(
    // a letter and a digit may be a space of a map
    (id) =>
      /\p{L}.*\d|\d.*\p{L}|-/u.test(id) && !/^[A-Z]\d$/u.test(id) && !shown.some((name) => name.includes(id)),
  );
  const any = codes.length === 0 ? '(?!)' : codes.join('|');
  const made = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${any})(?![\\p{L}\\p{N}-])`, 'u');
  CODES.set(game, made);
  return made;
}

function checkFields(messages: Messages, key: string, fields: Readonly<Record<string, unknown>>): void {
  const form = messages[key];
  must(form !== undefined, `no message ${key}`);
  for (const [field, placeholder] of Object.entries(form)) {
    const value = fields[field];
    if (value === undefined) must(placeholder.endsWith('?'), `${key} lacks ${field}`);
    else checkValue(messages, `${key}.${field}`, placeholder.replace('?', ''), value);
  }
  const strange = Object.keys(fields).filter((field) => form[field] === undefined);
  must(strange.length === 0, `${key} has no placeholder for ${strange.join(', ')}`);
}

function checkValue(messages: Messages, where: string, placeholder: string, value: unknown): void {
  const [kind = ''] = placeholder.split(':');
  if (kind === 'seats' || kind === 'names') {
    must(Array.isArray(value), `${where} is no list`);
    for (const item of value) checkValue(messages, where, kind === 'seats' ? 'seat' : 'name:', item);
  } else if (kind === 'message') {
    // as: what stands for a message must be one; its key is checked
    const { key, with: fields = {} } = value as Msg;
    checkFields(messages, key, fields);
  } else {
    must(typeof value === (kind === 'name' ? 'string' : 'number'), `${where} is ${typeof value}`);
  }
}

export const PROMPTS_SAID: Law = {
  name: 'every question, option and group is said in all languages',
  at(position) {
    const { game, state, counts } = position;
    for (const seat of game.activeSeats(state)) {
      const prompt = game.prompt(state, seat);
      if (prompt === undefined) continue;
      counts.add('prompt', prompt.kind);
      mustBeSaid(position, prompt.question);
      const groups = new Set(prompt.options.flatMap(({ group }) => group ?? []));
      for (const group of groups) mustBeSaid(position, { key: group });
      for (const { label, detail, together } of prompt.options) {
        mustBeSaid(position, label);
        if (together !== undefined) mustBeSaid(position, together.label);
        if (detail !== undefined) mustBeSaid(position, detail);
      }
    }
  },
};

export const EVENTS_SAID: Law = {
  name: 'every event is said in all languages to everybody who sees it',
  always: true,
  after(position, { events }) {
    for (const event of events) {
      position.counts.add('event', event.type);
      mustBeTold(position, viewersOf(position), event);
    }
  },
};

export function mustBeTold(subject: Subject, viewers: readonly Viewer[], event: GameEvent): void {
  for (const viewer of viewers) {
    const seen = subject.game.viewEvent(event, viewer);
    if (seen === undefined) continue;
    const { type, ...fields } = seen;
    checkFields(subject.rulebook.messages, type, fields);
    for (const { locale, event: tell } of speakers(subject)) checkWords(subject, locale, type, tell(seen));
  }
}

export const SCORES_SAID: Law = {
  name: 'every line of the standings is said in all languages',
  at(position) {
    for (const { name, lines, facts } of position.game.scores(position.state)) {
      if (name !== undefined) mustBeSaid(position, name);
      for (const { key } of [...lines, ...facts]) mustBeSaid(position, { key });
      for (const { said } of facts) if (said !== undefined) mustBeSaid(position, said);
    }
  },
};
