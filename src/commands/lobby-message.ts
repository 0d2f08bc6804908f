import { optionsFor } from '../engine/core/options.ts';
import type { Locale } from '../i18n/locale.ts';
import { TEXTS } from '../i18n/texts.ts';
import { allowsHints } from '../table/ai-seats.ts';
import { seatsOf } from '../table/lobby.ts';
import type { Table } from '../table/tables.ts';
import { aiButtons } from './ai-seats.ts';
import { formatCustomId, type PressVerb } from './custom-id.ts';
import { howToButton } from './how-to.ts';
import { offeredGame, type OfferedGame, type Services } from './services.ts';
import type { ChannelMessage } from './page.ts';
import { paceWords } from './pace-words.ts';
import { button, buttonRows, type Button, type Row } from './rows.ts';
import { speechFor, type Speech } from './speech.ts';

/** The message under which people gather before the start; afterwards it stays as a note of what became of it. */
export function lobbyMessage(services: Services, table: Table): ChannelMessage {
  const offered = offeredGame(services, table.record.gameId);
  const speech = speechFor(offered, table, table.record.locale, 'message');
  const label = speechFor(offered, table, table.record.locale, 'label');
  const { status } = table.record;
  const { lobby } = speech.texts;
  const ending = { lobby: [], cancelled: [lobby.cancelled] };
  return {
    content: [
      `## ${lobby.heading(speech.title)}`,
      pitchOf(offered, speech.locale),
      '',
      ...peopleLines(table, speech),
      '',
      ...settingLines(services, table, speech),
      ...(status === 'lobby' || status === 'cancelled' ? ending[status] : [lobby.started]),
    ].join('\n'),
    rows: status === 'lobby' ? lobbyRows(services, table, speech, label) : [],
    mention: [],
  };
}

function pitchOf({ handbook, texts }: OfferedGame, locale: Locale): string {
  return handbook?.words[locale].pitch ?? texts[locale].about;
}

function peopleLines({ record, game }: Table, { texts, nameOf }: Speech): readonly string[] {
  const { min, max } = seatsOf(record, game);
  const lines = record.people.map(({ userId, ai }, seat) => {
    const name = ai === undefined ? nameOf(seat) : texts.ai.withLevel(nameOf(seat), texts.ai.levels[ai]);
    const line = userId === record.host ? texts.lobby.host(name) : name;
    return record.status === 'playing' ? `- ${line} – ${texts.seats[seat] ?? ''}` : `- ${line}`;
  });
  return [texts.lobby.players(record.people.length, min, max), ...lines];
}

/** What the game will be played with, in the words of its catalogue. */
function settingLines(
  services: Services,
  { record, game }: Table,
  { texts, locale }: Speech,
): readonly string[] {
  const offered = offeredGame(services, record.gameId);
  const { options } = offered.texts[locale];
  const seats = Math.min(Math.max(record.people.length, game.seats.min), game.seats.max);
  const lines = optionsFor(game.options, seats).map((spec) => {
    const value = String(record.options[spec.key] ?? spec.default);
    const words = options[spec.key];
    return setting(words?.label ?? spec.key, words?.values[value] ?? value, words?.explained[value]);
  });
  const { id, version } = record.componentSet;
  const set = offered.sets.length > 1 ? [setting(texts.lobby.set, `${id} ${version}`)] : [];
  const hints = allowsHints(record) ? 'yes' : 'no';
  return [
    ...(record.continues === undefined ? [] : [texts.records.goesOn(record.continues.after)]),
    ...lines,
    ...set,
    setting(texts.hint.setting, texts.hint.allowed[hints], texts.hint.explained[hints]),
    setting(texts.clock.pace, paceWords(record.pace, texts)),
    setting(texts.lobby.language, TEXTS[record.locale].language),
  ];
}

/** What it is set to, and what that means. */
function setting(label: string, value: string, explained?: string): string {
  return `${label}: **${value}**${explained === undefined ? '' : ` – ${explained}`}`;
}

function lobbyRows(services: Services, table: Table, speech: Speech, label: Speech): readonly Row[] {
  const howTo = howToButton(services, speech.texts.teaching.howTo, table.record.gameId);
  return [
    ...buttonRows(lobbyButtons(table, speech)),
    ...buttonRows([...aiButtons(table, speech, label), ...howTo]),
  ];
}

function lobbyButtons({ record }: Table, { texts: { lobby } }: Speech): readonly Button[] {
  const { id: tableId, rev } = record;
  const id = (verb: PressVerb): string => formatCustomId({ verb, tableId, rev, argument: '' });
  return [
    button(id('join'), lobby.join, 'good'),
    button(id('leave'), lobby.leave),
    button(id('start'), lobby.start, 'main'),
    button(id('options'), lobby.options),
    button(id('cancel'), lobby.cancel, 'grave'),
  ];
}
