/** Writes until it is killed: each commit puts two documents, and its number is printed once it is durable. */
import { createCommitter } from '../commit/committer';
import { type Write } from '../commit/write';
import { openDocumentStore } from './document-store';

const [dataDir = '', from = '0'] = process.argv.slice(2);
const silent = (): void => undefined;
const store = openDocumentStore(dataDir, Date.now);
const committer = createCommitter(store, silent, silent);

const put = (path: string, n: number): Write => ({
  kind: 'update',
  path,
  fields: { n: { integerValue: String(n) } },
  mask: null,
  transforms: [],
  precondition: null,
});

async function client(start: number, step: number): Promise<never> {
  for (let n = start; ; n += step) {
    await committer.commit({ writes: [put(`left/${n}`, n), put(`right/${n}`, n)], check: silent });
    process.stdout.write(`${n}\n`);
  }
}

for (let index = 0; index < 4; index++) void client(Number(from) + index, 4);
