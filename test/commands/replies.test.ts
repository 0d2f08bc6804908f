import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, type InteractionEditReplyOptions, type RepliableInteraction } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { inTurn, type Page } from '../../src/commands/page.ts';
import { button, buttonRows } from '../../src/commands/rows.ts';
import { createReplies } from '../../src/commands/replies.ts';
import { ask, interactionOf, startedTable, testContext, textOf } from './test-context.ts';

const PICTURE = { png: Buffer.from('png'), name: 'board.png', alt: 'a board' };
const WORDS: Page = { content: 'Where to?', rows: [] };

function after(ms: number): Page {
  return { ...WORDS, later: sleep(ms).then(() => ({ ...WORDS, picture: PICTURE })) };
}

interface Sent extends InteractionEditReplyOptions {
  readonly afterMs: number;
}

/** An interaction whose answers all show in one message. */
function received(id: string, sent: Sent[]): RepliableInteraction {
  const begun = performance.now();
  const fake = {
    id,
    message: { id: 'the panel' },
    isMessageComponent: () => true,
    editReply: (body: InteractionEditReplyOptions) => {
      sent.push({ ...body, content: textOf(body.components), afterMs: performance.now() - begun });
      return Promise.resolve({ id: 'the panel' });
    },
  };
  // as: what of an interaction an answer needs
  return fake as unknown as RepliableInteraction;
}

describe('an answer with a picture', () => {
  it('comes whole where the picture is there in a moment', async () => {
    const sent: Sent[] = [];
    const replies = createReplies(testContext().log);
    await replies.send(received('1', sent), interactionOf(0), { page: after(5) });
    expect(sent).toMatchObject([{ content: 'Where to?', files: [{ name: 'board.png' }] }]);
  });

  it('comes in words at once where it is not, says so, and the picture follows in the same message', async () => {
    const sent: Sent[] = [];
    const replies = createReplies(testContext().log);
    await replies.send(received('1', sent), interactionOf(0), { page: after(600) });
    expect(sent).toMatchObject([
      { content: 'Where to?\n-# Drawing the picture…', files: [] },
      { content: 'Where to?', files: [{ name: 'board.png' }] },
    ]);
    expect(sent[0]?.afterMs).toBeLessThan(300);
  });

  it.each([
    ['whose picture can’t be made says so', false, /^Where to\?\n-# The picture couldn’t be drawn/u],
    ['that was to follow and fails is not waited for', true, /^Something went wrong on my side/u],
  ])('%s', async (_, follows, expected) => {
    const sent: Sent[] = [];
    const context = testContext();
    const later = sleep(300).then((): Page => {
      throw new Error('a mistake');
    });
    await createReplies(context.log).send(received('1', sent), interactionOf(0), {
      page: { ...WORDS, later, follows },
    });
    expect(sent.at(-1)?.content).toMatch(expected);
    expect(context.warnings).toEqual(['what was to follow an answer failed Error: a mistake']);
  });

  it('keeps the place of the picture until it is drawn: only that changes, and nothing below it moves', async () => {
    const sent: Sent[] = [];
    const replies = createReplies(testContext().log);
    const rows = buttonRows([button('act:0123456789:1:sail e', 'Sail')]);
    const words: Page = { content: 'Where to?', rows };
    const whole: Page = { ...words, picture: PICTURE };
    const space = { size: Promise.resolve({ width: 1600, height: 1020 }), last: undefined };
    const page = { ...words, later: sleep(600).then(() => whole), space };
    await replies.send(received('1', sent), interactionOf(0), { page });
    expect(sent.map(({ content }) => content)).toEqual(['Where to?', 'Where to?']);
    expect(sent[0]?.afterMs).toBeLessThan(300);
    const shapes = sent.map(({ components }) =>
      JSON.stringify(components).replace(/"media_?.*?\]/u, 'the picture'),
    );
    expect(shapes[0]).toContain('the picture');
    expect(shapes[0]).toBe(shapes[1]);
    // as: what was sent as a file
    const [blank] = (sent[0]?.files ?? []) as readonly {
      readonly attachment: Buffer;
      readonly name: string;
    }[];
    expect(blank?.name).toBe('soon.png');
    expect([blank?.attachment.readUInt32BE(16), blank?.attachment.readUInt32BE(20)]).toEqual([1600, 1020]);
    expect(blank?.attachment.length).toBeLessThan(3_000);
  });

  it('comes in words at once where the size of its picture is known, however soon that is drawn', async () => {
    const sent: Sent[] = [];
    const replies = createReplies(testContext().log);
    const size = { width: 1600, height: 1020 };
    const page = { ...after(40), space: { size: Promise.resolve(size), last: size } };
    await replies.send(received('1', sent), interactionOf(0), { page });
    expect(sent).toMatchObject([
      { content: 'Where to?', files: [{ name: 'soon.png' }] },
      { content: 'Where to?', files: [{ name: 'board.png' }] },
    ]);
  });

  it('that has several parts shows one after the other in the same message, the last one with its file', async () => {
    const sent: Sent[] = [];
    const replies = createReplies(testContext().log);
    async function* parts(): AsyncGenerator<Page, Page> {
      yield { content: 'one' };
      await sleep(300);
      yield { content: 'two' };
      await sleep(20);
      return {
        content: 'three',
        file: { bytes: Buffer.from('gif'), name: 'a.gif', contentType: 'image/gif' },
      };
    }
    await replies.send(received('1', sent), interactionOf(0), { page: await inTurn(parts()) });
    expect(sent.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
    expect(sent.at(-1)).toMatchObject({ files: [{ name: 'a.gif' }] });
  });

  it('is not drawn over the answer to a later press', async () => {
    const sent: Sent[] = [];
    const replies = createReplies(testContext().log);
    const first = received('1', sent);
    replies.claim(first);
    const slow = replies.send(first, interactionOf(0), { page: after(400) });
    await sleep(250);
    const second = received('2', sent);
    replies.claim(second);
    await replies.send(second, interactionOf(0), { page: { content: 'Next' } });
    await slow;
    expect(sent.map(({ content }) => content)).toEqual(['Where to?\n-# Drawing the picture…', 'Next']);
  });
});

describe('an answer that its reader has put away', () => {
  it('gets no picture any more, and that is no mistake', async () => {
    const sent: Sent[] = [];
    const context = testContext();
    const away = received('1', sent);
    const shown = away.editReply.bind(away);
    away.editReply = (...body) => {
      if (sent.length === 0) return shown(...body);
      return Promise.reject(
        new DiscordAPIError({ code: 10008, message: 'Unknown Message' }, 10008, 404, 'PATCH', 'url', {}),
      );
    };
    await createReplies(context.log).send(away, interactionOf(0), { page: after(300) });
    expect([sent.length, context.warnings]).toEqual([1, []]);
  });
});

describe('a picture for which there is no room among the drawings', () => {
  it('is asked for again until there is', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    let tries = 0;
    const drawings = {
      ...context.drawings,
      draw: (...order: Parameters<typeof context.drawings.draw>) => {
        tries += 1;
        return tries < 3
          ? Promise.resolve({ ok: false, error: 'busy' } as const)
          : context.drawings.draw(...order);
      },
    };
    const panel = await ask({ ...context, drawings }, interactionOf(0), 'play');
    expect([tries, panel.picture?.name]).toEqual([3, expect.stringMatching(/^toy-/u)]);
  });

  it('is said to be missing where it can’t be drawn at all', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    context.draws(false);
    const panel = await ask(context, interactionOf(0), 'play');
    expect(panel.content).toMatch(/couldn’t be drawn this time; `\/state`/u);
  });
});
