import { TEXTS } from '../i18n/texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { deadlineOf, type Due } from '../table/due.ts';
import { canSkip, votesFor, votesNeeded } from '../table/pacing.ts';
import type { Seat } from '../engine/core/contract.ts';
import type { TableRecord } from '../table/record.ts';
import { VOTES, waitOf, type VoteFor, type Wait } from '../table/waits.ts';
import { seatsOfPeople } from '../table/free-seat.ts';
import type { Table } from '../table/tables.ts';
import { troubleOf, type ChannelMessages } from './channel-messages.ts';
import { formatCustomId, type CustomId } from './custom-id.ts';
import { recentOf } from './own-messages.ts';
import type { ChannelMessage } from './page.ts';
import { button, buttonRows, type Row } from './rows.ts';
import { offeredGame, type Services } from './services.ts';
import { speechFor, type Speech } from './speech.ts';
import { tableLink } from './table-link.ts';

/* What the bot says about time: reminders, warnings, the others' vote, the pause. */

export interface Told {
  /** who has been told now */
  readonly waits: readonly Wait[];
  /** the message, if it stands in the table's channel */
  readonly messageId: string | undefined;
}

/** Posts what is due first. Whoever is to be reminded in the channel at the same time is so by the same message. */
export async function postDue(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  dues: readonly [Due, ...Due[]],
): Promise<Told> {
  const { place, people } = table.record;
  const [first, ...more] = dues;
  const { wait } = first;
  const before = await toldBefore(messages, place.channelId, table, dues);
  if (before !== undefined) return before;
  const nonce = `${table.record.id}-${first.kind.slice(0, 1)}${markOf(wait)}`;
  const post = async (waits: readonly Wait[], message: ChannelMessage): Promise<Told> => ({
    waits,
    messageId: await messages.post(place.channelId, message, nonce),
  });
  if (first.kind !== 'reminder') return post([wait], dueMessage(services, table, first));
  const settingsOf = ({ seat }: Wait) => services.settings.person(people[seat]?.userId ?? '');
  const settings = await settingsOf(wait);
  if (settings.direct === true) {
    const userId = people[wait.seat]?.userId ?? '';
    const message = directReminder(services, table, wait, settings.locale ?? table.record.locale);
    const direct = async (): Promise<void> => {
      const channelId = await messages.directChannel(userId);
      if ((await toldBefore(messages, channelId, table, [first])) === undefined)
        await messages.post(channelId, message, nonce);
    };
    if (await isTaken(direct)) return { waits: [wait], messageId: undefined };
    return post([wait], reminder(services, table, [wait]));
  }
  const together = [wait];
  for (const other of more)
    if (other.kind === 'reminder' && (await settingsOf(other.wait)).direct !== true)
      together.push(other.wait);
  return post(together, reminder(services, table, together));
}

/** Some take no messages from bots; these are told in the channel. */
async function isTaken(direct: () => Promise<void>): Promise<boolean> {
  try {
    await direct();
    return true;
  } catch (cause) {
    if (troubleOf(cause) === 'later') throw cause;
    return false;
  }
}

/** The same for the same wait, also after a restart, and another one once it was told of; with a table's id it is a nonce. */
function markOf({ seat, since, remindedAt = since }: Wait): string {
  return `${seat}-${Math.floor(remindedAt / 60_000).toString(36)}`;
}

/** Discord forgets nonces within minutes. So what an earlier process posted and could not save is looked for by its buttons. */
async function toldBefore(
  messages: ChannelMessages,
  channelId: string,
  { record }: Table,
  dues: readonly [Due, ...Due[]],
): Promise<Told | undefined> {
  for (const { id: messageId, ids } of await recentOf(messages, channelId, record.id)) {
    const told = dues.filter((due) => ids.some((id) => tellsOf(id, due)));
    if (told.includes(dues[0])) return { waits: told.map(({ wait }) => wait), messageId };
  }
  return undefined;
}

