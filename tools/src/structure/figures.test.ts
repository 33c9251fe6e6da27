import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inRoot = (path: string): string => join(__dirname, '../../..', path);
const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The rows of a table of docs/figures.md, below its heading and rule, as their cells. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const [figures = '', notices = ''] = read('docs/figures.md').split('## Notices');

const rows = rowsOf(figures).map(([what = '', from, places, tests]) => {
  const [name = '', file = ''] = namesIn(from);
  return { what, name, file, places: namesIn(places), tests: namesIn(tests) };
});

test('the table names figures, each with its function, its places and a test', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const { what, name, file, places, tests } of rows)
    expect([what, name !== '', file !== '', places.length > 0, tests.length > 0]).toEqual([
      what,
      true,
      true,
      true,
      true,
    ]);
});

test.each(rows.map((row) => [row.what, row] as const))(
  '%s comes from one function, which all its places use',
  (_what, row) => {
    const { name, file, places, tests } = row;
    expect(read(file)).toMatch(new RegExp(`export const ${name}\\b`));
    for (const place of places) {
      const source = read(place);
      expect([place, new RegExp(`\\b${name}\\b`).test(source)]).toEqual([place, true]);
      // A second function of the same name would be a second truth.
      if (place !== file)
        expect([place, new RegExp(`(?:const|function) ${name}\\b`).test(source)]).toEqual([place, false]);
    }
    for (const one of tests) expect([one, /\btest(?:\.each(?:<[^(]+>)?)?\(/.test(read(one))]).toEqual([one, true]);
  },
);

test('whoever tells of what was done is there, with its test', () => {
  const reported = rowsOf(notices);
  expect(reported.length).toBeGreaterThan(4);
  for (const path of reported.flatMap((cells) => cells.flatMap(namesIn)))
    expect([path, existsSync(inRoot(path))]).toEqual([path, true]);
});
