import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sourceFolders } from '../areas/source-folders';
import { unnamedFolders } from './unnamed-folders';

/** The README of a source folder's package, or of what it is a part of. */
const readmeOf = (source: string): string => {
  const own = join(dirname(source), 'README.md');
  return readFileSync(existsSync(own) ? own : join(dirname(source), '../README.md'), 'utf8');
};

const foldersIn = (source: string): string[] =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const withFolders = sourceFolders().filter(([, source]) => basename(source) === 'src');

test.each(withFolders)('the README says what every folder of %s is for [H13-05]', (_name, source) => {
  expect(unnamedFolders(readmeOf(source), foldersIn(source))).toEqual([]);
});

test('a folder is named in a path or alone, as code; what every package has needs no words', () => {
  const readme = 'The till is `src/till/coins.ts`, its drawer `drawer`; notes are kept elsewhere.';
  expect(unnamedFolders(readme, ['till', 'drawer', 'notes', 'testing'])).toEqual(['notes']);
});
