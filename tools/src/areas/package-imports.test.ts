import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importedBy, mismatchOf } from './package-imports';
import { sourceFolders } from './source-folders';

const root = join(__dirname, '../../..');

/** Packages that a package reads, starts or hands to another tool by name. */
const byName = new Map([
  ['tools', ['jest', 'tsx', 'swc-loader', '@swc/jest']],
  ['firebase-local', ['esbuild']],
  ['shared-ui', ['@phosphor-icons/react']],
]);

test.each(sourceFolders())('%s declares what it imports and nothing else [H13-06]', (name) => {
  expect(mismatchOf(root, join(root, name), byName.get(name))).toEqual({ needless: [], undeclared: [] });
});

const resolve = 'require.resolve';

test('a name in every form of import counts, one in a text does not [H13-06]', () => {
  const code = `
    import { a } from 'a/deep';
    import type { B } from '@b/types';
    import 'c';
    export { d } from 'd';
    const e = () => import('e');
    const f = require('f');
    const g = ${resolve}('@g/g/package.json');
    import { h } from './h';
    import { i } from '#i/j';
    import { readFileSync } from 'node:fs';
    const text = "import { k } from 'k'";
  `;
  expect(importedBy(code).sort()).toEqual(['@b/types', '@g/g', 'a', 'c', 'd', 'e', 'f']);
});

test('what a script says to install by hand is not declared [H13-06]', () => {
  const install = 'npm install --no-save';
  expect(
    importedBy(`// ${install} towns@1.0.0 @zips/us@2.0.0\nimport 'towns/all';\nimport '@zips/us';\nimport 'yaml';`),
  ).toEqual(['yaml']);
});

test('a library that nobody imports is needless, unless another asks for it [H13-06]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-package-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const wanted = { styled: '1', styles: '1', parser: '1', '@types/parser': '1', '@types/gone': '1', gone: '1' };
  put('package.json', JSON.stringify({ name: 'here', dependencies: wanted }));
  put('node_modules/styled/package.json', JSON.stringify({ name: 'styled', peerDependencies: { styles: '*' } }));
  put('src/a.ts', "import { styled } from 'styled';\nimport parse from 'parser';\nimport { b } from 'stranger';");
  put('app/package.json', '{}');
  put('app/b.ts', "import 'of-a-package-inside';");
  expect(mismatchOf(folder, folder)).toEqual({ needless: ['@types/gone', 'gone'], undeclared: ['stranger'] });
});
