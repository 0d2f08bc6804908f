import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { LEVELS } from '../ai/levels.ts';
import type { ActionSpec } from '../engine/core/contract.ts';
import { parametersOf } from '../engine/core/typed-text.ts';
import type { CommandWords } from '../i18n/game-texts.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { TEXTS, type CommandKey } from '../i18n/texts.ts';
import { PALETTE_NAMES } from '../render/palettes.ts';
import { againstValue } from './against.ts';
import { formatPace, PACES } from '../table/pace.ts';
import { paceWords } from './pace-words.ts';
import type { OfferedGame } from './services.ts';

export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Everything that Discord is told about this bot's commands. */
export function commandDefinitions(games: readonly OfferedGame[]): CommandDefinition[] {
  const inServer = (body: Words, options: CommandDefinition['options'] = []): CommandDefinition => ({
    ...body,
    type: ApplicationCommandType.ChatInput,
    options,
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  });
  /** also where no table can stand: in direct messages, and where a user brought the bot */
  const anywhere = (body: Words, options: CommandDefinition['options'] = []): CommandDefinition => ({
    ...inServer(body, options),
    contexts: [
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    ],
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  });
  return [
    inServer(words('game'), gameSubcommands(games)),
    inServer(words('play')),
    inServer(words('move'), [{ ...words('move.action'), ...TEXT, required: true, autocomplete: true }]),
    inServer(words('board'), boardOptions()),
    inServer(words('hand')),
    inServer(words('hint')),
    inServer(words('state')),
    inServer(words('undo')),
    inServer(words('plan'), planSubcommands()),
    inServer(words('log')),
    inServer(words('recap')),
    inServer(words('replay'), [completed('replay.at'), completed('replay.table')]),
    inServer(words('analysis'), [completed('analysis.table')]),
    inServer(words('export'), [completed('export.table')]),
    inServer(words('import'), [
      { ...words('import.file'), type: ApplicationCommandOptionType.Attachment, required: true },
    ]),
    inServer(words('stats'), [{ ...words('stats.player'), type: ApplicationCommandOptionType.User }]),
    inServer(words('leaderboard'), gameChoices(games, 'leaderboard.game')),
    inServer(words('scores')),
    anywhere(words('games')),
    anywhere(words('settings'), settingsSubcommands()),
    inServer(words('help')),
    inServer(words('rules'), [{ ...words('rules.topic'), ...TEXT, autocomplete: true }]),
    inServer(words('why'), [{ ...words('why.action'), ...TEXT, required: true, autocomplete: true }]),
    anywhere(words('about')),
    ...games.map((offered) => inServer(groupWords(offered), offered.game.actions.map(verbCommand(offered)))),
  ];
}

interface Words {
  name: string;
  name_localizations: LocalizationMap;
  description: string;
  description_localizations: LocalizationMap;
}
const TEXT = { type: ApplicationCommandOptionType.String } as const;
const SUBCOMMAND = { type: ApplicationCommandOptionType.Subcommand } as const;

function words(key: CommandKey): Words {
  return localised(TEXTS.en.commands[key].name, (locale) => TEXTS[locale].commands[key]);
}

/** The base name is what interactions come back with, so it never depends on a language. */
function localised(base: string, inLanguage: (locale: Locale) => CommandWords): Words {
  const others = LOCALES.filter((locale) => locale !== 'en');
  const english = inLanguage('en');
  const own = english.name === base ? {} : { 'en-US': english.name, 'en-GB': english.name };
  return {
    name: base,
    name_localizations: {
      ...own,
      ...Object.fromEntries(others.map((locale) => [locale, inLanguage(locale).name])),
    },
    description: english.description,
    description_localizations: Object.fromEntries(
      others.map((locale) => [locale, inLanguage(locale).description]),
    ),
  };
}

function completed(key: CommandKey): APIApplicationCommandBasicOption {
  return { ...words(key), ...TEXT, autocomplete: true };
}

/** Which game; where there is only one it needn't be said. */
function gameChoices(games: readonly OfferedGame[], key: CommandKey): APIApplicationCommandBasicOption[] {
  if (games.length === 0) return [];
  const choices = games.map(({ game, texts }) => ({
    name: texts.en.title,
    name_localizations: { fr: texts.fr.title, pl: texts.pl.title },
    value: game.id,
  }));
  return [{ ...words(key), ...TEXT, required: games.length > 1, choices }];
}

