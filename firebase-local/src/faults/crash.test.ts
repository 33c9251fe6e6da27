import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForNode } from '#testing/chromium';
import { temporaryDirectory } from '#testing/firestore-server';
import { openDatabase } from '../auth/store/database';
import { openDocumentStore } from '../store/document-store';

/** The long form (`npm run faults`) kills more than two hundred times. */
const rounds = Number(process.env.KILLS ?? 12);
const acknowledgedBeforeKill = 60;

/** Runs the writer and kills it in the middle of its work; what it had acknowledged. */
const writeAndKill = (script: string, dataDir: string, from: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, dataDir, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const lines = text.split('\n');
      if (lines.length > acknowledgedBeforeKill && lines.some((line) => line.startsWith('account')))
        child.kill('SIGKILL');
    });
    child.on('error', reject);
    // Only whole lines were acknowledged.
    child.on('close', () => resolve(text.split('\n').slice(0, -1)));
  });

const checkDocuments = (dataDir: string, acknowledged: Set<string>): void => {
  const store = openDocumentStore(dataDir, Date.now);
  const ids = (collection: string): string[] =>
    [...store.scanCollection(collection)].map(({ path }) => path.slice(collection.length + 1));
  const left = ids('left');
  expect(ids('right')).toEqual(left);
  const range = { field: 'n', from: Buffer.alloc(0), to: Buffer.from([255]) };
  expect(store.index.count({ collection: 'left' }, { range, points: [] }, 1e9)).toBe(left.length);
  const present = new Set(left);
  expect([...acknowledged].filter((number) => !present.has(number))).toEqual([]);
  store.close();
};

const checkAccounts = (dataDir: string, acknowledged: Set<string>): void => {
  const { database, close } = openDatabase(dataDir);
  const rows = database.prepare('SELECT u.uid AS uid FROM users u JOIN providers p ON p.uid = u.uid').all();
  const present = new Set((rows as { uid: string }[]).map(({ uid }) => uid));
  expect([...acknowledged].filter((uid) => !present.has(uid))).toEqual([]);
  const { n } = database.prepare('SELECT count(*) AS n FROM users').get() as { n: number };
  expect(n).toBe(present.size);
  close();
};

test(
  'every acknowledged commit and account survives kill -9, whole, and nothing needs repair',
  async () => {
    const directory = temporaryDirectory();
    const script = join(directory, 'crash-child.cjs');
    writeFileSync(script, bundleForNode(join(__dirname, 'crash-child.ts')));
    const dataDir = join(directory, 'data');
    const documents = new Set<string>();
    const accounts = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const lines = await writeAndKill(script, dataDir, round * 1_000_000);
      expect(lines.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
      for (const line of lines) {
        if (line.startsWith('account')) accounts.add(line);
        else documents.add(line);
      }
      checkDocuments(dataDir, documents);
      checkAccounts(dataDir, accounts);
    }
    expect(accounts.size).toBeGreaterThanOrEqual(rounds);
  },
  30_000 + rounds * 5_000,
);