function tellsOf({ verb, argument }: CustomId, { kind, wait }: Due): boolean {
  switch (kind) {
    case 'reminder':
      return verb === 'hush' && argument.split('.').slice(1).includes(markOf(wait));
    case 'warning':
      return verb === 'play' && argument === markOf(wait);
    case 'lapse':
      return verb === 'vote' && VOTES.some((what) => argument === ballotArgument(wait, what));
  }
}

function speechOf(services: Services, table: Table, locale: Locale = table.record.locale): Speech {
  return speechFor(offeredGame(services, table.record.gameId), table, locale, 'message');
}

function questionOf(table: Table, { say }: Speech, { seat }: Wait): string {
  const prompt = table.prompt(seat);
  return prompt === undefined ? '' : say.say(prompt.question);
}

function mentionOf({ record }: Table, { seat }: Wait): string {
  return `<@${record.people[seat]?.userId ?? ''}>`;
}

function directReminder(services: Services, table: Table, wait: Wait, locale: Locale): ChannelMessage {
  const speech = speechOf(services, table, locale);
  const { clock } = speech.texts;
  const link = `[${speech.title}](${tableLink(table)})`;
  return {
    content: [clock.reminderDirect(link), questionOf(table, speech, wait), since(wait, speech)]
      .filter((line) => line !== '')
      .join('\n'),
    rows: hushRows(table, [wait], locale),
    mention: [],
  };
}

function dueMessage(services: Services, table: Table, { kind, wait }: Due): ChannelMessage {
  if (kind === 'lapse') return voteMessage(services, table, { ...wait, lapsed: true });
  const speech = speechOf(services, table);
  const lines = [
    warning(services, table, wait, speech, mentionOf(table, wait)),
    questionOf(table, speech, wait),
  ];
  const { id: tableId, rev } = table.record;
  const id = formatCustomId({ verb: 'play', tableId, rev, argument: markOf(wait) });
  return {
    content: lines.filter((line) => line !== '').join('\n'),
    rows: buttonRows([button(id, speech.texts.board.play, 'good')]),
    mention: usersAt(table.record, [wait.seat]),
  };
}

/** Those who were asked at about the same time read when that was. */
const SAME_TIME_MS = 3_600_000;

function reminder(services: Services, table: Table, waits: readonly Wait[]): ChannelMessage {
  const speech = speechOf(services, table);
  const { clock } = speech.texts;
  const users = usersAt(
    table.record,
    waits.map(({ seat }) => seat),
  );
  const who = mentions(speech, users);
  const questions = new Map<string, string[]>();
  for (const wait of waits) {
    const question = questionOf(table, speech, wait);
    questions.set(question, [...(questions.get(question) ?? []), speech.nameOf(wait.seat)]);
  }
  const list = new Intl.ListFormat(speech.locale);
  const asked = Array.from(questions, ([question, names]) =>
    questions.size === 1 || question === '' ? question : `**${list.format(names)}** – ${question}`,
  );
  const [first] = waits.toSorted((a, b) => a.since - b.since);
  const isSame = first !== undefined && waits.every((wait) => wait.since - first.since < SAME_TIME_MS);
  const lines = [
    waits.length === 1 ? clock.reminder(who) : clock.reminderAll(who),
    ...asked,
    ...(isSame ? [since(first, speech)] : []),
  ];
  return {
    content: lines.filter((line) => line !== '').join('\n'),
    rows: hushRows(table, waits, speech.locale),
    mention: users,
  };
}

function since(wait: Wait, { texts }: Speech): string {
  return `-# ${texts.clock.since(moment(wait.since, 'R'))}`;
}

