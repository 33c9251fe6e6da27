import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForNode } from '../testing/chromium';
import { temporaryDirectory } from '../testing/firestore-server';
import { openDocumentStore } from './document-store';

const rounds = 12;
const acknowledgedBeforeKill = 60;

/** Runs the writer and kills it in the middle of its work; the numbers that it had acknowledged. */
function writeAndKill(script: string, dataDir: string, from: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, dataDir, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > acknowledgedBeforeKill) child.kill('SIGKILL');
    });
    child.on('error', reject);
    // Only whole lines were acknowledged.
    child.on('close', () => resolve(text.split('\n').slice(0, -1).map(Number)));
  });
}

test('every acknowledged commit survives kill -9, whole, and nothing needs repair', async () => {
  const directory = temporaryDirectory();
  const script = join(directory, 'crash-child.cjs');
  writeFileSync(script, bundleForNode(join(__dirname, 'crash-child.ts')));
  const dataDir = join(directory, 'data');
  const acknowledged = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const numbers = await writeAndKill(script, dataDir, round * 1_000_000);
    expect(numbers.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
    for (const number of numbers) acknowledged.add(number);
    const store = openDocumentStore(dataDir, Date.now);
    const ids = (collection: string): string[] =>
      [...store.scanCollection(collection)].map(({ path }) => path.slice(collection.length + 1));
    const left = ids('left');
    expect(ids('right')).toEqual(left);
    const indexed = store.index.count(
      { collection: 'left' },
      { range: { field: 'n', from: Buffer.alloc(0), to: Buffer.from([255]) }, points: [] },
      1e9,
    );
    expect(indexed).toBe(left.length);
    const present = new Set(left.map(Number));
    expect([...acknowledged].filter((number) => !present.has(number))).toEqual([]);
    store.close();
  }
}, 60_000);
