/** What the browser loads: one page, one script, one style sheet, the type; made once at start, kept in memory. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageFile {
  readonly contentType: string;
  readonly body: Buffer;
}

export type PageFiles = ReadonlyMap<string, PageFile>;

const FOLDER = fileURLToPath(new URL('./page/', import.meta.url));
const FONT = '@fontsource/atkinson-hyperlegible-next';
/** latin-ext has the letters of Polish that latin lacks. */
const FONT_FILES = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 700].map((weight) => `atkinson-hyperlegible-next-${subset}-${weight}-normal.woff2`),
);

/** `icon`: the path of another SVG than the page's own. */
export async function makePageFiles(icon = join(FOLDER, 'icon.svg')): Promise<PageFiles> {
  const script = build({
    entryPoints: [join(FOLDER, 'main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
  });
  const fonts = join(dirname(createRequire(import.meta.url).resolve(`${FONT}/package.json`)), 'files');
  const files: [string, PageFile][] = [
    ['/', { contentType: 'text/html; charset=utf-8', body: await readFile(join(FOLDER, 'index.html')) }],
    ['/page.css', { contentType: 'text/css; charset=utf-8', body: await readFile(join(FOLDER, 'page.css')) }],
    ['/icon.svg', { contentType: 'image/svg+xml', body: await readFile(icon) }],
  ];
  for (const name of FONT_FILES)
    files.push([`/type/${name}`, { contentType: 'font/woff2', body: await readFile(join(fonts, name)) }]);
  const [bundle] = (await script).outputFiles;
  if (bundle === undefined) throw new Error('esbuild gave no script for the page');
  const body = Buffer.from(bundle.contents);
  return new Map([...files, ['/page.js', { contentType: 'text/javascript; charset=utf-8', body }]]);
}
