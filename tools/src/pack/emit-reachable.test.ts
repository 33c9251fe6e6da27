import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { scriptOf } from './compile';
import { emitReachable } from './emit-reachable';
import { packedManifest } from './packed-manifest';
import { exportedFiles } from './resolve-import';

let folder: string;
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-emit-'));
  put('package.json', JSON.stringify({ imports: { '#rules/*': ['./src/rules/*.ts', './src/rules/*.tsx'] } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const emit = (ending: '.js' | '.d.ts', along = new Map<string, string>()) =>
  emitReachable({
    entries: [join(folder, 'src/index.ts')],
    textOf: ending === '.js' ? scriptOf : (file) => readFileSync(file, 'utf8'),
    pathOf: (file) => relative(folder, file).replace(/\.tsx?$/, ''),
    ending,
    along,
  });

test('imports by a path and by a package’s own names lead to packed files, with their ending', async () => {
  put(
    'src/index.ts',
    "export { a } from './parts';\nexport const later = () => import('#rules/view');\njest.requireActual('./asked');\n",
  );
  put('src/asked.ts', 'export const asked = 1;\n');
  put(
    'src/parts/index.ts',
    "import { b } from '#rules/b';\nimport { v } from 'valibot/deep';\nexport const a = [b, v];\n",
  );
  put(
    'src/rules/b.ts',
    "import type { T } from '../types';\nimport * as fs from 'node:fs';\nexport const b: T = fs;\n",
  );
  put('src/rules/view.tsx', 'export const View = () => <p />;\n');
  put('src/types.ts', 'export type T = unknown;\n');
  put('src/unused.ts', 'export const unused = 1;\n');
  const { files, packages } = await emit('.js');
  expect([...files.keys()].sort()).toEqual([
    'src/asked.js',
    'src/index.js',
    'src/parts/index.js',
    'src/rules/b.js',
    'src/rules/view.js',
  ]);
  expect(files.get('src/index.js')).toMatch(/from "\.\/parts\/index\.js"[\s\S]*import\("\.\/rules\/view\.js"\)/);
  expect(files.get('src/parts/index.js')).toContain('from "../rules/b.js"');
  expect([...packages].sort()).toEqual(['react', 'valibot']);
});

test('declarations have the types that scripts do without; examples in their comments stay as they are', async () => {
  put('src/index.ts', "/** @example import { x } from '#guests/x'; */\nexport type { T } from '#rules/t';\n");
  put('src/rules/t.ts', "export type T = import('./u').U;\n");
  put('src/rules/u.ts', 'export type U = 1;\n');
  const { files } = await emit('.d.ts');
  expect(files.get('src/index.d.ts')).toContain("import { x } from '#guests/x'");
  expect(files.get('src/index.d.ts')).toContain("from './rules/t.js'");
  expect([...files.keys()]).toEqual(['src/index.d.ts', 'src/rules/t.d.ts', 'src/rules/u.d.ts']);
});

test('an import that leads nowhere is refused', async () => {
  put('src/index.ts', "export { gone } from '#rules/gone';\n");
  await expect(emit('.js')).rejects.toThrow(/index\.ts imports #rules\/gone, which leads nowhere\./);
});

test('a file of another package is refused: it would lie beside the packed ones', async () => {
  put('pack/src/index.ts', "export { other } from '../../other/files';\n");
  put('other/files.ts', 'export const other = 1;\n');
  const src = join(folder, 'pack/src');
  const emitted = emitReachable({
    entries: [join(src, 'index.ts')],
    textOf: scriptOf,
    pathOf: (file) => join('dist', relative(src, file).replace('.ts', '')),
    ending: '.js',
    along: new Map(),
  });
  await expect(emitted).rejects.toThrow('needs ../../other/files, a file of another package');
});

test('files of a package that is packed along come with it', async () => {
  put('other/package.json', JSON.stringify({ exports: { './files': './src/files.ts' } }));
  put('other/src/files.ts', 'export const files = 1;\n');
  put('src/index.ts', "export { files } from '@posy/other/files';\n");
  const { files, packages } = await emit('.js', new Map([['@posy/other', join(folder, 'other')]]));
  expect(files.get('src/index.js')).toContain('from "../other/src/files.js"');
  expect([...packages]).toEqual([]);
});

test('a pattern of exports has each file that fits', () => {
  const files = ['src/a/index.ts', 'src/b/index.ts', 'src/b/c.ts'].map((path) => join('/p', path));
  expect(exportedFiles({ '.': './src/index.ts', './*': './src/*/index.ts' }, '/p', files)).toEqual([
    '/p/src/index.ts',
    '/p/src/a/index.ts',
    '/p/src/b/index.ts',
  ]);
});

const own = {
  name: '@posy/ui',
  version: '1.2.0',
  exports: { '.': './src/core/index.ts', './*': './src/*/index.ts', './fonts/*': './src/fonts/*' },
  dependencies: { react: '19.3.1', '@posy/art': '0.1.0', phosphor: '2.1.0' },
  devDependencies: { '@testing-library/react': '16.3.3' },
};

const pack = (scripts: string[], types: string[] = []) =>
  packedManifest(own, { scripts: new Set(scripts), types: new Set(types) }, (name) => `${name.length}.0.0`);

test('a packed package has one copy of what a page shares, and names only what it imports', () => {
  expect(pack(['react', '@posy/art'], ['@testing-library/react', 'csstype'])).toMatchObject({
    exports: {
      '.': { types: './dist/core/index.d.ts', default: './dist/core/index.js' },
      './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
      './fonts/*': './dist/fonts/*',
      './package.json': './package.json',
    },
    dependencies: { '@posy/art': '^0.1.0', csstype: '^7.0.0' },
    peerDependencies: { react: '^19.3.1', '@testing-library/react': '^16.3.3' },
    peerDependenciesMeta: { '@testing-library/react': { optional: true } },
  });
  expect(pack([])['dependencies']).toEqual({});
  expect(() => pack(['lodash'])).toThrow("@posy/ui imports lodash: name it in the package's");
});
