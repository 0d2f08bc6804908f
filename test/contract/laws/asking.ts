import { fittingForms, matchForm, parseForm } from '../../../src/engine/core/forms.ts';
import { AND_THEN, LONGEST_TEXT, MOST_OPTIONS } from '../../../src/engine/core/contract.ts';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import { shuffle } from '../../../src/engine/core/rng.ts';
import { canonicalText, completions } from '../../../src/engine/core/typed-text.ts';
import { legalTexts, must, seatsOf, type Law } from '../law.ts';

/* Who is asked, what is offered, and how it is written. */

export const ACTIVE_SEATS: Law = {
  name: 'a seat is active if and only if it has options and a prompt; nobody is active if and only if it is over',
  at(position) {
    const { game, state } = position;
    const active = game.activeSeats(state);
    must(new Set(active).size === active.length, `active seats twice: ${active.join(', ')}`);
    must(
      active.every((seat) => seatsOf(position).includes(seat)),
      `strange active seat: ${active.join(', ')}`,
    );
    must(
      game.isOver(state) === (active.length === 0),
      `over: ${game.isOver(state)}, active: ${active.join(', ')}`,
    );
    for (const seat of seatsOf(position)) {
      const asked = active.includes(seat);
      const options = game.legalActions(state, seat).length;
      must(options > 0 === asked, `seat ${seat} is ${asked ? '' : 'not '}active and has ${options} options`);
      must(
        (game.prompt(state, seat) !== undefined) === asked,
        `seat ${seat} is ${asked ? '' : 'not '}active and its prompt says otherwise`,
      );
    }
  },
};

const APPLIED_EACH = 5;

export const PROMPTS: Law = {
  name: 'a prompt offers exactly what is legal, at most 200 options, and all of it can be played',
  at({ game, state, dice }) {
    for (const seat of game.activeSeats(state)) {
      const prompt = game.prompt(state, seat);
      must(prompt !== undefined, `seat ${seat} has no prompt`);
      const offered = prompt.options.map(({ text }) => text);
      const legal = legalTexts(game, state, seat);
      must(
        canonicalJson(offered) === canonicalJson(legal),
        `the prompt of seat ${seat} offers ${offered.join(' | ')} where ${legal.join(' | ')} is legal`,
      );
      must(offered.length <= MOST_OPTIONS, `${offered.length} options for seat ${seat}`);
      for (const { action, text } of prompt.options)
        must(
          game.formatAction(action) === text,
          `an option's text is ${text}, its action's ${game.formatAction(action)}`,
        );
      for (const option of shuffle(dice, [...prompt.options]).slice(0, APPLIED_EACH)) {
        const played = game.apply(state, seat, option.action);
        must(played.ok, `${option.text} is offered to seat ${seat} and refused`);
      }
    }
  },
};

export const TOGETHER: Law = {
  name: 'what is offered in one go can be played in two steps, and both fit into one choice',
  at({ game, state, counts }) {
    for (const seat of game.activeSeats(state)) {
      for (const { action, text, together } of game.prompt(state, seat)?.options ?? []) {
        must(!text.includes(AND_THEN), `${text} reads like two`);
        if (together === undefined) continue;
        const { next } = together;
        const both = `${text}${AND_THEN}${next}`;
        counts.add('together', next);
        must(both.length <= LONGEST_TEXT, `${both} has ${both.length} characters`);
        const played = game.apply(state, seat, action);
        const legal = played.ok ? legalTexts(game, played.value.state, seat) : [];
        must(legal.includes(next), `${both} is offered to seat ${seat}, but then only ${legal.join(' | ')}`);
      }
    }
  },
};

export const TEXTS: Law = {
  name: 'texts are unique, short, fit exactly one form, hold known words, and are read back as what they were',
  at({ game, state }) {
    for (const seat of game.activeSeats(state)) {
      const actions = game.legalActions(state, seat);
      const texts = actions.map((action) => game.formatAction(action));
      must(new Set(texts).size === texts.length, `texts of seat ${seat} twice: ${texts.join(' | ')}`);
      for (const [at, text] of texts.entries()) {
        must(text.length > 0 && text.length <= LONGEST_TEXT, `${text} has ${text.length} characters`);
        const forms = fittingForms(game.actions, text);
        must(forms.length === 1, `${text} fits ${forms.length} forms`);
        const parsed = game.parseAction(text);
        must(parsed.ok, `${text} is legal and cannot be read (a word that its parameter's values lack?)`);
        must(
          canonicalJson(parsed.value) === canonicalJson(actions[at]),
          `${text} is read as ${canonicalJson(parsed.value)}, not ${canonicalJson(actions[at])}`,
        );
        must(
          game.formatAction(parsed.value) === text,
          `${text} is written back as ${game.formatAction(parsed.value)}`,
        );
      }
    }
  },
};

export const TYPED: Law = {
  name: 'a legal text is understood without regard to case and spaces, and its parameters complete one another',
  at({ game, state, dice }) {
    for (const seat of game.activeSeats(state)) {
      const legal = legalTexts(game, state, seat);
      for (const text of shuffle(dice, [...legal]).slice(0, APPLIED_EACH)) {
        const typed = `  ${text.toUpperCase().replaceAll(' ', '   ')} `;
        const understood = canonicalText(game.actions, legal, typed);
        must(understood === text, `${typed} is understood as ${understood}`);
        const match = matchForm(game.actions, text);
        must(match !== undefined, `${text} fits no form`);
        for (const [name, words] of Object.entries(match.parameters)) {
          const offered = completions(match.spec, legal, match.parameters, name);
          must(offered.includes(words), `${name} of ${text} is not completed: ${offered.join(' | ')}`);
        }
      }
    }
  },
};

export const ADVICE: Law = {
  name: 'the harmless action is legal, and every legal action has a weight',
  at({ game, state, counts }) {
    for (const seat of game.activeSeats(state)) {
      const harmless = game.harmless?.(state, seat);
      counts.add('harmless', harmless === undefined ? 'none' : 'one');
      if (harmless !== undefined) {
        const text = game.formatAction(harmless);
        must(
          legalTexts(game, state, seat).includes(text),
          `the harmless ${text} of seat ${seat} is not legal`,
        );
      }
      for (const action of game.legalActions(state, seat)) {
        const weight = game.weigh?.(state, seat, action) ?? 1;
        must(Number.isFinite(weight) && weight >= 0, `${game.formatAction(action)} weighs ${weight}`);
      }
    }
  },
};

export const KNOWN_WORDS: Law = {
  name: 'every word of a legal text is among the values of its parameter',
  at({ game, state, counts }) {
    for (const seat of game.activeSeats(state)) {
      for (const text of legalTexts(game, state, seat)) {
        const [spec] = fittingForms(game.actions, text);
        must(spec !== undefined, `${text} fits no form`);
        counts.add('offered', spec.name);
        const fixed = parseForm(spec.form).tokens.flatMap((token) => ('fixed' in token ? token.fixed : []));
        const words = text.split(' ').filter((word) => !fixed.includes(word));
        const values = Object.values(spec.values);
        for (const word of words) {
          const known = values.some((list) =>
            list === 'integer' ? /^\d+$/u.test(word) : list.includes(word),
          );
          must(known, `${word} of ${text} is no value of ${spec.name}`);
        }
      }
    }
  },
};
