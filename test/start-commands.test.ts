import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* The bot is started by npm, by the container and by the service: with the same options of node, as its memory hangs on them. */

function textOf(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

function only(found: RegExpExecArray | null): string {
  const [, words] = found ?? [];
  if (words === undefined) throw new Error('no start command');
  return words;
}

describe('the commands that start the bot', () => {
  it('GIVEN npm start WHEN the container and the service start the bot THEN node is told the same', () => {
    // as: our own package.json
    const { scripts } = JSON.parse(textOf('package.json')) as {
      readonly scripts: { readonly start: string };
    };
    const container = JSON.parse(only(/^CMD (\[.+\])$/mu.exec(textOf('Containerfile')))) as readonly string[];
    const service = only(/^ExecStart=\/usr\/bin\/(.+)$/mu.exec(textOf('deploy/icebreaker.service')));
    expect(container.join(' ')).toBe(scripts.start);
    expect(service).toBe(scripts.start);
  });
});
