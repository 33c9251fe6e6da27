import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserPackages } from '../support/workspace';
import { importGraph, sourcesBelow } from './import-circles';

const root = join(__dirname, '../../..');
const kit = join(root, 'remote-kit');

const importers = [...browserPackages, 'remote-kit', 'shared-ui', 'shared-contracts']
  .flatMap((name) => sourcesBelow(join(root, name, 'src')))
  .filter((file) => /from 'jotai\b/.test(readFileSync(file, 'utf8')))
  .map((file) => relative(root, file));

/** Returns all files that a file imports, over any number of steps. */
const reachedFrom = (file: string, graph: ReturnType<typeof importGraph>, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of graph.get(file) ?? []) reachedFrom(next, graph, seen);
  return seen;
};

test('atoms come from the kit, which has one way to them (ADR 0019) [29]', () => {
  expect(importers.filter((file) => !file.startsWith('remote-kit/src/atoms/'))).toEqual([]);
  expect(importers.length).toBeGreaterThan(1);
});

test('a remote that imports no atoms loads nothing of jotai (ADR 0019) [29]', () => {
  const graph = importGraph(join(kit, 'src'));
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const withAtoms = Object.entries(exports)
    .filter(([, file]) => {
      const reached = [...reachedFrom(join(kit, file), graph)].map((one) => relative(root, one));
      return importers.some((one) => reached.includes(one));
    })
    .map(([entry]) => entry);
  expect(withAtoms).toEqual(['./atoms', './testing/atoms']);
});
