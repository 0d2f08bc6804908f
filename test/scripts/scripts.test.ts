import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFailure } from '../contract/failure-file.ts';
import { TOY_SET_FILE } from '../toy/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ONE_MINUTE = 60_000;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function script(name: string, ...args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${name}.ts`, ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}

interface Line {
  readonly seed: string;
  readonly seats: number;
  readonly decisions: number;
  readonly options: unknown;
  readonly journal: readonly unknown[];
  readonly standings: readonly {
    readonly seat?: number;
    readonly total: number;
    readonly lines: readonly { readonly points: number }[];
  }[];
  readonly start?: unknown;
  readonly asked?: readonly unknown[];
  readonly end?: unknown;
}

function linesOf({ out }: Outcome): readonly Line[] {
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const TOY = ['--game', 'toy'] as const;

describe('simulate', { timeout: ONE_MINUTE }, () => {
  it('GIVEN a reader that has had enough WHEN run THEN it ends without a word', () => {
    const command = `${process.execPath} --import tsx scripts/simulate.ts --game toy --seats 2 --seed x --games 200 | head -c 10`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toHaveLength(10);
    expect(stderr).toBe('');
  });

  it('GIVEN a seed and three games WHEN run THEN three lines, and each printed seed gives its game again', () => {
    const lines = linesOf(script('simulate', ...TOY, '--seats', '2', '--seed', 's', '--games', '3'));
    expect(lines.map(({ seed }) => seed)[0]).toBe('s');
    expect(new Set(lines.map(({ journal }) => JSON.stringify(journal))).size).toBe(3);
    const third = linesOf(
      script('simulate', ...TOY, '--seats', '2', '--seed', lines[2]?.seed ?? '', '--games', '1'),
    );
    expect(third).toEqual(lines.slice(2));
    for (const { decisions, journal, standings } of lines) {
      expect(decisions).toBe(journal.length);
      for (const { total, lines: points } of standings)
        expect(points.reduce((sum, line) => sum + line.points, 0)).toBe(total);
    }
  });

  it('GIVEN one seat, options, a set file, a policy and --full WHEN run THEN they are heeded and the automaton has no seat', () => {
    const wishes = ['--seats', '1', '--seed', 's', '--options', '{"season":"harsh"}', '--set', TOY_SET_FILE];
    const [line] = linesOf(script('simulate', ...TOY, ...wishes, '--policy', 'uniform', '--full'));
    expect(line?.options).toEqual({ season: 'harsh' });
    expect(line?.standings.map(({ seat }) => seat)).toEqual([0, undefined]);
    expect(line?.start).toMatchObject({ round: 0 });
    expect(line?.end).toMatchObject({ frames: [], options: { season: 'harsh' } });
  });

  it('GIVEN --legal THEN each decision of the journal is there with the seats asked and all their legal texts', () => {
    const wishes = ['--game', 'nim', '--seats', '2', '--seed', 'l', '--full'];
    const [line] = linesOf(script('simulate', ...wishes, '--legal'));
    expect(line?.asked).toHaveLength(line?.journal.length ?? 0);
    expect(line?.asked?.[0]).toEqual([{ seat: 0, legal: ['take 1', 'take 2', 'take 3'] }]);
    expect(linesOf(script('simulate', ...wishes))).toEqual([{ ...line, asked: undefined }]);
  });

  it.each([
    [['--seats', '2', '--seed', 's'], '--game is missing'],
    [['--game', 'chess', '--seats', '2', '--seed', 's'], '--game chess is none of'],
    [[...TOY, '--seats', '5', '--seed', 's'], '--seats 5 is no whole number from 1 to 4'],
    [[...TOY, '--seats', '2', '--seed', 's', '--options', '{'], 'is not JSON'],
    [[...TOY, '--seats', '1', '--seed', 's', '--options', '{"tolls":false}'], 'E_OPTION'],
    [[...TOY, '--seats', '2', '--seed', 's', '--options', '{"season":["x"]}'], 'season is no text'],
    [[...TOY, '--seats', '2', '--seed', 's', '--set', '/no/such/file'], '--set /no/such/file'],
    [[...TOY, '--seats', '2', '--seed', 's', '--policy', 'clever'], '--policy clever is none of'],
    [[...TOY, '--seats', '2', '--sede', 's'], "Unknown option '--sede'"],
  ])('GIVEN %j WHEN run THEN one clear sentence and exit code 1', (args, sentence) => {
    const { code, out, err } = script('simulate', ...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('render', { timeout: ONE_MINUTE }, () => {
  const position = [...TOY, '--seats', '3', '--seed', 'r', '--decisions'] as const;

  it('GIVEN a position WHEN drawn for a seat in Polish THEN a PNG is written and its alt text printed', () => {
    const out = join(folder, 'board.png');
    const drawn = script(
      'render',
      ...position,
      '20',
      '--viewer',
      '1',
      '--palette',
      'light',
      '--locale',
      'pl',
      '--out',
      out,
    );
    expect(drawn).toMatchObject({ code: 0, err: '' });
    expect(drawn.out).toMatch(/^Decyzja: Benoît\. Ola: \d punkt/u);
    expect(readFileSync(out).subarray(1, 4).toString()).toBe('PNG');
  });

  it('GIVEN more decisions than the game has WHEN drawn THEN it says when the game is over', () => {
    const out = join(folder, 'never.png');
    const drawn = script('render', ...position, '190', '--out', out);
    expect(drawn.err).toMatch(/^this game is over after \d+ decisions\n$/u);
    expect([drawn.code, existsSync(out)]).toEqual([1, false]);
  });
});

describe('replay', { timeout: ONE_MINUTE }, () => {
  it('GIVEN a line of simulate WHEN replayed THEN every move is told and the standings are those of the line', () => {
    const file = join(folder, 'journal.json');
    const simulated = script('simulate', ...TOY, '--seats', '2', '--seed', 'again');
    writeFileSync(file, simulated.out);
    const [line] = linesOf(simulated);
    const again = script('replay', file);
    expect(again.code).toBe(0);
    expect(again.out).toContain(`${line?.decisions ?? 0}. `);
    for (const { total } of line?.standings ?? [])
      expect(again.out).toMatch(new RegExp(`^\\d\\. .* ${total}$`, 'mu'));
  });

  it('GIVEN a failure file whose law holds again WHEN replayed THEN it says so', () => {
    const [line] = linesOf(script('simulate', ...TOY, '--seats', '1', '--seed', 'failed'));
    const file = writeFailure(
      {
        game: 'toy',
        seats: 1,
        seed: 'failed',
        options: {},
        componentSet: { id: 'floe-standard', version: 1, hash: 'another' },
        journal: (line?.journal ?? []).slice(0, 5) as { seat: number; text: string }[],
        law: 'the invariants of the rules hold',
        message: 'TOY-INV-1',
      },
      folder,
    );
    const again = script('replay', file);
    expect(again.out).toContain('it broke: the invariants of the rules hold');
    expect(again.out).toContain('another file: --set FILE');
    expect(again.out).toContain('it does not any more');
    expect(again.code).toBe(0);
  });

  it('GIVEN a report of the bot WHEN replayed THEN its journal is played from its base, and what failed is tried again', () => {
    const [line] = linesOf(script('simulate', ...TOY, '--seats', '2', '--seed', 'report', '--full'));
    const { journal = [], start } = line ?? {};
    const file = join(folder, 'report.json');
    const report = {
      ...line,
      base: start,
      journal: journal.slice(0, 3),
      failed: journal.slice(3, 5),
      message: 'a bug',
    };
    writeFileSync(file, JSON.stringify(report));
    const { code, out } = script('replay', file, '--locale', 'pl');
    expect(code).toBe(0);
    expect(out.match(/what failed: /gu)).toHaveLength(2);
    expect(out).toMatch(/it does not any more/u);
    expect(out).toContain('bagaż spakowany');
  });

  it('GIVEN a journal with a move that is refused WHEN replayed THEN the rule is told', () => {
    const file = join(folder, 'illegal.json');
    const journal = [{ seat: 0, text: 'rest' }];
    writeFileSync(file, JSON.stringify({ game: 'toy', seats: 1, seed: 's', options: {}, journal }));
    const again = script('replay', file);
    expect(again.code).toBe(1);
    expect(again.out).toContain('refused: E_ILLEGAL (TOY-FLOW-1: that is not what you are asked now)');
  });

  it.each([
    [[], 'which file?'],
    [['/no/such/file.json'], '/no/such/file.json cannot be read'],
    [[TOY_SET_FILE], 'is no journal'],
  ])('GIVEN %j WHEN replayed THEN one clear sentence and exit code 1', (args, sentence) => {
    const { code, err } = script('replay', ...args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});

describe('fuzz', { timeout: ONE_MINUTE }, () => {
  it('GIVEN a few games WHEN fuzzed THEN what occurred is counted', () => {
    const { out } = script('fuzz', '--games', '12', '--game', 'toy', '--seed', 'fuzz');
    expect(out).toContain('toy: 12 games from seed fuzz, 0 failures');
    expect(out).toMatch(/verb: .*place-camp \d+/u);
    expect(out).toMatch(/event: .*round-began \d+/u);
    expect(out).toMatch(/decisions of 3: longest \d+, bound \d+/u);
    expect(out).toMatch(/0 failures, \d+ s\n/u);
  });

  it('GIVEN --thinned WHEN fuzzed THEN the costly laws look at fewer positions, the cheap ones and the counts at all', () => {
    const fuzzed = (...more: readonly string[]): string =>
      script('fuzz', '--games', '4', '--game', 'toy', '--seed', 'fuzz', ...more).out;
    const lines = (out: string, of: string): readonly string[] =>
      out.split('\n').filter((line) => line.startsWith(`  ${of}:`));
    const [whole, thinned] = [fuzzed(), fuzzed('--thinned', '40')];
    for (const of of ['verb', 'event', 'games']) expect(lines(thinned, of)).toEqual(lines(whole, of));
    expect(lines(thinned, 'questions')).not.toEqual(lines(whole, 'questions'));
  });

  it('GIVEN neither minutes nor games WHEN fuzzed THEN one clear sentence and exit code 1', () => {
    expect(script('fuzz')).toEqual({ code: 1, out: '', err: 'say either --minutes M or --games N\n' });
  });
});

describe('bench', { timeout: ONE_MINUTE }, () => {
  it('GIVEN the rules alone WHEN measured THEN a row for each game, its value beside a goal and a floor of the run', () => {
    const { code, out } = script('bench', '--smoke', '--json', '--only', 'rules');
    expect(code).toBe(0);
    const { rows } = JSON.parse(out) as {
      readonly rows: readonly Readonly<
        Record<'value' | 'goal' | 'floor', number> & { id: string; met: boolean }
      >[];
    };
    for (const what of ['decision in a random playout', 'apply'])
      for (const game of ['antarctica', 'aquasphere', 'new-eden'])
        expect(rows.map(({ id }) => id)).toContain(`${what} / structuredClone: ${game}`);
    for (const { value, goal, met, floor } of rows) {
      expect(value).toBeGreaterThan(0);
      expect(floor).toBeGreaterThan(0);
      expect(met).toBe(value <= goal);
    }
  });

  it('GIVEN a part that there is not WHEN run THEN one clear sentence and exit code 1', () => {
    const { code, err } = script('bench', '--only', 'chess');
    expect(code).toBe(1);
    expect(err).toContain('--only chess is none of rules, noughts, drawings');
  });
});
