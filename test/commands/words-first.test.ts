import { setTimeout as sleep } from 'node:timers/promises';
import type { RepliableInteraction } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { createReplies } from '../../src/commands/replies.ts';
import { createWordsFirst } from '../../src/commands/words-first.ts';
import { interactionOf, testContext } from './test-context.ts';

describe('words come before pictures', () => {
  it('GIVEN somebody who waits for words WHEN a scene is to be laid out THEN the words are first', async () => {
    const words = createWordsFirst();
    const order: string[] = [];
    const [one, two] = [words.awaited(), words.awaited()];
    const scene = words.layOut(() => order.push('scene'));
    await sleep(30);
    order.push('words of one');
    one();
    await sleep(30);
    order.push('words of two');
    two();
    await scene;
    expect(order).toEqual(['words of one', 'words of two', 'scene']);
  });

  it('GIVEN many who are answered WHEN somebody types meanwhile THEN they get in between', async () => {
    const words = createWordsFirst();
    const order: string[] = [];
    const answers = ['one', 'two', 'three'].map((name) =>
      words.turn().then(() => {
        order.push(name);
        if (name === 'one') setImmediate(() => order.push('typed'));
      }),
    );
    await Promise.all(answers);
    expect(order).toEqual(['one', 'typed', 'two', 'three']);
  });

  it('GIVEN nobody who waits THEN a scene is laid out at once', async () => {
    const words = createWordsFirst();
    words.awaited()();
    expect(await Promise.race([words.layOut(() => 'scene'), sleep(200, 'late')])).toBe('scene');
  });

  it('GIVEN words that hang at Discord THEN scenes wait for a moment only', async () => {
    const words = createWordsFirst();
    words.awaited();
    expect(await Promise.race([words.layOut(() => 'scene'), sleep(800, 'late')])).toBe('scene');
  });

  it('GIVEN a scene with a mistake THEN the next one is laid out all the same', async () => {
    const words = createWordsFirst();
    const broken = words.layOut(() => {
      throw new Error('a mistake');
    });
    const next = words.layOut(() => 'scene');
    await expect(broken).rejects.toThrow('a mistake');
    expect(await next).toBe('scene');
  });

  it('GIVEN scenes that wait WHEN one for a whole channel comes THEN it is laid out before those for one person', async () => {
    const words = createWordsFirst();
    const order: string[] = [];
    const told = words.awaited();
    const scenes = ['panel of one', 'panel of two'].map((name) => words.layOut(() => order.push(name)));
    scenes.push(words.layOut(() => order.push('board'), true));
    told();
    await Promise.all(scenes);
    expect(order).toEqual(['board', 'panel of one', 'panel of two']);
  });

  it.each([
    ['two who wait', 2, ['words', 'picture']],
    ['nobody else', 1, ['picture']],
  ])(
    'GIVEN %s, and a picture of unknown size THEN the words wait for it only where that holds nobody up',
    async (_, asking, expected) => {
      const words = createWordsFirst();
      for (let at = 0; at < asking; at += 1) words.awaited();
      const sent: string[] = [];
      // as: what of an interaction an answer needs
      const received = {
        id: '1',
        isMessageComponent: () => false,
        editReply: ({ files }: { files?: readonly unknown[] }) => {
          sent.push((files ?? []).length > 0 ? 'picture' : 'words');
          return Promise.resolve({ id: 'message' });
        },
      } as unknown as RepliableInteraction;
      const picture = { png: Buffer.from('png'), name: 'a.png', alt: 'a' };
      const later = sleep(60, { content: 'Where to?', picture });
      await createReplies(testContext().log, words).send(received, interactionOf(0), {
        page: { content: 'Where to?', later },
      });
      expect(sent).toEqual(expected);
    },
  );
});
