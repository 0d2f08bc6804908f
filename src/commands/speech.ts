import type { GameEvent, Seat, Standing } from '../engine/core/contract.ts';
import type { Locale } from '../i18n/locale.ts';
import { sayWith, type Say } from '../i18n/say.ts';
import { TEXTS, type Texts } from '../i18n/texts.ts';
import type { Look } from '../render/game-scene.ts';
import { boardName } from '../render/type.ts';
import type { Person, TableAct } from '../table/record.ts';
import type { StoryPart, Table } from '../table/tables.ts';
import { escapeMarkdown, plainName } from './escape.ts';
import type { OfferedGame } from './services.ts';

/** The words for one table and one reader: the bot's, the game's, and the players' names. */
export interface Speech {
  readonly locale: Locale;
  readonly texts: Texts;
  readonly say: Say;
  readonly title: string;
  nameOf(seat: Seat): string;
  /** also of somebody who sits there no more */
  nameOfPerson(person: Person): string;
  names(seats: readonly Seat[]): string;
  /** what a verb of the game is called, as on a button */
  verb(name: string): string;
}

/** `message`: names are made harmless for markdown; `label`: for buttons and menus, which have none; `board`: as a picture can draw them. */
export type SpeechFor = 'message' | 'label' | 'board';

/** What has to be known of a table to speak about it. */
export interface SpokenTable {
  readonly record: Pick<Table['record'], 'people'>;
  readonly game: Pick<Table['game'], 'names'>;
}

export function speechFor(offered: OfferedGame, table: SpokenTable, locale: Locale, use: SpeechFor): Speech {
  const { people } = table.record;
  const texts = TEXTS[locale];
  const clean = use === 'message' ? escapeMarkdown : plainName;
  const mark = use === 'message' ? texts.ai.marked : texts.ai.inLetters;
  const named = ({ name, ai }: Person): string => (ai === undefined ? clean(name) : mark(clean(name)));
  const nameOf = (seat: Seat): string => {
    const person = people[seat];
    const name = person === undefined ? '' : named(person);
    const colourWord = texts.seats[seat] ?? String(seat + 1);
    if (name === '') return colourWord;
    return use === 'board' ? boardName(name, colourWord) : name;
  };
  const nameOfPerson = (who: Person): string => {
    const seat = people.findIndex((person) => person.userId === who.userId);
    return seat === -1 || named(who) !== '' ? named(who) || '?' : nameOf(seat);
  };
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const gameTexts = offered.texts[locale];
  return {
    locale,
    texts,
    title: gameTexts.title,
    nameOf,
    nameOfPerson,
    names: (seats) => list.format(seats.map(nameOf)),
    verb: (name) => asOnButton(gameTexts.verbs[name]?.name ?? name),
    say: sayWith({
      locale,
      messages: offered.rulebook.messages,
      texts: gameTexts,
      names: table.game.names,
      playerName: nameOf,
    }),
  };
}

function asOnButton(command: string): string {
  return (command.charAt(0).toLocaleUpperCase() + command.slice(1)).replaceAll('-', ' ');
}

/** The same words for a picture. */
export function lookOf(speech: Speech, seats: number): Look {
  return {
    locale: speech.locale,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: speech.nameOf(seat),
      colourWord: speech.texts.seats[seat] ?? String(seat + 1),
    })),
    say: (message) => speech.say.say(message),
    name: (category, id) => speech.say.name(category, id),
  };
}

export function eventLines(speech: Speech, events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => speech.say.event(event)).filter((line) => line !== '');
}

function actLine(speech: Speech, { act, by, seat, whom }: TableAct): string {
  const { texts, nameOfPerson } = speech;
  // a seat that was free had nobody
  const whose = whom === undefined || whom.name === '' ? '' : nameOfPerson(whom);
  return texts.acts[act](nameOfPerson(by), whose, seat === undefined ? '' : seatWord(speech, seat));
}

/** A seat by its colour, whoever sits there. */
export function seatWord({ texts }: Speech, seat: Seat): string {
  return texts.seats[seat] ?? String(seat + 1);
}

export function storyLines(speech: Speech, story: readonly StoryPart[]): readonly string[] {
  return story.flatMap((part) => {
    const [first, ...rest] = eventLines(speech, part.events);
    const told =
      first !== undefined && part.planned === true ? speech.texts.beside.plan.marked(first) : first;
    return [
      ...(told === undefined ? [] : [told]),
      ...rest,
      ...(part.act === undefined ? [] : [actLine(speech, part.act)]),
    ];
  });
}

export function standingName(speech: Speech, standing: Standing): string {
  if (standing.seat !== undefined) return speech.nameOf(standing.seat);
  return standing.name === undefined ? '?' : speech.say.say(standing.name);
}
