import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCatalogue } from '../catalogue/generate/generate-catalogue';
import { judge, type Quality, qualityOfJudgements } from '../catalogue/search/judged/judge';
import {
  independentQueries,
  judgedQueries,
  type JudgedQuery,
  tuningQueries,
} from '../catalogue/search/judged/judged-query';
import { namesFound } from '../catalogue/search/judged/names';
import { openCatalogueStore } from '../catalogue/store/open-catalogue-store';
import { rebuildIndex } from '../catalogue/store/rebuild-index';
import { call, type Latency, measure } from './clients';
import { type Spent, stopwatch } from './spent';

export { measureCatalogue, type MeasuredCatalogue } from './catalogue-bench';
export { measureReviews, type MeasuredReviews } from './reviews-bench';
export { measureServed, type MeasuredServed } from './served-bench';
export { measureRebuild, type MeasuredRebuild } from './rebuild-bench';
export type { Latency } from './clients';
export type { Spent } from './spent';

const seed = 1;
const clients = 8;
const rounds = 5;

export interface Judged {
  independent: Quality;
  /** By spelling of the names: share of searches in which the supplier with the name comes first. */
  names: Record<string, number>;
  judged: Quality;
  tuning: Quality;
}

/**
 * Measures the quality of the order: over the default catalogue, by the judged queries and by those used for tuning.
 */
export const judgeSearch = async (): Promise<Judged> => {
  const directory = mkdtempSync(join(tmpdir(), 'posy-judged-'));
  const path = join(directory, 'catalogue.sqlite');
  const records = [...generateCatalogue({ seed })];
  await rebuildIndex({ path, records, fingerprint: 'judged' });
  const store = openCatalogueStore(path);
  const quality = (queries: readonly JudgedQuery[]) =>
    qualityOfJudgements(queries.map((query) => judge(store, records, query)));
  const result = {
    independent: quality(independentQueries()),
    judged: quality(judgedQueries()),
    tuning: quality(tuningQueries()),
    names: namesFound(store, records),
  };
  store.close();
  rmSync(directory, { recursive: true });
  return result;
};

export interface MeasuredSearch {
  suppliers: number;
  /** Writing the index, without drawing the suppliers. */
  built: Spent;
  openedIn: number;
  sentences: Latency;
  suggestions: Latency;
  /** Milliseconds from the change of a name until a search with its new word has answered. */
  visibleIn: number;
  /** Bytes of the process that searches, after everything. */
  memory: number;
}

const suggestionTerms = (queries: readonly JudgedQuery[]): unknown[] =>
  queries.flatMap(({ text, countryCode }) =>
    [2, 3, 5, 8].map((length) => ({ suggest: { term: text.split(' ').at(-1)?.slice(0, length) ?? '', countryCode } })),
  );

const visibleAfter = async (port: number): Promise<number> => {
  const found = (await call(port, { find: { countryCode: 'GB', text: 'florists', size: 1 } })).answer as {
    results: { id: string }[];
  };
  const [supplier] = found.results;
  if (supplier === undefined) throw new Error('The catalogue has no florist');
  const start = performance.now();
  await call(port, { rename: { id: supplier.id, name: 'Zebrafish Zinnia' } });
  const after = (await call(port, { find: { countryCode: 'GB', text: 'Zebrafish Zinnia', size: 1 } }))
    .answer as typeof found;
  if (after.results[0]?.id !== supplier.id) throw new Error('The new name is not found');
  return performance.now() - start;
};

/** Starts the searching process and returns its port once it answers. */
const startServer = (path: string): Promise<{ port: number; stop: () => void }> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./serve.ts', import.meta.url)), path],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve({ port: Number(text.toString()), stop: () => child.kill() }));
    child.once('exit', () => reject(new Error('The searching process ended')));
  });
};

/** Drawn together: to read the clock for each takes long, and of those before some hundred may still be being written. */
const drawnAtOnce = 5_000;

/** Adds up what it takes to draw the records. */
function* timed<T>(records: Iterable<T>, drawing: Spent): Generator<T> {
  const iterator = records[Symbol.iterator]();
  for (;;) {
    const took = stopwatch();
    const some = Array.from({ length: drawnAtOnce }, () => iterator.next()).filter(({ done }) => done !== true);
    const { seconds, cpu } = took();
    drawing.seconds += seconds;
    drawing.cpu += cpu;
    if (some.length === 0) return;
    for (const { value } of some) yield value as T;
  }
}

/** Measures the speed of search with this many suppliers, from eight clients at once. */
export const measureSearch = async (suppliers: number, say: (text: string) => void): Promise<MeasuredSearch> => {
  const directory = mkdtempSync(join(tmpdir(), 'posy-bench-'));
  const path = join(directory, 'catalogue.sqlite');
  const drawing = { seconds: 0, cpu: 0 };
  const took = stopwatch();
  const onProgress = (done: { suppliers: number }) =>
    done.suppliers % 10_000 === 0 && say(`  ${done.suppliers} suppliers`);
  await rebuildIndex({
    path,
    records: timed(generateCatalogue({ seed, suppliers }), drawing),
    fingerprint: 'bench',
    apart: true,
    onProgress: (done) => void onProgress(done),
  });
  const whole = took();
  const built = { seconds: whole.seconds - drawing.seconds, cpu: whole.cpu - drawing.cpu };
  const opening = performance.now();
  const { port, stop } = await startServer(path);
  const openedIn = performance.now() - opening;
  try {
    const queries = judgedQueries();
    const sentences = queries.map(({ countryCode, text }) => ({ find: { countryCode, text, size: 24 } }));
    const many = (list: readonly unknown[]) => Array.from({ length: rounds }, () => list).flat();
    await measure(port, sentences, 1);
    const asked = await measure(port, many(sentences), clients);
    const typed = await measure(port, many(suggestionTerms(queries)), clients);
    const visibleIn = await visibleAfter(port);
    const { rss } = (await call(port, {})).answer as { rss: number };
    return { suppliers, built, openedIn, sentences: asked, suggestions: typed, visibleIn, memory: rss };
  } finally {
    stop();
    rmSync(directory, { recursive: true, force: true });
  }
};
