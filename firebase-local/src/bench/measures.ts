import { type BenchServer, call, database, listen, percentile, write } from './client';

/** One line of the table. */
export interface BenchLine {
  what: string;
  measured: string;
  target: string;
  /** Factor by which the target is exceeded; null without one. */
  ratio: number | null;
}

const rate = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
const millis = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const commit = (port: number, writes: object[]): Promise<string> => call(port, 'commit', { database, writes });

const repeat = async (clients: number, each: number, work: (client: number, n: number) => Promise<unknown>) => {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n < each; n++) await work(client, n);
    }),
  );
  return (performance.now() - started) / 1000;
};

export const singleCommits = async ({ port }: BenchServer): Promise<BenchLine> => {
  const clients = 16;
  await repeat(clients, 50, (client, n) => commit(port, [write(`warm/${client}-${n}`, n)]));
  const each = 500;
  const seconds = await repeat(clients, each, (client, n) => commit(port, [write(`single/${client}-${n}`, n)]));
  const measured = (clients * each) / seconds;
  return {
    what: 'Single durable commits, 16 clients',
    measured: rate(measured),
    target: '1,000/s',
    ratio: measured / 1_000,
  };
};

export const batchWrites = async ({ port }: BenchServer): Promise<BenchLine> => {
  const size = 500;
  const each = 10;
  const seconds = await repeat(2, each, (client, n) =>
    commit(
      port,
      Array.from({ length: size }, (_, index) => write(`batch/${client}-${n}-${index}`, index)),
    ),
  );
  return {
    what: 'Writes in batches of 500, 2 clients',
    measured: rate((2 * each * size) / seconds),
    target: '',
    ratio: null,
  };
};

export const fill = async ({ port }: BenchServer, collection: string, from: number, to: number): Promise<void> => {
  for (let start = from; start < to; start += 500)
    await commit(
      port,
      Array.from({ length: Math.min(500, to - start) }, (_, index) =>
        write(`${collection}/d${start + index}`, start + index),
      ),
    );
};

const is = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const range = (middle: number): object => ({
  compositeFilter: {
    op: 'AND',
    filters: [
      is('n', 'GREATER_THAN_OR_EQUAL', { integerValue: String(middle) }),
      is('n', 'LESS_THAN', { integerValue: String(middle + 50) }),
    ],
  },
});
const ordered = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];

/** Whole requests over HTTP, so what the server takes is less. */
export const queries = async ({ port }: BenchServer, collection: string, size: number): Promise<BenchLine[]> => {
  const from = [{ collectionId: collection }];
  const kinds: [string, object][] = [
    ['range of 50', { from, where: range(Math.floor(size / 2)) }],
    [
      '1 % filtered, ordered, first 50',
      { from, where: is('percent', 'EQUAL', { integerValue: '7' }), orderBy: ordered, limit: 50 },
    ],
    ['by key, first 50', { from, limit: 50 }],
  ];
  const lines: BenchLine[] = [];
  for (const [kind, structuredQuery] of kinds) {
    const times: number[] = [];
    for (let n = 0; n < 120; n++) {
      const started = performance.now();
      await call(port, 'runQuery', { structuredQuery });
      if (n >= 20) times.push(performance.now() - started);
    }
    const [half, most] = [percentile(times, 50), percentile(times, 99)];
    const judged = size === 100_000;
    lines.push({
      what: `Query at ${size.toLocaleString('en')} documents: ${kind} (p50 / p99, with HTTP)`,
      measured: `${millis(half)} / ${millis(most)}`,
      target: judged ? '5 ms' : '',
      ratio: judged ? 5 / half : null,
    });
  }
  return lines;
};

/** Measures the time from sending a commit until its last listener has received it, for one listener and for many. */
export const listeners = async ({ port }: BenchServer, count: number, rounds: number): Promise<BenchLine> => {
  const collection = `live${count}`;
  let marker = 'nothing yet';
  let waiting = 0;
  let arrived = (): void => undefined;
  const closers: (() => void)[] = [];
  for (let n = 0; n < count; n++) {
    let seen = '';
    closers.push(
      await listen(port, collection, (text) => {
        if (seen === marker || !text.includes(marker)) return;
        seen = marker;
        if (--waiting === 0) arrived();
      }),
    );
  }
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    marker = `marker-${n}-end`;
    waiting = count;
    const all = new Promise<void>((resolve) => (arrived = resolve));
    const started = performance.now();
    await Promise.all([all, commit(port, [write(`${collection}/${marker}`, n)])]);
    times.push(performance.now() - started);
    await commit(port, [{ delete: `${database}/documents/${collection}/${marker}` }]);
  }
  closers.forEach((close) => close());
  const [half, most] = [percentile(times, 50), percentile(times, 99)];
  const one = count === 1;
  return {
    what: one
      ? 'From write to the listener of another client (p50 / p99)'
      : `From write to the last of ${count.toLocaleString('en')} listeners (p50 / p99)`,
    measured: `${millis(half)} / ${millis(most)}`,
    target: one ? 'p99 50 ms' : '',
    ratio: one ? 50 / most : null,
  };
};

export const memory = async (server: BenchServer): Promise<BenchLine> => {
  const megabytes = (await server.memory()) / 2 ** 20;
  return {
    what: 'Memory (RSS) after all of this, with 100,000 documents',
    measured: `${Math.round(megabytes)} MB`,
    target: '300 MB',
    ratio: 300 / megabytes,
  };
};
