import { RULE_ERROR_CODES, type ActionSpec, type Seat } from '../../../src/engine/core/contract.ts';
import { fillForm, parseForm } from '../../../src/engine/core/forms.ts';
import { canonicalText } from '../../../src/engine/core/typed-text.ts';
import { below, pickOne, shuffle, type Rng } from '../../../src/engine/core/rng.ts';
import { legalTexts, must, seatsOf, type Law, type Position } from '../law.ts';
import { mustBeSaid } from './words.ts';

const RULE_ID = /^[A-Z]{2,6}(-[A-Z0-9]+)+$/u;

/** Any text that a form and its values can make, sensible or not. */
export function randomText(spec: ActionSpec, dice: Rng): string {
  const parameters = parseForm(spec.form).parameters.flatMap(
    ({ name, required, list }): [string, string][] => {
      if (!required && below(dice, 2) === 0) return [];
      const values = spec.values[name];
      const word = (): string =>
        values === 'integer' || values === undefined
          ? String(pickOne(dice, [0, 1, 2, 3, 5, 8, 40, 999]))
          : pickOne(dice, values);
      return [[name, Array.from({ length: list ? 1 + below(dice, 4) : 1 }, word).join(' ')]];
    },
  );
  return fillForm(spec, Object.fromEntries(parameters)) ?? spec.name;
}

function wrongTexts(position: Position, seat: Seat): readonly string[] {
  const { game, state, dice, seen } = position;
  const legal = new Set(legalTexts(game, state, seat));
  const others = seatsOf(position).flatMap((other) => legalTexts(game, state, other));
  const made = Array.from({ length: 10 }, () => randomText(pickOne(dice, game.actions), dice));
  const candidates = [...shuffle(dice, others).slice(0, 5), ...shuffle(dice, [...seen]).slice(0, 5), ...made];
  return [...new Set(candidates)].filter((text) => !legal.has(text));
}

export const REFUSALS: Law = {
  // that nothing changes is seen to by the frozen state: whoever writes into it breaks the law UNTOUCHED
  name: 'what is not legal is refused with a code and, for who is asked, with the rule',
  at(position) {
    const { game, state, counts } = position;
    const active = game.activeSeats(state);
    for (const seat of seatsOf(position)) {
      for (const text of wrongTexts(position, seat)) {
        const action = game.parseAction(text);
        if (!action.ok) {
          must(action.error.code === 'E_SYNTAX', `${text} is not read for ${action.error.code}`);
          continue;
        }
        if (legalTexts(game, state, seat).includes(game.formatAction(action.value))) continue;
        const played = game.apply(state, seat, action.value);
        must(!played.ok, `${text} of seat ${seat} is not legal and is played`);
        const { code } = played.error;
        must(RULE_ERROR_CODES.includes(code), `strange code ${code}`);
        const expected = game.isOver(state) ? 'E_OVER' : active.includes(seat) ? 'E_ILLEGAL' : 'E_NOT_ACTIVE';
        must(code === expected, `${text} of seat ${seat} is refused with ${code}, not ${expected}`);
        if (active.includes(seat)) counts.add('refusal', mustExplain(position, seat, action.value, text));
      }
      mustTell(position, seat);
    }
    for (const seat of [-1, position.seats]) mustHaveNoSuchSeat(position, seat);
  },
};

/** A seat that the table does not have is not asked, whatever it asks for. */
function mustHaveNoSuchSeat({ game, state }: Position, seat: Seat): void {
  const [active] = game.activeSeats(state);
  if (active === undefined) return;
  for (const action of game.legalActions(state, active).slice(0, 2)) {
    const played = game.apply(state, seat, action);
    must(!played.ok && played.error.code === 'E_NOT_ACTIVE', `seat ${seat} is not refused as not asked`);
  }
}

const TOLD_EACH = 12;

/** What a seat is told that it can't do is not legal, can be typed, has words, and is refused by that rule. */
function mustTell(position: Position, seat: Seat): void {
  const { game, state } = position;
  const legal = new Set(legalTexts(game, state, seat));
  const sought = game.worthTelling(state, seat);
  for (const { label } of sought) if (label !== undefined) mustBeSaid(position, label);
  for (const { text, action, reason } of [...sought, ...game.refused(state, seat).slice(0, TOLD_EACH)]) {
    must(!legal.has(text), `${text} is legal for seat ${seat} and told as impossible`);
    const read = game.parseAction(text);
    must(read.ok && game.formatAction(read.value) === text, `${text} can't be typed`);
    must(mustExplain(position, seat, action, text) === reason.rule, `${text} has two reasons`);
  }
}

function mustExplain(position: Position, seat: Seat, action: unknown, text: string): string {
  const reason = position.game.explain(position.state, seat, action);
  must(reason !== undefined, `nothing explains why ${text} is not legal for seat ${seat}`);
  must(RULE_ID.test(reason.rule), `${text}: ${reason.rule} is no id of a rule`);
  mustBeSaid(position, reason.why);
  return reason.rule;
}

export const LEGAL_UNEXPLAINED: Law = {
  name: 'nothing explains why a legal action would not be legal',
  at({ game, state }) {
    for (const seat of game.activeSeats(state)) {
      for (const action of game.legalActions(state, seat)) {
        const reason = game.explain(state, seat, action);
        must(
          reason === undefined,
          `${game.formatAction(action)} is legal and refused by ${reason?.rule ?? ''}`,
        );
      }
    }
  },
};

const NOISE = [
  '',
  ' ',
  '\u0000',
  'null',
  '{}',
  '{card}',
  '[',
  'a'.repeat(4000),
  '🧊'.repeat(50),
  '__proto__',
  'constructor',
  '-1',
  '1e9',
  '٣',
  'ｇｏ',
  '\n',
  "'; DROP TABLE",
  '@everyone',
  '<@1>',
  'toString',
] as const;

export const NOISE_READ: Law = {
  name: 'no text makes a parser throw',
  every: 10,
  at({ game, dice, seen }) {
    const torn = [...seen].slice(0, 40).map((text) => tear(text, dice));
    const specs = game.actions.map((spec) => `${randomText(spec, dice)} ${pickOne(dice, NOISE)}`);
    for (const text of [...NOISE, ...torn, ...specs]) {
      const read = game.parseAction(text);
      if (!read.ok) must(read.error.code === 'E_SYNTAX', `${text} is not read for ${read.error.code}`);
      else game.formatAction(read.value);
      canonicalText(game.actions, [...seen], text);
    }
  },
};

function tear(text: string, dice: Rng): string {
  const at = below(dice, text.length + 1);
  return `${text.slice(0, at)}${pickOne(dice, NOISE)}${text.slice(at + below(dice, 3))}`;
}
