import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALT_LIMIT } from '../../src/render/alt.ts';
import type { PersonInChannel as Seat } from 'local-discord';
import type { SeenMessage as Seen } from 'local-discord';
import { stage, waitFor, type Stage } from './bot.ts';
import {
  abandoned,
  answerOf,
  asked,
  boards,
  byMove,
  byPanel,
  bySlash,
  drawn,
  everybody,
  isOther,
  lastBoard,
  offers,
  openPanel,
  pngOf,
  startedTable,
  storyOf,
  taps,
  type People,
} from './player.ts';

let harness: Stage;
beforeAll(async () => {
  harness = await stage();
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

const WAYS = [bySlash, byPanel, byMove];
const PNG_SIGNATURE = '89504e470d0a1a0a';

async function settled(seat: Seat, act: () => Promise<unknown>): Promise<void> {
  const before = lastBoard(seat);
  await act();
  await waitFor(() => isOther(lastBoard(seat), before), 8_000, 'the board after a move');
}

/** Somebody without a seat tries everything, and nothing comes of it. */
async function intrude({ ann, eve }: People): Promise<void> {
  const before = lastBoard(ann);
  const story = await storyOf(ann);
  const refusal = 'Nie siedzisz przy tym stole, więc możesz tylko patrzeć.';
  expect(answerOf(await eve.type('play')).text).toBe(refusal);
  expect(answerOf(await eve.type('move', { action: 'rest' })).text).toBe(refusal);
  expect(answerOf(await eve.type('toy rest')).text).toBe(refusal);
  expect(answerOf(await eve.type('undo')).text).toBe(refusal);
  expect(answerOf(await eve.click(before, 'Play')).text).toBe(refusal);
  expect(await offers(eve)).toEqual([]);
  expect(await storyOf(ann)).toEqual(story);
  expect(isOther(lastBoard(ann), before)).toBe(false);
}

describe('a whole game in a channel', () => {
  it('is played by slash commands, by the panel and by /move, through two restarts in the middle of a turn', async () => {
    const people = await startedTable(harness);
    const { ann, bob } = people;
    const hash = /`([0-9a-f]{64})`/u.exec(answerOf(await ann.type('about')).text)?.[1];
    expect(ann.messages().filter(({ ephemeral, text }) => !ephemeral && text.includes('SHA-256'))).toEqual(
      [],
    );
    const pictures = new Set<string>();
    let moves = 0;
    for (; moves < 150; moves += 1) {
      const turn = await asked(ann, bob);
      if (turn === undefined) break;
      const text = turn.texts[(moves * 7) % turn.texts.length] ?? '';
      if (moves === 9) await intrude(people);
      if (moves === 10 || moves === 13) {
        // in the middle of a turn: the board waits for the same person with the same question
        await harness.restart(moves === 10 ? 'SIGTERM' : 'SIGKILL');
        expect(await offers(turn.seat)).toEqual(turn.texts);
      }
      const way = WAYS[moves % WAYS.length] ?? byMove;
      await settled(ann, () => way(turn.seat, text));
      pictures.add(
        createHash('sha1')
          .update(await pngOf(lastBoard(ann)))
          .digest('hex'),
      );
    }
    expect(moves).toBeGreaterThan(20);
    expect(moves).toBeLessThan(150);
    // almost every move shows on the public board; an answer face down may not
    expect(pictures.size).toBeGreaterThan(moves / 2);

    const end = lastBoard(ann);
    expect(end.text).toMatch(/Game over – .*won/u);
    expect(end.buttons.map(({ label }) => label)).toEqual(['Board', 'Log', 'Scores', 'Analysis', 'Rematch']);
    const seed = /The seed was `([^`]+)`/u.exec(end.text)?.[1] ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
    expect(answerOf(await ann.type('scores')).text).toContain('Final score');
    expect(answerOf(await bob.type('play')).text).toContain('La partie est terminée');
  }, 60_000);

  it('shows a PNG, with words for those who cannot see it', async () => {
    const { ann } = await startedTable(harness);
    const [file] = lastBoard(ann).files;
    expect(file?.contentType).toBe('image/png');
    expect(file?.description).toContain('Ann');
    expect(file?.description?.length).toBeLessThanOrEqual(ALT_LIMIT);
    expect((await pngOf(lastBoard(ann))).subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  });

  it('mentions the next player alone, once, and edits the message within a turn', async () => {
    const { ann, bob } = await startedTable(harness);
    await settled(ann, async () => byMove(ann, (await offers(ann))[0] ?? ''));
    await settled(ann, async () => byMove(bob, (await offers(bob))[0] ?? ''));
    const first = (await asked(ann, bob))?.seat;
    const other = first === ann ? bob : ann;
    expect(first).toBeDefined();
    if (first === undefined) return;
    const notified = other.person
      .notifications()
      .filter(({ channelId }) => channelId === ann.channel.id).length;
    await settled(ann, async () => byMove(first, (await offers(first))[0] ?? ''));
    const calls = other.person.notifications().filter(({ channelId }) => channelId === ann.channel.id);
    expect(calls).toHaveLength(notified + 1);
    expect(calls.at(-1)?.messageId).toBe(lastBoard(ann).id);
    expect(lastBoard(ann).mentions).toEqual([other.person.name]);
  });

  it('keeps what is hidden to its seat: the hand is in the panel, and nowhere in the channel', async () => {
    const { ann, bob } = await startedTable(harness);
    const panel = await openPanel(ann);
    expect(panel.ephemeral).toBe(true);
    expect(panel.text).toContain('Your hand');
    expect(panel.files).toHaveLength(1);
    const hand = answerOf(await ann.type('hand'))
      .text.split('\n')
      .slice(1);
    expect(hand.length).toBeGreaterThanOrEqual(5);
    const open = boards(bob)
      .map(({ text, files }) => text + (files[0]?.description ?? ''))
      .join('\n');
    const state = answerOf(await bob.type('state')).text;
    for (const card of hand) {
      expect(open).not.toContain(card);
      expect(state).not.toContain(card);
    }
  });
});

describe('looking at a table', () => {
  it('tells the story, the scores, the whole board and one’s tables', async () => {
    const { ann, bob, eve } = await startedTable(harness);
    await settled(ann, async () => byMove(ann, (await offers(ann))[0] ?? ''));
    expect((await storyOf(eve)).at(-1)).toMatch(/^Ann/u);
    expect(answerOf(await ann.type('scores')).text).toMatch(/```[^]*Total[^]*```/u);
    expect(answerOf(await eve.type('state')).text).toMatch(/\*\*.+\*\*\n/u);
    const mine = answerOf(await bob.type('games')).text.split('\n')[0];
    expect(mine).toContain('à toi de jouer');
    expect(mine).toContain('https://discord.com/channels/');
    expect(answerOf(await eve.type('games')).text).toContain('Nie siedzisz');
    expect(answerOf(await eve.type('about')).text).toContain('nieoficjalna');
  });

  it('draws the board again: for everybody, or in other colours and with private things for oneself alone', async () => {
    const { ann, eve } = await startedTable(harness);
    const [focus] = await ann.autocomplete('board', { focus: '' }, 'focus');
    expect(focus).toBeDefined();
    const posted = async (values: Record<string, string>): Promise<Seen> => {
      const before = eve.messages().length;
      const answer = answerOf(await ann.type('board', values));
      const told = (): boolean => ann.again(answer).text === 'I’ve posted the board in the channel.';
      await waitFor(told, 5_000, 'the answer');
      await waitFor(() => eve.messages().length > before, 5_000, 'the board');
      return eve.last();
    };
    const whole = await posted({});
    const part = await posted({ focus: String(focus?.value) });
    expect(whole.mentions).toEqual([]);
    expect(answerOf(await ann.click(whole, 'Play')).text).toContain('Which 3 cards');
    const light = await drawn(ann, answerOf(await ann.type('board', { palette: 'light' })));
    const own = await drawn(ann, answerOf(await ann.type('board', { private: true })));
    const strange = answerOf(await eve.type('board'));
    for (const message of [light, own, strange]) expect(message.ephemeral).toBe(true);
    const pictures = await Promise.all(
      [whole, part, light, own].map(async (message) => (await pngOf(message)).toString('base64')),
    );
    expect(new Set(pictures).size).toBe(4);
  });
});

describe('typing a move', () => {
  it('is offered in one’s own words, narrowed by what is typed', async () => {
    const { ann, bob } = await startedTable(harness);
    const french = await bob.autocomplete('move', { action: '' }, 'action');
    expect(french[0]?.name).toMatch(/^Garder /u);
    const [choice] = await ann.autocomplete('move', { action: '' }, 'action');
    const words = String(choice?.value).split(' ').slice(1);
    const narrowed = await ann.autocomplete('toy keep', { cards: words[0] ?? '' }, 'cards');
    expect(narrowed.length).toBeGreaterThan(0);
    for (const { value } of narrowed) expect(String(value).split(' ')).toContain(words[0]);
  });

  it('opens the panel with what fits when it is only a part of a move', async () => {
    const { ann } = await startedTable(harness);
    const [text = ''] = await offers(ann);
    const panel = answerOf(await ann.type('move', { action: text.split(' ')[1] ?? '' }));
    expect(panel.text).toContain('Several moves match. Which one?');
    expect(panel.buttons.some(({ customId }) => customId?.endsWith(`:${text}`))).toBe(true);
    expect((await storyOf(ann)).join('\n')).not.toContain('packed');
  });

  it('is taken in capitals and with too many spaces', async () => {
    const { ann } = await startedTable(harness);
    const [text = ''] = await offers(ann);
    await settled(ann, () => byMove(ann, `  ${text.toUpperCase().replaceAll(' ', '   ')} `));
    expect((await storyOf(ann)).at(-1)).toContain('packed');
  });

  it('is refused with what is missing, above the fresh question', async () => {
    const { ann } = await startedTable(harness);
    const refusal = answerOf(await ann.type('toy drill'));
    expect(refusal.text).toMatch(/^“drill” isn’t possible right now: .+/u);
    expect(refusal.text).not.toContain('TOY-');
    expect(refusal.text).toContain('Which 3 cards do you keep?');
    expect(taps(refusal).length).toBeGreaterThan(5);
    expect(answerOf(await ann.type('move', { action: 'sing a song @everyone' })).text).toContain(
      'I don’t recognise',
    );
  });
});

describe('undo', () => {
  it('says beforehand what it takes back, and takes back just that', async () => {
    const { ann } = await startedTable(harness);
    const [first] = await ann.autocomplete('move', { action: '' }, 'action');
    await settled(ann, () => byMove(ann, String(first?.value)));
    const question = answerOf(await ann.type('undo'));
    expect(first?.name).toMatch(/^Keep /u);
    expect(question.text).toContain(`This undoes your last step:\n**${first?.name ?? ''}**`);
    expect(await offers(ann)).toEqual([]);
    await settled(ann, () => ann.click(question, 'Yes, undo it'));
    expect((await offers(ann)).length).toBeGreaterThan(0);
    expect((await storyOf(ann)).at(-1)).toBe('Ann undid a step.');
  });

  it('of what one has not done is refused', async () => {
    const { ann, bob } = await startedTable(harness);
    expect(answerOf(await ann.type('undo')).text).toContain('You have nothing to undo.');
    await settled(ann, async () => byMove(ann, (await offers(ann))[0] ?? ''));
    expect(answerOf(await bob.type('undo')).text).toContain('Quelqu’un d’autre a joué depuis');
  });
});

describe('the lobby', () => {
  it('is changed by its host alone, and shows it at once', async () => {
    const { ann, bob, eve } = everybody(harness);
    await ann.type('game new', { game: 'toy' });
    await waitFor(() => ann.messages().some(({ ephemeral }) => !ephemeral), 5_000, 'the lobby');
    const lobby = ann.messages().find(({ ephemeral }) => !ephemeral);
    expect(lobby).toBeDefined();
    if (lobby === undefined) return;
    expect(answerOf(await bob.click(lobby, 'Join')).text).toContain('Te voilà à la table');
    expect(answerOf(await bob.click(lobby, 'Join')).text).toContain('déjà');
    expect(answerOf(await bob.click(lobby, 'Options')).text).toContain('(Ann)');
    expect(answerOf(await bob.click(lobby, 'Start')).text).toContain('(Ann)');
    expect(answerOf(await eve.click(lobby, 'Leave')).text).toContain('Nie siedzisz');
    const options = answerOf(await ann.click(lobby, 'Options'));
    const language = options.selects.find(({ options: all }) => all.some(({ value }) => value === 'pl'));
    await ann.select(options, language?.customId ?? '', ['pl']);
    await waitFor(() => ann.again(lobby).text.includes('polski'), 5_000, 'the lobby in Polish');
    const season = ann.again(options).selects[0];
    await ann.select(options, season?.customId ?? '', ['harsh']);
    await waitFor(() => !ann.again(lobby).text.includes('Łagodn'), 5_000, 'another season');
    await bob.type('game leave');
    await waitFor(() => !ann.again(lobby).text.includes('Bob'), 5_000, 'Bob gone');
    const question = answerOf(await ann.type('game cancel'));
    await ann.click(question, 'Yes, close it');
    await waitFor(() => ann.again(lobby).buttons.length === 0, 5_000, 'a closed lobby');
    expect(ann.again(lobby).text).toContain('Stół został zamknięty.');
  });

  it('of a channel whose table is not over is not opened twice', async () => {
    const people = await startedTable(harness);
    const { ann, bob } = people;
    expect(answerOf(await bob.type('game new', { game: 'toy' })).text).toContain('Il y a déjà une table');
    await abandoned(people);
    await waitFor(() => lastBoard(ann).text.includes('stopped without a result'), 5_000, 'the end');
    expect(answerOf(await bob.type('game new', { game: 'toy' })).text).toContain('La table est ouverte');
  });
});
