import { importGraph } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';
import { arrowsInCircles } from './folder-arrows';

test.each(sourceFolders())('folders of %s stand on each other: no import leads back', (_name, folder) => {
  expect(arrowsInCircles(importGraph(folder), folder)).toEqual([]);
});

test('a way back is found over any number of folders; a way that ends, and what tests import, is none', () => {
  const graph = new Map([
    ['/p/a/one.ts', ['/p/b/two.ts']],
    ['/p/b/two.ts', ['/p/b/c/three.ts', '/p/floor/four.ts']],
    ['/p/b/c/three.ts', ['/p/a/five.ts']],
    ['/p/floor/four.ts', []],
    ['/p/a/five.ts', []],
    ['/p/floor/four.test.ts', ['/p/a/one.ts']],
    ['/p/floor/testing/example.ts', ['/p/a/one.ts']],
  ]);
  expect(arrowsInCircles(graph, '/p')).toEqual(['a → b', 'b → b/c', 'b/c → a']);
});

test('what a folder hands on by its entry is no way back; what imports that entry from below is one', () => {
  const graph = (below: string): ReadonlyMap<string, readonly string[]> =>
    new Map([
      ['/p/a/index.ts', ['/p/a/floor.ts', '/p/a/b/one.ts']],
      ['/p/a/b/one.ts', [below]],
    ]);
  expect(arrowsInCircles(graph('/p/a/floor.ts'), '/p')).toEqual([]);
  expect(arrowsInCircles(graph('/p/a/index.ts'), '/p')).toEqual(['a/b → a/index', 'a/index → a/b']);
});
