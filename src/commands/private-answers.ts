import { showGames, showAbout } from './views.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { Asker } from './interaction-context.ts';
import { hushReminders } from './pace-commands.ts';
import { setMine, showMine, turnMine } from './person-settings.ts';
import type { Request } from './request.ts';

/**
 * What works where no table can stand: in a direct message, in a group, in a server to which only a user brought the bot
 * (`inServer`). To all else it says so.
 */
export async function answerPrivately(
  context: CommandContext,
  asker: Asker,
  request: Exclude<Request, { kind: 'typing' }>,
  inServer: boolean,
): Promise<Outcome> {
  const texts = textsFor(asker);
  if (request.kind === 'command')
    switch (request.command) {
      case 'games':
        return showGames(context, asker);
      case 'about':
        return showAbout(context, asker);
      case 'settings.me': {
        const { zone } = request.options;
        return showMine(context, asker, typeof zone === 'string' ? zone : undefined);
      }
      case 'settings.server':
        return { page: { content: texts.settings.onlyInServer } };
      default:
        break;
    }
  if (request.kind === 'press')
    switch (request.id.verb) {
      case 'tables':
        return showGames(context, asker, request.id);
      case 'hush':
        return hushReminders(context, asker, request.id);
      case 'mine':
        return setMine(context, asker, request.id, request.value);
      case 'mine-page':
        return turnMine(context, asker, request.id);
      default:
        break;
    }
  const lines = [...(inServer ? [texts.private.notAdded] : []), texts.private.here];
  return { page: { content: lines.join('\n') } };
}
