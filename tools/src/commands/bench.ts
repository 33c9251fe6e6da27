import { existsSync } from 'node:fs';
import { buildStale } from '../build/build-stale';
import { execute } from '../support/execute';
import { step, UsageError } from '../support/progress';
import { inRoot } from '../support/workspace';

/** Benchmarks that open no page. */
const withoutPages = new Set(['search']);

/** Benchmark script of a name: a package's own, or one that runs the whole product. */
const scriptOf = (name: string): { path: string; needsBuilds: boolean } | null => {
  if (!/^[\w-]+$/.test(name)) return null;
  const places = [
    { path: inRoot(name, 'src', 'bench', 'main.ts'), needsBuilds: false },
    { path: inRoot('tools', 'src', 'bench', name, 'main.ts'), needsBuilds: !withoutPages.has(name) },
  ];
  return places.find(({ path }) => existsSync(path)) ?? null;
};

/**
 * `posy bench <package>` runs the benchmarks of a package, which write their table to its BENCHMARKS.md;
 * `posy bench planning [words]` opens planning's screens (those that begin so) with a very large wedding and prints what
 * they took; `posy bench inbox [conversations]` opens a supplier's inbox of a thousand conversations, so many of them with a
 * thousand messages; `posy bench suppliers` reads a list of thousands of suppliers with its map; `posy bench search
 * [order | import | speed]` judges the order of search, measures it with 100,000 suppliers and writes docs/benchmarks.md;
 * `posy bench federation [rounds]` builds a monolith of the same screens by the shell's own configuration and compares bytes, main
 * thread and switches of both in one run; `posy bench dev [changes]` changes a text under `npm run dev` and says when the screen shows it; `posy bench pages [runs] [seconds] [page]` has Lighthouse look at the public pages (or those whose names begin so), with
 * server rendering and without, asks for first bytes and sends a crowd, and writes shell/BENCHMARKS.md when it was all of them.
 */
export const main = async ([name = '', ...words]: string[]): Promise<void> => {
  const script = scriptOf(name);
  if (script === null)
    throw new UsageError(
      `There are no benchmarks of "${name}". Try: npm run bench -- firebase-local, npm run bench -- planning, npm run bench -- inbox, npm run bench -- suppliers, npm run bench -- pages, npm run bench -- federation, npm run bench -- dev, npm run bench -- search`,
    );
  if (script.needsBuilds) await buildStale();
  await step(`benchmarks of ${name}`, () =>
    execute(process.execPath, ['--import', 'tsx', script.path, ...words], { cwd: inRoot(), limitMs: Infinity }),
  );
};
