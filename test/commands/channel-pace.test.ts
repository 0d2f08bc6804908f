import { REST } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { createChannelMessages } from '../../src/commands/channel-messages.ts';

describe('many messages at once', () => {
  it('GIVEN boards that are posted WHEN old buttons are to be taken away THEN the boards that come meanwhile are first', async () => {
    const sent: string[] = [];
    const rest = new REST();
    rest.post = (route) => {
      sent.push(`post ${route}`);
      return Promise.resolve({ id: '1' });
    };
    rest.patch = (route) => {
      sent.push(`patch ${route}`);
      return Promise.resolve({});
    };
    const messages = createChannelMessages(
      rest,
      () => 'bot',
      'token',
      () => true,
      () => Promise.resolve(true),
    );
    const post = (channel: number): Promise<string> =>
      messages.post(String(channel), { content: 'a board', mention: [] }, String(channel));
    await post(1);
    const buttons = messages.takeButtons('1', 'old');
    await Promise.all(Array.from({ length: 14 }, (_, at) => post(2 + at)));
    await buttons;
    expect(sent.map((request) => request.split(' ')[0])).toEqual([
      ...Array.from({ length: 15 }, () => 'post'),
      'patch',
    ]);
  });
});
