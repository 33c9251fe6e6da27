import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';
import { repeatedTypes } from './repeated-types';

test.each(sourceFolders())('%s declares no name of a type three times: each idea has its own [29]', (_name, folder) => {
  const files = sourcesBelow(folder).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(repeatedTypes(new Map(files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')])))).toEqual([]);
});

test('a third declaration is found, exported or not; props of components may have one name', () => {
  const files = (text: string): Map<string, string> => new Map([1, 2, 3].map((place) => [`${place}.ts`, text]));
  expect(repeatedTypes(files('export interface Found {}\ntype Place = string;\ninterface Props {}'))).toEqual([
    'Found: 1.ts, 2.ts, 3.ts',
    'Place: 1.ts, 2.ts, 3.ts',
  ]);
  expect(repeatedTypes(new Map([...files('export type Found = 1;')].slice(1)))).toEqual([]);
});
