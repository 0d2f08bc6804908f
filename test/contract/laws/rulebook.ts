import { parseForm } from '../../../src/engine/core/forms.ts';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import { notPlain } from '../not-plain.ts';
import { optionsFor } from '../../../src/engine/core/options.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { must, type Subject } from '../law.ts';
import { randomOptions, seatNumbers } from '../subjects.ts';
import { mustBeSaid, mustBeTold } from './words.ts';

/* What holds of a game before anybody plays it. Discord's limits: 25 subcommands, 25 parameters, names of 32 characters. */

export interface RulebookLaw {
  readonly name: string;
  holds(subject: Subject): void;
}

const SLASH_NAME = /^[a-z0-9-]{1,32}$/u;

const COMMANDS: RulebookLaw = {
  name: 'verbs make at most 25 subcommands with at most 25 parameters and valid names, each with its values and words',
  holds({ game, texts }) {
    const names = game.actions.map(({ name }) => name);
    must(
      names.length <= 25 && new Set(names).size === names.length,
      `${names.length} verbs: ${names.join(', ')}`,
    );
    for (const { name, form, values } of game.actions) {
      must(SLASH_NAME.test(name), `${name} is no name of a subcommand`);
      const parameters = parseForm(form).parameters.map((parameter) => parameter.name);
      must(parameters.length <= 25, `${name} has ${parameters.length} parameters`);
      must(
        [...parameters].sort().join() === Object.keys(values).sort().join(),
        `${name}: values for ${Object.keys(values).join(', ')}`,
      );
      for (const [parameter, words] of Object.entries(values)) {
        must(SLASH_NAME.test(parameter), `${parameter} is no name of a parameter`);
        must(
          words === 'integer' || (words.length > 0 && words.every((word) => /^\S+$/u.test(word))),
          `${name}: values of ${parameter}`,
        );
        for (const locale of LOCALES)
          must(texts[locale].parameters[parameter] !== undefined, `no words for ${parameter} in ${locale}`);
      }
      for (const locale of LOCALES)
        must(texts[locale].verbs[name] !== undefined, `no words for ${name} in ${locale}`);
    }
  },
};

const NAMED: RulebookLaw = {
  name: 'every word that has a name of its own is said in all languages',
  holds(subject) {
    for (const { values } of subject.game.actions) {
      for (const [parameter, words] of Object.entries(values)) {
        for (const word of words === 'integer' ? [] : words) {
          const named = subject.game.wordFor?.(parameter, word);
          if (named !== undefined) mustBeSaid(subject, named);
        }
      }
    }
  },
};

/** A select menu of Discord's holds so many. */
const MENU = 25;

const OPTIONS: RulebookLaw = {
  name: 'options have their defaults among their values, at most 25 of them, and words for them',
  holds({ game, texts }) {
    for (const { key, values, default: byDefault, seats = [] } of game.options) {
      must(key !== 'set', 'the component set is no option of a game');
      must(values.includes(byDefault), `${key} is ${String(byDefault)} by default`);
      must(values.length <= MENU, `${key} has more values than a menu holds`);
      must(
        seats.every((number) => number >= game.seats.min && number <= game.seats.max),
        `${key} at ${seats.join(', ')} seats`,
      );
      for (const locale of LOCALES) {
        const words = texts[locale].options[key]?.values;
        for (const value of values)
          must(words?.[String(value)] !== undefined, `no words for ${key}=${String(value)} in ${locale}`);
      }
    }
  },
};

const SETUP: RulebookLaw = {
  name: 'a seed sets up one game, another seed another, and it can be told; impossible seats and options are refused',
  holds(subject) {
    const { game } = subject;
    for (const seats of seatNumbers({ game })) {
      const options = randomOptions({ game }, seats, seedRng(`options ${seats}`));
      const [one, same, other] = ['seed-one', 'seed-one', 'seed-two'].map((seed) =>
        game.setup(seed, seats, options),
      );
      must(one?.ok === true && same?.ok === true && other?.ok === true, `setup of ${seats} seats is refused`);
      must(canonicalJson(one.value) === canonicalJson(same.value), 'one seed sets up two games');
      must(canonicalJson(one.value.state) !== canonicalJson(other.value.state), 'two seeds set up one game');
      must(notPlain(one.value.events) === undefined, 'events of the setup are not plain JSON');
      const viewers = [...Array.from({ length: seats }, (_, seat) => seat), undefined];
      for (const event of one.value.events) mustBeTold(subject, viewers, event);
      must(!game.isOver(one.value.state), 'it is over before it began');
      const strange = game.setup('s', seats, { 'no-such-option': true });
      must(!strange.ok && strange.error.code === 'E_OPTION', 'a strange option is taken');
      for (const { key } of game.options.filter((spec) => !optionsFor(game.options, seats).includes(spec))) {
        const asked = game.setup('s', seats, {
          [key]: game.options.find((spec) => spec.key === key)?.default ?? '',
        });
        must(!asked.ok && asked.error.code === 'E_OPTION', `${key} is taken at ${seats} seats`);
      }
    }
    for (const seats of [game.seats.min - 1, game.seats.max + 1, 2.5, Number.NaN]) {
      const refused = game.setup('s', seats, {});
      must(!refused.ok && refused.error.code === 'E_SEATS', `${seats} seats are taken`);
    }
  },
};

const SETS: RulebookLaw = {
  name: 'what is no component set is refused with a reason, and never throws',
  holds({ rulebook }) {
    for (const garbage of [null, 42, 'set', true, [], {}, { set: {} }, { rows: [null] }]) {
      const checked = rulebook.checkSet(garbage);
      must(!checked.ok && checked.error.length > 0, `${JSON.stringify(garbage)} is taken for a set`);
    }
  },
};

const MIGRATIONS: RulebookLaw = {
  name: 'every earlier version of the rules has its migration',
  holds({ game }) {
    const wanted = Array.from({ length: game.rulesVersion - 1 }, (_, at) => at + 1).join();
    must(
      [...game.migrations.keys()].sort((a, b) => a - b).join() === wanted,
      `migrations from ${[...game.migrations.keys()].join(', ')}`,
    );
  },
};

export const RULEBOOK_LAWS: readonly RulebookLaw[] = [COMMANDS, NAMED, OPTIONS, SETUP, SETS, MIGRATIONS];
