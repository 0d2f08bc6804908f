/** What Discord wants of application commands beyond what its schema can say (discord.md, sections 6 and 9). */
import type { FormErrors, Path } from './form.ts';
import type { CommandBody, CommandOption } from './model.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const TOTAL_AT_MOST = 8000;
const CHOICE_AT_MOST = 100;
const SUBCOMMAND = 1;
const GROUP = 2;

/** The languages of Discord's client. */
export const LOCALES = new Set(
  (
    'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th ' +
    'zh-CN ja zh-TW ko'
  ).split(' '),
);

export const KINDS = { chatInput: 1, user: 2, message: 3 } as const;

/** The most of a kind an application may have, and the same again in each guild. */
export const COMMANDS_AT_MOST: ReadonlyMap<number, number> = new Map([
  [KINDS.chatInput, 100],
  [KINDS.user, 15],
  [KINDS.message, 15],
  [4, 1],
]);

type Localizations = Readonly<Record<string, string>> | null | undefined;

export function checkCommand(command: CommandBody, at: Path, errors: FormErrors): void {
  const chatInput = (command.type ?? KINDS.chatInput) === KINDS.chatInput;
  checkLocales(command.name_localizations, [...at, 'name_localizations'], errors);
  checkLocales(command.description_localizations, [...at, 'description_localizations'], errors);
  if (chatInput) {
    checkNames(command, at, errors);
    if ((command.description ?? '') === '') errors.required([...at, 'description']);
    checkOptions(command.options ?? [], at, 0, errors);
  } else {
    if ((command.description ?? '') !== '')
      errors.add(
        [...at, 'description'],
        'APPLICATION_COMMAND_DESCRIPTION_INVALID',
        'Context menu commands have no description',
      );
    if ((command.options ?? []).length > 0)
      errors.add(
        [...at, 'options'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Context menu commands have no options',
      );
  }
  if (commandLength(command) > TOTAL_AT_MOST)
    errors.add(at, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${TOTAL_AT_MOST})`);
}

function checkNames(
  named: { name: string; name_localizations?: Localizations },
  at: Path,
  errors: FormErrors,
): void {
  checkName(named.name, [...at, 'name'], errors);
  for (const [locale, name] of Object.entries(named.name_localizations ?? {}))
    checkName(name, [...at, 'name_localizations', locale], errors);
}

function checkName(name: string, path: Path, errors: FormErrors): void {
  if (!NAME.test(name) || name !== name.toLowerCase())
    errors.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

function checkLocales(localizations: Localizations, path: Path, errors: FormErrors): void {
  for (const locale of Object.keys(localizations ?? {}))
    if (!LOCALES.has(locale))
      errors.add([...path, locale], 'BASE_TYPE_CHOICES', `"${locale}" is no locale of Discord.`);
}

function checkOptions(options: readonly CommandOption[], at: Path, depth: number, errors: FormErrors): void {
  const path = [...at, 'options'];
  const nested = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (nested.length > 0 && nested.length < options.length)
    errors.add(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  checkClashes(options, path, errors);
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const place = [...path, index];
    checkOption(option, place, errors);
    if (option.type === GROUP && depth > 0)
      errors.add([...place, 'type'], 'BASE_TYPE_CHOICES', 'A group can only stand in a command.');
    if (option.type === SUBCOMMAND || option.type === GROUP)
      checkOptions(option.options ?? [], place, option.type === GROUP ? 1 : 2, errors);
    else if (option.required === true && optionalSeen)
      errors.add(
        place,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (option.required !== true) optionalSeen = true;
  }
}

/** In no language may two options of a level have the same name. */
function checkClashes(options: readonly CommandOption[], path: Path, errors: FormErrors): void {
  const locales = new Set(options.flatMap((option) => Object.keys(option.name_localizations ?? {})));
  for (const locale of [undefined, ...locales]) {
    const seen = new Set<string>();
    for (const [index, option] of options.entries()) {
      const name = nameIn(option, locale);
      if (seen.has(name))
        errors.add(
          [...path, index, ...(locale === undefined ? ['name'] : ['name_localizations', locale])],
          'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
          'Option name already exists',
        );
      seen.add(name);
    }
  }
}

export const nameIn = (
  named: { name: string; name_localizations?: Localizations },
  locale: string | undefined,
): string => (locale === undefined ? undefined : named.name_localizations?.[locale]) ?? named.name;

function checkOption(option: CommandOption, at: Path, errors: FormErrors): void {
  checkNames(option, at, errors);
  checkLocales(option.name_localizations, [...at, 'name_localizations'], errors);
  checkLocales(option.description_localizations, [...at, 'description_localizations'], errors);
  const choices = option.choices ?? [];
  if (choices.length > 0 && option.autocomplete === true)
    errors.add(
      [...at, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
      'Autocomplete and choices exclude each other',
    );
  const names = new Set<string>();
  for (const [index, choice] of choices.entries()) {
    const path = [...at, 'choices', index];
    checkLocales(choice.name_localizations, [...path, 'name_localizations'], errors);
    if (names.has(choice.name))
      errors.add(
        [...path, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        'Option choice name already exists',
      );
    names.add(choice.name);
    if (typeof choice.value === 'string' && (choice.value.length < 1 || choice.value.length > CHOICE_AT_MOST))
      errors.badLength([...path, 'value'], 1, CHOICE_AT_MOST);
  }
  checkRange(option.min_value, option.max_value, [...at, 'min_value'], errors);
  checkRange(option.min_length, option.max_length, [...at, 'min_length'], errors);
}

function checkRange(
  least: number | null | undefined,
  most: number | null | undefined,
  path: Path,
  errors: FormErrors,
): void {
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    errors.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`);
}

/** Of a name with translations the longest counts. */
const longest = (text: string | null | undefined, localizations: Localizations): number =>
  Math.max((text ?? '').length, ...Object.values(localizations ?? {}).map((one) => one.length));

function commandLength(command: CommandBody | CommandOption): number {
  const own =
    longest(command.name, command.name_localizations) +
    longest(command.description, command.description_localizations);
  const choices = 'choices' in command ? (command.choices ?? []) : [];
  const offered = choices.map(
    (choice) =>
      longest(choice.name, choice.name_localizations) +
      (typeof choice.value === 'string' ? choice.value.length : 0),
  );
  const inner = (command.options ?? []).map(commandLength);
  return [own, ...offered, ...inner].reduce((sum, length) => sum + length, 0);
}
