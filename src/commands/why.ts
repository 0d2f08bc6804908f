import type { Refused, Seat } from '../engine/core/contract.ts';
import { fillForm, matchForm, parseForm } from '../engine/core/forms.ts';
import { cloneJson } from '../engine/core/json.ts';
import { seedRng } from '../engine/core/rng.ts';
import { canonicalText } from '../engine/core/typed-text.ts';
import { paragraphAbout } from '../i18n/handbook.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import { speechTo, tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { escapeMarkdown, plainName } from './escape.ts';
import { bookId } from './how-to.ts';
import type { InteractionContext } from './interaction-context.ts';
import { folded } from './panel-path.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows, shortened, type Button } from './rows.ts';
import { offeredGame, type Services } from './services.ts';
import type { Speech } from './speech.ts';

/* Why something can't be done now, and what would allow it. */

/** How many of them the panel tells. */
const MOST_TOLD = 4;
const LONGEST_TOLD = 160;

/** For the panel: what people would look for here and miss, in small print; what has the same reason is one line. */
export function missedLines(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
): readonly string[] {
  const { state } = table.record;
  if (state === undefined) return [];
  const speech = speechTo(services, interaction, table);
  const byReason = new Map<string, ReturnType<typeof table.game.worthTelling>[number][]>();
  for (const one of table.game.worthTelling(state, seat)) {
    const key = `${verbOf(table, one.text) ?? ''} ${speech.say.say(one.reason.why)}`;
    byReason.set(key, [...(byReason.get(key) ?? []), one]);
  }
  const lines = [...byReason.values()].flatMap(([first, ...same]) => {
    if (first === undefined) return [];
    const verb = verbName(services, table, speech, verbOf(table, first.text) ?? '');
    const own =
      first.label === undefined ? wordsOf(services, table, speech, first.text) : speech.say.say(first.label);
    const why = shortened(speech.say.say(first.reason.why), LONGEST_TOLD);
    return [`-# ${same.length > 0 ? verb : own} – ${why}`];
  });
  const told = lines.slice(0, MOST_TOLD);
  return told.length === 0 ? [] : [`-# ${textsFor(interaction).teaching.cannot}`, ...told];
}

/** Under a refusal that a rule is the reason of: it opens the paragraph about it. */
export function whyButton(
  services: Services,
  interaction: InteractionContext,
  { rule, table }: Pick<TableRefusal, 'rule' | 'table'>,
): readonly Button[] {
  const id = rule?.reason?.rule;
  if (id === undefined || table === undefined) return [];
  const { gameId } = table.record;
  const { handbook } = offeredGame(services, gameId);
  return handbook === undefined || paragraphAbout(handbook, id) === undefined
    ? []
    : [button(bookId('why', `${gameId}.${id}`), textsFor(interaction).teaching.why)];
}

interface Entry {
  readonly text: string;
  readonly label: string;
}

/** What `/why` offers: what the question has in view and refuses, then one of every verb that it doesn't take. */
export function refusedEntries(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
): readonly Entry[] {
  const { game, record } = table;
  const { state } = record;
  if (state === undefined) return [];
  const speech = speechTo(services, interaction, table, 'label');
  const inView = game.refused(state, seat);
  const legal = table.legalTexts(seat);
  const seen = new Set([...inView.map(({ text }) => text), ...legal].map((text) => verbOf(table, text)));
  const others = game.actions.flatMap((spec) => {
    const text = seen.has(spec.name) ? undefined : anyText(spec);
    return text === undefined ? [] : [{ text, label: verbName(services, table, speech, spec.name) }];
  });
  return [...inView.map(({ text }) => ({ text, label: wordsOf(services, table, speech, text) })), ...others];
}

function verbOf({ game }: Table, text: string): string | undefined {
  return matchForm(game.actions, text)?.spec.name;
}

/** A whole text of that verb, whichever: what another question is asked for does not depend on its words. */
function anyText(spec: Table['game']['actions'][number]): string | undefined {
  const first = parseForm(spec.form).parameters.flatMap(({ name, required }): [string, string][] => {
    const values = spec.values[name];
    return required ? [[name, values === undefined || values === 'integer' ? '1' : (values[0] ?? '')]] : [];
  });
  return fillForm(spec, Object.fromEntries(first));
}

