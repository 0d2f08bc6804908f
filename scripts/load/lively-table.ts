import type { Id, Message, PersonInChannel, SeenMessage } from 'local-discord';
import { BLANK_NAME } from '../../src/commands/blank-picture.ts';
import { pickOne, type Rng } from '../../src/engine/core/rng.ts';
import { waitFor, type Stage } from '../../test/bot/bot.ts';
import { boards, tap, taps, type Tap } from '../../test/bot/player.ts';

/** How long it took until the person could read the words, and until the picture was there too. */
export interface Answered {
  readonly wordsMs: number;
  /** absent: there was none within patience, or a newer one took its place */
  readonly pictureMs?: number;
}

/** People at one table who play on and on by their panels, one game after the other. */
export interface LivelyTable {
  readonly people: readonly PersonInChannel[];
  /** games that it has begun */
  readonly games: () => number;
  /** whoever is asked has the question before them; a new game where the last one is over */
  ready(): Promise<void>;
  /** one press of whoever is asked; `heard`: the words are there */
  press(heard?: () => void): Promise<Answered | undefined>;
}

/** Who is asked, and where they can choose. */
interface Chosen {
  readonly person: PersonInChannel;
  readonly panel: SeenMessage;
}

const PATIENCE_MS = 20_000;
let opened = 0;

/** Every table has people of other names, so that none of its pictures serves another. */
export function livelyTable(stage: Stage, game: string, seats: number, rng: Rng): LivelyTable {
  opened += 1;
  const channel = stage.discord.world.addChannel(stage.discord.home.guild.id, `lively-${opened}`);
  const people = Array.from({ length: seats }, (_, seat) =>
    stage.discord.person(`Player ${opened}${'abcd'[seat] ?? ''}`, 'en-US').in(channel),
  );
  const [host] = people;
  if (host === undefined) throw new RangeError('nobody plays');
  /** by seat: the panel that is open */
  const panels = new Map<PersonInChannel, Id>();
  let games = 0;
  let chosen: Chosen | undefined;

  const begin = async (): Promise<void> => {
    const before = boards(host).length;
    await host.type('game new', { game });
    for (const person of people.slice(1)) await person.type('game join');
    await host.type('game start');
    await waitFor(() => boards(host).length > before, 60_000, 'the board');
    games += 1;
    panels.clear();
  };
  const isOver = (): boolean =>
    boards(host)
      .at(-1)
      ?.buttons.some(({ customId }) => customId?.startsWith('rematch:')) === true;
  const openPanel = async (person: PersonInChannel): Promise<SeenMessage | undefined> => {
    const { message } = await person.type('play', {}, { patienceMs: PATIENCE_MS });
    if (message !== undefined) panels.set(person, message.id);
    return message;
  };
  const asked = async (): Promise<Chosen | undefined> => {
    for (const person of people) {
      const known = panels.get(person);
      const panel = known === undefined ? undefined : person.again(known);
      if (panel !== undefined && choices(panel).length > 0) return { person, panel };
    }
    for (const person of people) {
      const panel = await openPanel(person);
      if (panel !== undefined && choices(panel).length > 0) return { person, panel };
    }
    return undefined;
  };

  return {
    people,
    games: () => games,
    async ready() {
      if (games === 0 || isOver()) await begin();
      chosen = await asked();
    },
    async press(heard = () => undefined) {
      if (chosen === undefined) return undefined;
      const { person, panel } = chosen;
      const which = pickOne(rng, choices(panel));
      return answerTo(stage, chosen, () => void tap(person, panel, which).catch(() => undefined), heard);
    },
  };
}

/** What can be chosen; where it is asked once more, the yes. */
function choices(panel: SeenMessage): readonly Tap[] {
  const sure = panel.buttons.flatMap(({ customId = '' }) =>
    customId.startsWith('act-yes:') ? [{ customId }] : [],
  );
  return [...sure, ...taps(panel)];
}

/** From the press to the words in the panel, and to its picture. */
async function answerTo(
  { discord: { world } }: Stage,
  { person, panel: { id } }: Chosen,
  press: () => void,
  heard: () => void,
): Promise<Answered | undefined> {
  // the blank that keeps a picture's place is none
  const filesIn = (message: Message | undefined): string =>
    (message?.attachments ?? []).flatMap((file) => (file.filename === BLANK_NAME ? [] : file.id)).join();
  const before = filesIn(world.message(person.channel.id, id));
  const began = performance.now();
  let wordsMs: number | undefined;
  let pictureMs: number | undefined;
  const stop = world.listen((event) => {
    if (event.type !== 'message-updated' || event.message.id !== id) return;
    if (wordsMs === undefined) heard();
    wordsMs ??= performance.now() - began;
    const files = filesIn(event.message);
    if (files !== '' && files !== before) pictureMs ??= performance.now() - began;
  });
  press();
  await waitFor(() => pictureMs !== undefined, PATIENCE_MS).catch(() => undefined);
  stop();
  return wordsMs === undefined ? undefined : { wordsMs, ...(pictureMs !== undefined && { pictureMs }) };
}