function gameSubcommands(games: readonly OfferedGame[]): APIApplicationCommandSubcommandOption[] {
  const keys = [
    'game.join',
    'game.leave',
    'game.start',
    'game.cancel',
    'game.abandon',
    'game.resign',
  ] as const;
  return [
    {
      ...words('game.new'),
      ...SUBCOMMAND,
      options:
        games.length === 0
          ? []
          : [...gameChoices(games, 'game.new.game'), ...opponents(games), paceOption('game.new.pace')],
    },
    { ...words('game.pace'), ...SUBCOMMAND, options: [paceOption('game.pace.to')] },
    ...keys.map((key) => ({ ...words(key), ...SUBCOMMAND, options: [] })),
    {
      ...words('game.replace'),
      ...SUBCOMMAND,
      options: [{ ...words('game.replace.user'), type: ApplicationCommandOptionType.User }],
    },
  ];
}

function planSubcommands(): APIApplicationCommandSubcommandOption[] {
  const action = { ...words('plan.add.action'), ...TEXT, required: true, autocomplete: true };
  return [
    { ...words('plan.add'), ...SUBCOMMAND, options: [action] },
    { ...words('plan.show'), ...SUBCOMMAND, options: [] },
    { ...words('plan.clear'), ...SUBCOMMAND, options: [] },
  ];
}

function paceOption(key: 'game.new.pace' | 'game.pace.to'): APIApplicationCommandBasicOption {
  const choices = PACES.map((pace) => ({
    name: paceWords(pace, TEXTS.en),
    name_localizations: { fr: paceWords(pace, TEXTS.fr), pl: paceWords(pace, TEXTS.pl) },
    value: formatPace(pace),
  }));
  return { ...words(key), ...TEXT, choices };
}

function settingsSubcommands(): APIApplicationCommandSubcommandOption[] {
  const zone = { ...words('settings.me.zone'), ...TEXT, autocomplete: true } as const;
  return [
    { ...words('settings.me'), ...SUBCOMMAND, options: [zone] },
    { ...words('settings.server'), ...SUBCOMMAND, options: [] },
  ];
}

/** Which AI seats to play against at once. */
function opponents(games: readonly OfferedGame[]): APIApplicationCommandBasicOption[] {
  const most = Math.max(...games.map(({ game }) => game.seats.max)) - 1;
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const choices = counts.flatMap((count) =>
    LEVELS.map((level) => {
      const inLanguage = (locale: Locale): string => {
        const { ai } = TEXTS[locale];
        return ai.opponents(count, ai.levels[level]);
      };
      return {
        name: inLanguage('en'),
        name_localizations: { fr: inLanguage('fr'), pl: inLanguage('pl') },
        value: againstValue({ count, level }),
      };
    }),
  );
  return choices.length === 0 ? [] : [{ ...words('game.new.ai'), ...TEXT, choices }];
}

function boardOptions(): APIApplicationCommandBasicOption[] {
  const palettes = PALETTE_NAMES.map((value) => ({
    name: TEXTS.en.palettes[value],
    name_localizations: { fr: TEXTS.fr.palettes[value], pl: TEXTS.pl.palettes[value] },
    value,
  }));
  return [
    { ...words('board.focus'), ...TEXT, autocomplete: true },
    { ...words('board.palette'), ...TEXT, choices: palettes },
    { ...words('board.private'), type: ApplicationCommandOptionType.Boolean },
  ];
}

function groupWords({ game, texts }: OfferedGame): Words {
  return localised(game.id, (locale) => ({ name: game.id, description: texts[locale].about }));
}

const verbCommand =
  ({ texts }: OfferedGame) =>
  (spec: ActionSpec): APIApplicationCommandSubcommandOption => ({
    ...localised(spec.name, (locale) => wordsOf(texts[locale].verbs, spec.name)),
    ...SUBCOMMAND,
    options: parametersOf(spec).map(({ name, required }) => ({
      ...localised(name, (locale) => wordsOf(texts[locale].parameters, name)),
      ...TEXT,
      required,
      autocomplete: true,
    })),
  });

function wordsOf(catalogue: Readonly<Record<string, CommandWords>>, key: string): CommandWords {
  const found = catalogue[key];
  if (found === undefined) throw new RangeError(`no words for ${key}`);
  return found;
}
