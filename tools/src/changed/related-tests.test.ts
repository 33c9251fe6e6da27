import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { relatedTests } from './related-tests';

const files: Readonly<Record<string, string>> = {
  'kit/package.json': '{ "name": "kit", "imports": { "#edits/*": ["./src/edits/*.ts", "./src/edits/*.tsx"] } }',
  'kit/src/edits/undo.ts': "export const undo = () => 'undo';",
  'kit/src/edits/redo.ts': "export const redo = () => 'redo';",
  'kit/src/screen.ts': "export const screen = () => import('./late');",
  'kit/src/late.ts': "export { undo } from '#edits/undo';",
  'kit/src/undo.test.ts': "import { undo } from '#edits/undo'; test('undo', () => undo());",
  'kit/src/redo.test.ts': "import { redo } from '#edits/redo'; test('redo', () => redo());",
  'kit/src/screen.test.ts': "import { screen } from './screen'; test('screen', () => screen());",
  'other/package.json': '{ "name": "other" }',
  'other/src/files.test.ts': "import { readFileSync } from 'node:fs'; test('files', () => readFileSync('x'));",
};
const packages = ['kit', 'other'];
const tests = Object.keys(files).filter((file) => file.endsWith('.test.ts'));

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'posy-related-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const related = (...changed: string[]): Promise<string[]> => relatedTests({ root, packages, tests }, changed);

test('a test is related to what it imports, by a name of a folder and later too, and to nothing else', async () => {
  expect(await related('kit/src/edits/undo.ts')).toEqual(['kit/src/undo.test.ts', 'kit/src/screen.test.ts']);
  expect(await related('kit/src/edits/redo.ts')).toEqual(['kit/src/redo.test.ts']);
});

test('a test is related to itself', async () => {
  expect(await related('kit/src/redo.test.ts')).toEqual(['kit/src/redo.test.ts']);
});

test('a test that reads files is related to every file of its package', async () => {
  expect(await related('other/README.md')).toEqual(['other/src/files.test.ts']);
});
