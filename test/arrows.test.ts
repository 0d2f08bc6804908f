import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARROWS, PACKAGES, ROOMS } from '../arrows.js';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');
type Room = keyof typeof ARROWS;

interface Import {
  readonly from: string;
  readonly typesOnly: boolean;
}

function importsOf(text: string): Import[] {
  const found = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gmu);
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/gu);
  return [
    ...[...found].map(([, type, from]) => ({ from: from ?? '', typesOnly: type !== undefined })),
    ...[...dynamic].map(([, from]) => ({ from: from ?? '', typesOnly: false })),
  ];
}

/** What the arrows say against this import from a file of this room, if anything. */
function complaint(room: Room, file: string, { from, typesOnly }: Import): string | undefined {
  const {
    rooms,
    types,
    packages,
  }: { rooms: readonly string[]; types: readonly string[]; packages: readonly string[] } = ARROWS[room];
  if (!from.startsWith('.')) {
    return packages.some((name) => (name.endsWith(':') ? from.startsWith(name) : namesPackage(from, name)))
      ? undefined
      : `imports the package ${from}`;
  }
  const [target = ''] = relative(SRC, join(file, '..', from)).split(sep);
  if (target === room || rooms.includes(target) || (typesOnly && types.includes(target))) return undefined;
  return `imports ${typesOnly ? 'types' : 'values'} from ${target}`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/u.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

const filesOf = (room: string): string[] => filesIn(join(SRC, room));

const namesPackage = (from: string, name: string): boolean => from === name || from.startsWith(`${name}/`);

/** The files of src whose values a file imports. */
function valueImports(file: string): readonly string[] {
  return importsOf(readFileSync(file, 'utf8'))
    .filter(({ from, typesOnly }) => from.startsWith('.') && !typesOnly)
    .map(({ from }) => join(file, '..', from));
}

/** A way from a file back to itself; empty if there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const clear = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (clear.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    clear.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = follow(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Packages that one file of the whole project may import, so that they can be exchanged there. */
const ONE_FILE_EACH = ['@napi-rs/canvas', 'keyv', '@keyv/sqlite'];

/** What a package's own package.json lets it import. */
function listedBy(folder: string): readonly string[] {
  // as: npm reads it in this form
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Readonly<Record<string, string>> | undefined>;
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}

describe.each(Object.entries(PACKAGES))('the package %s', (name, { importedBy }) => {
  const folder = join(ROOT, 'packages', name);

  it('imports itself and what its package.json lists, nothing of the bot', () => {
    const listed = listedBy(folder);
    const strays = filesIn(folder).flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter(({ from }) =>
          from.startsWith('.')
            ? relative(folder, join(file, '..', from)).startsWith('..')
            : !from.startsWith('node:') && !listed.some((one) => namesPackage(from, one)),
        )
        .map(({ from }) => `${relative(ROOT, file)}: ${from}`),
    );
    expect(strays).toEqual([]);
  });

  it('is imported in src where arrows.js says, and nobody reaches into it', () => {
    const files = [SRC, join(ROOT, 'test'), join(ROOT, 'scripts')].flatMap(filesIn);
    const importing = (test: (from: string) => boolean): string[] =>
      files
        .filter((file) => importsOf(readFileSync(file, 'utf8')).some(({ from }) => test(from)))
        .map((file) => relative(ROOT, file));
    expect(importing((from) => namesPackage(from, name)).filter((file) => file.startsWith('src'))).toEqual([
      ...importedBy,
    ]);
    expect(importing((from) => from.includes(`packages/${name}`))).toEqual([]);
  });
});

describe('the arrows between the rooms', () => {
  it.each(ROOMS.map((room) => [room as Room]))('%s imports only what its row in arrows.js lists', (room) => {
    const files = filesOf(room);
    const complaints = files.flatMap((file) =>
      importsOf(readFileSync(file, 'utf8')).flatMap((found) => {
        const said = complaint(room, file, found);
        return said === undefined ? [] : [`${relative(SRC, file)} ${said}`];
      }),
    );
    expect(files).not.toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(ONE_FILE_EACH)('one file alone imports %s', (name) => {
    const importers = ROOMS.flatMap(filesOf).filter((file) =>
      importsOf(readFileSync(file, 'utf8')).some(({ from, typesOnly }) => from === name && !typesOnly),
    );
    expect(importers).toHaveLength(1);
  });

  it('no file imports itself by way of others', () => {
    const graph = new Map(
      readdirSync(SRC, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/u.test(name))
        .map((name) => join(SRC, name))
        .map((file) => [file, valueImports(file)]),
    );
    expect(circleIn(graph)).toEqual([]);
    expect(
      circleIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });

  it('an import against the arrows is noticed', () => {
    const file = join(SRC, 'engine/core/x.ts');
    const against = importsOf(`import { a } from '../../table/record.ts';\nimport fs from 'node:fs';`);
    expect(against.map((found) => complaint('engine', file, found))).toEqual([
      'imports values from table',
      'imports the package node:fs',
    ]);
    const [types, values] = importsOf(
      `import type { Game } from '../engine/a.ts';\nimport { b } from '../engine/b.ts';`,
    );
    expect(types && complaint('render', join(SRC, 'render/x.ts'), types)).toBeUndefined();
    expect(values && complaint('render', join(SRC, 'render/x.ts'), values)).toBe(
      'imports values from engine',
    );
  });
});
