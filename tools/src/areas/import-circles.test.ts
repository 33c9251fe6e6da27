import { firstCircle, importGraph } from './import-circles';
import { sourceFolders } from './source-folders';

test.each(sourceFolders())('no import in %s comes back to where it began', (_name, folder) => {
  expect(firstCircle(importGraph(folder))).toBeNull();
});

test('a circle is found, and a way that ends is none', () => {
  expect(
    firstCircle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  expect(
    firstCircle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeNull();
});
