import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sourcesBelow } from './import-circles';
import { sourceFolders } from './source-folders';

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);
const importsPerformEdit = /import \{[^}]*\bperformEdit\b[^}]*\} from '@posy\/remote-kit\/edits'/;

const performing = sourceFolders().filter(([, source]) =>
  sourcesBelow(source).some((file) => !isTest(file) && importsPerformEdit.test(readFileSync(file, 'utf8'))),
);

test('packages that perform edits are found', () => {
  expect(performing.map(([name]) => name)).toEqual(expect.arrayContaining(['mfe-planning', 'mfe-website', 'shell']));
});

test.each(performing)('%s performs edits, and asks each of them the same questions', (_name, source) => {
  const asking = sourcesBelow(source).filter((file) => basename(file) === 'every-edit.test.tsx');
  expect(asking).toHaveLength(1);
  expect(readFileSync(asking[0] ?? '', 'utf8')).toMatch(/\baskEveryEdit\(/);
});
