import { afterAll, beforeAll, expect, it } from 'vitest';
import { antarctica } from '../../src/games/antarctica.ts';
import { GAMES_BOT, stage, waitFor, type Stage } from './bot.ts';
import { answerOf, asked, boards, everybody, lastBoard, pngOf, press } from './player.ts';

/* Somebody who knows none of the games, at the real bot with all of them. */

let harness: Stage;
beforeAll(async () => {
  harness = await stage({}, GAMES_BOT);
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

const RULE_ID = /\bANT-/u;
const titleOf = ({ text }: { readonly text: string }): string | undefined => /^### (.+)$/mu.exec(text)?.[1];

it('a person pages through the how-to cards, reads the rules, is refused and asks why', async () => {
  const { ann, bob, eve } = everybody(harness);
  const people = [ann, bob, eve];
  await ann.type('game new', { game: 'antarctica' });
  await bob.type('game join');
  await eve.type('game join');
  await ann.type('game start');
  await waitFor(() => boards(ann).length > 0, 15_000, 'the board');

  // How to play, under the board
  const cards = antarctica.handbook?.outline.cards ?? [];
  const words = antarctica.handbook?.words.en;
  let card = answerOf(await ann.click(lastBoard(ann), 'How to play'));
  expect(card.ephemeral).toBe(true);
  const seen = [titleOf(card)];
  while (seen.length <= cards.length) {
    card = await press(ann, card, 'Next ▶');
    await waitFor(() => ann.again(card).files.length > 0, 15_000, 'the picture of a card');
    seen.push(titleOf(ann.again(card)));
    expect((await pngOf(ann.again(card))).byteLength).toBeGreaterThan(1_000);
  }
  expect(seen.slice(0, -1)).toEqual(cards.map((one) => words?.cards[one]?.title));
  expect(seen.at(-1)).toBe('What the symbols mean');
  expect(ann.again(card).buttons.find(({ label }) => label === 'Next ▶')?.disabled).toBe(true);

  // /rules
  const topics = await bob.autocomplete('rules', { topic: 'eolienne' }, 'topic');
  expect(topics.map(({ name }) => name)).toContain('Éolienne');
  const rules = answerOf(await bob.type('rules', { topic: String(topics[0]?.value) }));
  expect(rules.text).toContain('énergie');
  await waitFor(() => bob.again(rules).files.length > 0, 15_000, 'the picture of the wind turbine');

  // a refusal, and its Why?
  const turn = await asked(...people);
  expect(turn).toBeDefined();
  if (turn === undefined) return;
  const refused = answerOf(await turn.seat.type('move', { action: 'build basic' }));
  expect(refused.text).not.toMatch(RULE_ID);
  const why = refused.buttons.find(({ customId }) => customId?.startsWith('why:'));
  expect(why?.customId).toBeDefined();
  const told = answerOf(await turn.seat.click(refused, why?.customId ?? ''));
  const locale = turn.seat === ann ? 'en' : turn.seat === bob ? 'fr' : 'pl';
  expect(told.text).toContain(antarctica.handbook?.words[locale].paragraphs.steps?.title);
  expect(told.text).not.toMatch(RULE_ID);

  // /why
  const refusable = await turn.seat.autocomplete('why', { action: '' }, 'action');
  expect(refusable.map(({ value }) => value)).toContain('recruit');
  const answer = answerOf(await turn.seat.type('why', { action: 'recruit' }));
  expect(answer.text).toMatch(/^- /mu);
  expect(answer.text).not.toMatch(RULE_ID);
}, 120_000);
