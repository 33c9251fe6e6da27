import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Firestore } from 'firebase-admin/firestore';
import { type ApiContext, type Call } from '#api/handler';
import { type ExportContent, openExportJobs } from '#exports/export-jobs';
import { type Couple, openAsBackend } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { beginWeddingDeletion } from '../deletion/deletion-job';
import { startExport } from './start-export';

const backend = testBackend();

/** The first moment of the wedding's deletion. */
const close = (firestore: Firestore, { weddingId, uid }: Couple): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(firestore.doc(`weddings/${weddingId}`));
    await beginWeddingDeletion({ firestore, transaction }, stored, uid);
  });

test('an export that begins while its wedding is deleted writes nothing there, and holds nothing of it [H-01]', async () => {
  const couple = await backend.couple('taker');
  const { firestore, close: closeDatabase } = openAsBackend(backend.server);
  const run = firestore.runTransaction.bind(firestore);
  // Another call closes the wedding whenever a transaction is about to begin.
  firestore.runTransaction = async (work, options) => {
    if (!(await backend.firestore.doc(`closedWeddings/${couple.weddingId}`).get()).exists)
      await close(backend.firestore, couple);
    return run(work, options);
  };
  const taken: ExportContent[] = [];
  const exports = { start: async (_uid: string, content: () => Promise<ExportContent>) => taken.push(await content()) };
  const context = { firestore, exports, photos: null } as unknown as ApiContext;
  await startExport(context, { identity: couple } as unknown as Call<'startExport'>);
  await closeDatabase();
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  expect((await wedding.collection('activity').get()).docs.map((line) => line.data())).toEqual([]);
  expect(taken.flatMap(({ parts }) => parts.map(({ name }) => name))).not.toContain('guests');
});

test('an archive that is being made when its person is sent away is never handed out [H-03]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-export-'));
  const jobs = await openExportJobs({ folder, now: Date.now, report: () => undefined });
  let goOn = (): void => undefined;
  const isSentAway = new Promise<void>((resolve) => (goOn = resolve));
  const rows = async () => {
    await isSentAway;
    return [{ id: 'g1' }];
  };
  const { id } = await jobs.start('eve', async () => ({ parts: [{ name: 'guests', rows }], files: [] }));
  await jobs.forgetOf('eve');
  goOn();
  const ended = await settled(() => jobs.status('eve', id)?.state);
  expect([ended, jobs.status('eve', id)?.downloadPath]).toEqual(['failed', null]);
  rmSync(folder, { recursive: true });
});

/** The first state that is not "working". */
const settled = async (read: () => string | undefined): Promise<string | undefined> => {
  for (;;) {
    const state = read();
    if (state !== 'working') return state;
    await new Promise((resolve) => setImmediate(resolve));
  }
};