function verbName(services: Services, table: Table, { locale }: Speech, verb: string): string {
  const word = offeredGame(services, table.record.gameId).texts[locale].verbs[verb]?.name ?? verb;
  return `${word.charAt(0).toLocaleUpperCase(locale)}${word.slice(1)}`;
}

/** A text in words: an action that isn't legal has no label of its own. */
function wordsOf(services: Services, table: Table, speech: Speech, text: string): string {
  const match = matchForm(table.game.actions, text);
  if (match === undefined) return text;
  const words = Object.entries(match.parameters).flatMap(([parameter, typed]) =>
    typed.split(' ').map((word) => {
      const message = table.game.wordFor?.(parameter, word);
      return message === undefined ? word : plainName(speech.say.say(message));
    }),
  );
  const verb = verbName(services, table, speech, match.spec.name);
  return words.length === 0 ? verb : `${verb}: ${words.join(', ')}`;
}

/** /why: what is missing, and what would allow it. */
export async function showWhy(
  context: CommandContext,
  interaction: InteractionContext,
  typed: string,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  const refuse = (refusal: TableRefusal): Outcome => ({
    page: { content: refusalLine(context, interaction, refusal, typed) },
  });
  if (!at.ok) return refuse(at.refusal);
  const { table } = at;
  const { state, status } = table.record;
  const seat = table.seatOf(interaction.actor.userId);
  if (state === undefined || status !== 'playing') return refuse({ code: 'T_NOT_PLAYING', table });
  if (seat === undefined) return refuse({ code: 'T_NOT_SEATED', table });
  const text = meantText(context, interaction, table, seat, typed);
  const { teaching } = textsFor(interaction);
  const parsed = table.game.parseAction(text);
  if (!parsed.ok) return { page: { content: teaching.whyUnknown(escapeMarkdown(shortened(typed, 80))) } };
  const reason = table.game.explain(state, seat, parsed.value);
  if (reason === undefined) return { page: { content: teaching.whyPossible } };
  return { page: whyPage(context, interaction, table, seat, { text, action: parsed.value, reason }) };
}

/** A canonical text, or the words that stand for it. */
function meantText(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
  typed: string,
): string {
  const known = table.legalTexts(seat);
  const entries = refusedEntries(context, interaction, table, seat);
  const named = entries.find(({ label }) => folded(label) === folded(typed));
  return (
    named?.text ?? canonicalText(table.game.actions, [...known, ...entries.map(({ text }) => text)], typed)
  );
}

function whyPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
  refused: Refused<unknown>,
): Outcome['page'] {
  const { teaching } = textsFor(interaction);
  const speech = speechTo(context, interaction, table);
  const action = escapeMarkdown(wordsOf(context, table, speech, refused.text));
  const helping = allowedAfter(table, seat, refused.action);
  const rule = { code: 'E_ILLEGAL', reason: refused.reason } as const;
  return {
    content: [
      teaching.whyNot(action, speech.say.say(refused.reason.why)),
      ...(helping.length === 0 ? [] : ['', teaching.helps]),
      ...helping.map((label) => `- ${speech.say.say(label)}`),
    ].join('\n'),
    rows: buttonRows(whyButton(context, interaction, { rule, table })),
  };
}

const MOST_HELPING = 5;
const MOST_TRIED = 60;
/** What helps whatever is hidden helps in each of these. */
const WORLDS = ['one', 'another'];

/** The seat's own options after which the action is legal at once, in their words. */
function allowedAfter({ game, record, prompt }: Table, seat: Seat, action: unknown) {
  const { state } = record;
  const options = prompt(seat)?.options ?? [];
  if (state === undefined || options.length > MOST_TRIED) return [];
  const worlds = WORLDS.map((seed) => game.determinize(state, seat, seedRng(seed)));
  return options
    .filter((option) =>
      worlds.every((world) => {
        const draft = cloneJson(world);
        game.advance(draft, seat, option.action, () => undefined);
        return game.activeSeats(draft).includes(seat) && game.explain(draft, seat, action) === undefined;
      }),
    )
    .slice(0, MOST_HELPING)
    .map(({ label }) => label);
}