function warning({ clock }: Services, table: Table, wait: Wait, { texts }: Speech, who: string): string {
  const deadline = deadlineOf(table.record, { ...wait, warnedAt: clock.now() }) ?? clock.now();
  const skips = table.record.pace?.skips === true && canSkip(table, wait.seat);
  const until = `${moment(deadline, 'f')} (${moment(deadline, 'R')})`;
  return texts.clock.warning(who, until, skips ? texts.clock.thenSkipped : texts.clock.thenVote);
}

/** Discord shows it in the reader's own time zone. */
export function moment(time: number, style: 'f' | 'R'): string {
  return `<t:${Math.floor(time / 1000)}:${style}>`;
}

/** Below a reminder for several it is for whoever presses it. */
function hushRows({ record }: Table, waits: readonly Wait[], locale: Locale): readonly Row[] {
  const { id: tableId, rev, place } = record;
  const argument = [place.channelId, ...waits.map(markOf)].join('.');
  const id = formatCustomId({ verb: 'hush', tableId, rev, argument });
  return buttonRows([button(id, TEXTS[locale].clock.hush)]);
}

/** What can be voted for: skipping only where the game names a harmless answer. */
export function choicesIn(table: Table, wait: Wait): readonly VoteFor[] {
  return VOTES.filter((what) => what !== 'skip' || canSkip(table, wait.seat));
}

/** The others are asked; once they have decided nothing more can be pressed. */
export function voteMessage(services: Services, table: Table, wait: Wait): ChannelMessage {
  const speech = speechOf(services, table);
  const { clock } = speech.texts;
  const { record } = table;
  const { id: tableId, rev } = record;
  const needed = votesNeeded(record, wait.seat);
  const choices = choicesIn(table, wait);
  const others = usersAt(
    record,
    seatsOfPeople(record).filter((seat) => seat !== wait.seat),
  );
  const tally = choices
    .filter((what) => votesFor(wait.votes, what) > 0)
    .map((what) => `- ${clock.votes[what]}: ${clock.tally(votesFor(wait.votes, what), needed)}`);
  const isOpen = waitOf(record, wait.seat)?.since === wait.since;
  const idOf = (what: VoteFor): string =>
    formatCustomId({ verb: 'vote', tableId, rev, argument: ballotArgument(wait, what) });
  return {
    content: [clock.lapsed(speech.nameOf(wait.seat), mentions(speech, others)), ...tally].join('\n'),
    rows: isOpen ? buttonRows(choices.map((what) => button(idOf(what), clock.votes[what]))) : [],
    mention: others,
  };
}

export function ballotArgument({ seat, since: from }: Wait, what: VoteFor): string {
  return `${what}.${seat}.${from.toString(36)}`;
}

/** Somebody would like to pause, or to go on: all must agree. */
export function pauseMessage(services: Services, table: Table, asker: string): ChannelMessage {
  const { record } = table;
  const { id: tableId, rev, pauseWish: wish } = record;
  const speech = speechOf(services, table);
  const { clock } = speech.texts;
  const all = seatsOfPeople(record);
  const agreed = wish?.by ?? [];
  const silent = usersAt(
    record,
    all.filter((seat) => !agreed.includes(seat)),
  );
  const question = wish?.pause === false ? clock.askResume(asker) : clock.askPause(asker);
  const argument = wish?.pause === false ? 'resume' : 'pause';
  return {
    content: [question, mentions(speech, silent), `-# ${clock.agreed(agreed.length, all.length)}`].join('\n'),
    rows: buttonRows([
      button(formatCustomId({ verb: 'pause-yes', tableId, rev, argument }), clock.agree, 'good'),
      button(formatCustomId({ verb: 'pause-no', tableId, rev, argument }), clock.disagree),
    ]),
    mention: silent,
  };
}

function usersAt({ people }: TableRecord, seats: readonly Seat[]): readonly string[] {
  return seats.flatMap((seat) => people[seat]?.userId ?? []);
}

function mentions({ locale }: Speech, users: readonly string[]): string {
  return new Intl.ListFormat(locale).format(users.map((userId) => `<@${userId}>`));
}
