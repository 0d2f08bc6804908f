import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamesWithSets, readComponentSets, warningsOf } from '../src/component-sets.ts';
import { standardSet, TOY, TOY_SET_FILE, TOY_SET_FOLDER, TOY_SET_JSON } from './toy/index.ts';

let own = '';
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'sets-'));
});
afterEach(() => {
  rmSync(own, { recursive: true });
});

const RULEBOOKS = [TOY];

function put(name: string, json: unknown): string {
  const file = join(own, name);
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
  return file;
}

function failures(): readonly string[] {
  const read = readComponentSets(RULEBOOKS, [TOY_SET_FOLDER, own]);
  return read.ok ? [] : read.error;
}

/** The standard set with fields replaced. */
function setLike(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(TOY_SET_JSON as Record<string, unknown>), ...fields };
}

describe('component sets', () => {
  it('GIVEN the shipped folder and no folder of the owner WHEN read THEN the set has its id, version and the hash of its text', () => {
    const read = readComponentSets(RULEBOOKS, [TOY_SET_FOLDER, join(own, 'none')]);
    expect(read.ok && read.value.map(({ set: { id, version, hash } }) => ({ id, version, hash }))).toEqual([
      { id: 'floe-standard', version: 1, hash: standardSet().hash },
    ]);
  });

  it('GIVEN sets of the owner WHEN read THEN the default set comes first and newer versions before older ones', () => {
    put('a.json', setLike({ id: 'aaa' }));
    put('b.json', setLike({ version: 2 }));
    put('notes.txt', 'not looked at');
    mkdirSync(join(own, 'folder.json'));
    const read = readComponentSets(RULEBOOKS, [TOY_SET_FOLDER, own]);
    const games = gamesWithSets(RULEBOOKS, read.ok ? read.value : []).get('toy') ?? [];
    expect(games.map(({ componentSet: { id, version } }) => `${id} ${version}`)).toEqual([
      'floe-standard 2',
      'floe-standard 1',
      'aaa 1',
    ]);
  });

  it('GIVEN a file whose id and version are under "set" WHEN read THEN they are found there', () => {
    // JSON leaves out what is undefined
    put('own.json', setLike({ id: undefined, version: undefined, set: { id: 'enveloped', version: 7 } }));
    const read = readComponentSets(RULEBOOKS, [TOY_SET_FOLDER, own]);
    expect(read.ok && read.value.map(({ set }) => `${set.id} ${set.version}`)).toContain('enveloped 7');
  });

  it('GIVEN several faults in several files WHEN read THEN all are told, each with its file', () => {
    put('broken.json', '{ "id": ');
    put('list.json', []);
    put('bare.json', {});
    put('other.json', { id: 'x', version: 1, game: 'chess' });
    put(
      'short.json',
      setLike({ id: 'short', rounds: { '1': 9, '2': 5, '3': 4, '4': 0 }, map: { rows: [] } }),
    );
    const told = failures();
    expect(told.filter((line) => line.includes('broken.json: is not JSON'))).toHaveLength(1);
    expect(told).toContain(`${join(own, 'list.json')}: is not a JSON object`);
    expect(told.filter((line) => line.startsWith(join(own, 'bare.json')))).toHaveLength(3);
    expect(told).toContain(`${join(own, 'other.json')}: is for the game chess, which is none of toy`);
    expect(told.filter((line) => line.startsWith(join(own, 'short.json')))).toHaveLength(2);
  });

  it('GIVEN a released version with other content WHEN read THEN it is refused, and the same content twice is not', () => {
    copyFileSync(TOY_SET_FILE, join(own, 'copy.json'));
    expect(failures()).toEqual([]);
    const changed = put('changed.json', setLike({ title: 'changed' }));
    expect(failures()).toEqual([
      `${changed}: toy/floe-standard version 1 is also in ${TOY_SET_FILE}, with other content; raise the version`,
    ]);
  });

  it('GIVEN links to sets and names in capitals WHEN read THEN they are taken', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'sets-'));
    writeFileSync(join(elsewhere, 'linked'), JSON.stringify(setLike({ id: 'linked' })));
    symlinkSync(join(elsewhere, 'linked'), join(own, 'linked.json'));
    put('LOUD.JSON', setLike({ id: 'loud' }));
    const read = readComponentSets(RULEBOOKS, [TOY_SET_FOLDER, own]);
    rmSync(elsewhere, { recursive: true });
    expect(read.ok && read.value.map(({ set }) => set.id).sort()).toEqual([
      'floe-standard',
      'linked',
      'loud',
    ]);
  });

  it.each([
    [
      'a file in its place',
      (sets: string) => {
        writeFileSync(sets, '');
      },
    ],
    [
      'a link that leads in a circle',
      (sets: string) => {
        symlinkSync(sets, sets);
      },
    ],
    [
      'a link that leads nowhere',
      (sets: string) => {
        symlinkSync(join(own, 'nowhere'), sets);
      },
    ],
  ])('GIVEN %s WHEN the folder is read THEN it is named in one sentence', (_, make) => {
    const sets = join(own, 'sets');
    make(sets);
    const read = readComponentSets(RULEBOOKS, [TOY_SET_FOLDER, sets]);
    expect(read.ok ? [] : read.error).toHaveLength(1);
    expect(!read.ok && read.error[0]).toContain(`${sets}: is no folder of component sets`);
  });

  it('GIVEN no default set of a game WHEN read THEN that is said', () => {
    const read = readComponentSets(RULEBOOKS, [own]);
    expect(!read.ok && read.error).toEqual(['the component set floe-standard of the game toy is not there']);
  });

  it('GIVEN faulty values WHEN the game checks its set THEN all failed checks are named by their ids', () => {
    const json = setLike({
      start: { fuel: 3, dealt: 3, kept: 4 },
      names: {},
    });
    const checked = TOY.checkSet(json);
    const ids = checked.ok ? [] : checked.error.map((failure) => failure.slice(0, 10));
    expect([...new Set(ids)].sort()).toEqual(['TOY-DATA-4', 'TOY-DATA-5']);
    expect(ids).toHaveLength(1 + 6);
  });

  it('GIVEN a set that its game finds odd THEN each warning is told with its file', () => {
    const odd = { ...standardSet(), components: { warnings: ['ANT-DATA-8: two piles are alike'] } };
    const loaded = [
      { rulebook: TOY, file: 'odd.json', set: odd },
      { rulebook: TOY, file: 'plain.json', set: standardSet() },
    ];
    expect(warningsOf(loaded)).toEqual(['odd.json: ANT-DATA-8: two piles are alike']);
  });
});
