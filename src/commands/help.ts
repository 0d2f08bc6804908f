import { COMMAND_KEYS, type CommandKey } from '../i18n/texts.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import { bookId, gameHere, howToButton } from './how-to.ts';
import type { InteractionContext } from './interaction-context.ts';
import { button, buttonRows, type Button } from './rows.ts';
import { textPages } from './text-pages.ts';

/** /help: where to learn the games, and every command in a line. */
export async function showHelp(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  const { teaching, board } = textsFor(interaction);
  const here = await gameHere(context, interaction);
  const pages = textPages(commandLines(context, interaction));
  const at = Math.min(Math.max(0, Math.trunc(Number(id?.argument)) || 0), pages.length - 1);
  const turn = (to: number, label: string): Button =>
    button(bookId('help', String(to)), label, 'quiet', to < 0 || to >= pages.length);
  const turns =
    pages.length < 2 ? [] : [turn(at - 1, `◀ ${board.previous}`), turn(at + 1, `${board.next} ▶`)];
  return {
    page: {
      content: [...(at === 0 ? [teaching.helpIntro, ''] : []), `**${teaching.commands}**`, pages[at]].join(
        '\n',
      ),
      rows: buttonRows([...howToButton(context, teaching.howTo, here), ...turns]),
    },
  };
}

/** Parameters of commands stand in no line of their own. */
function commandLines(context: CommandContext, interaction: InteractionContext): readonly string[] {
  const { commands, teaching } = textsFor(interaction);
  const { locale } = interaction;
  const own = COMMAND_KEYS.flatMap((key) => {
    const path = pathOf(key);
    if (path === undefined || COMMAND_KEYS.some((other) => pathOf(other)?.at(-2) === key)) return [];
    return [`\`/${path.map((part) => commands[part].name).join(' ')}\` – ${commands[key].description}`];
  });
  const games = [...context.games].map(
    ([id, { texts }]) => `\`/${id}\` – ${teaching.gameCommands(texts[locale].title)}`,
  );
  return [...own, ...games];
}

/** Of a command that can be typed as it stands; undefined for a parameter. */
function pathOf(key: CommandKey): readonly CommandKey[] | undefined {
  const [group, ...rest] = key.split('.');
  const root = COMMAND_KEYS.find((one) => one === group);
  if (root === undefined) return undefined;
  if (rest.length === 0) return [root];
  return root === 'game' && rest.length === 1 ? [root, key] : undefined;
}
