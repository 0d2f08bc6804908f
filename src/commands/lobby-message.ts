import { optionsFor } from '../engine/core/options.ts';
import { TEXTS } from '../i18n/texts.ts';
import { allowsHints } from '../table/ai-seats.ts';
import { seatsOf } from '../table/lobby.ts';
import type { Table } from '../table/tables.ts';
import { aiButtons } from './ai-seats.ts';
import { formatCustomId } from './custom-id.ts';
import { pitchOf } from './game-sections.ts';
import { howToButton } from './how-to.ts';
import { offeredGame, type Services } from './services.ts';
import type { ChannelMessage } from './page.ts';
import { paceWords } from './pace-words.ts';
import { button, buttonRows, type Button } from './rows.ts';
import { speechFor, type Speech } from './speech.ts';

/**
 * The message under which people gather before the start; afterwards it stays as a note of what became of it. It is made
 * of the same parts as the panel; one that an earlier release posted as plain words becomes so when it changes.
 */
export function lobbyMessage(services: Services, table: Table): ChannelMessage {
  const offered = offeredGame(services, table.record.gameId);
  const speech = speechFor(offered, table, table.record.locale, 'message');
  const label = speechFor(offered, table, table.record.locale, 'label');
  const { lobby } = speech.texts;
  const heading = `## ${lobby.heading(speech.title)}`;
  const pitch = pitchOf(offered, speech.locale);
  const people = peopleLines(table, speech).join('\n');
  const settings = settingLines(services, table, speech).join('\n');
  const common = { inParts: true, accent: ICE, mention: [] } as const;
  const { status } = table.record;
  if (status !== 'lobby') {
    const became = status === 'cancelled' ? lobby.cancelled : lobby.started;
    return { ...common, content: [heading, pitch, '', people, '', settings, became].join('\n'), rows: [] };
  }
  const { join, options, ...others } = lobbyButtons(table, speech);
  const howTo = howToButton(services, speech.texts.teaching.howTo, table.record.gameId);
  return {
    ...common,
    content: howTo.length > 0 ? heading : `${heading}\n${pitch}`,
    sections: [
      ...howTo.map((button) => ({ text: pitch, button })),
      { text: people, button: join },
      { text: settings, button: options },
    ],
    rows: [...buttonRows(Object.values(others)), ...buttonRows(aiButtons(table, speech, label))],
  };
}

/** Down the side of what belongs to no seat. */
const ICE = 0x8fd0f2;

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

type LobbyVerb = 'join' | 'options' | 'start' | 'leave' | 'cancel';

function lobbyButtons({ record }: Table, { texts: { lobby } }: Speech): Readonly<Record<LobbyVerb, Button>> {
  const { id: tableId, rev } = record;
  const id = (verb: LobbyVerb): string => formatCustomId({ verb, tableId, rev, argument: '' });
  return {
    join: button(id('join'), lobby.join, 'good'),
    options: button(id('options'), lobby.options),
    start: button(id('start'), lobby.start, 'main'),
    leave: button(id('leave'), lobby.leave),
    cancel: button(id('cancel'), lobby.cancel, 'grave'),
  };
}
