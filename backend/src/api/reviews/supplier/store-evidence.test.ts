import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { diskFileStore } from '#files/disk-file-store';
import { type FileStore } from '#files/file-store';
import { testBackend } from '#testing/test-backend';
import { evidenceFileId } from './evidence';
import { storeEvidence } from './store-evidence';

const backend = testBackend();
const files = () => diskFileStore(join(backend.server.dataDir, 'attachments'));
/** Files of a disk that is full. */
const full = (): FileStore => ({ ...files(), write: () => Promise.reject(new Error('No space left on the device')) });

const facts = (name: string, seconds: number) => ({
  name,
  type: 'application/pdf',
  bytes: 4,
  at: Timestamp.fromMillis(Date.UTC(2026, 10, 29, 9, 0, seconds)),
});
const body = Buffer.from('%PDF');

/** A review that names one file, after a try of which the file could not be stored. */
const afterFailure = async (
  id: string,
  named: object,
  tried: Omit<Parameters<typeof storeEvidence>[2], 'body'>,
): Promise<unknown> => {
  const reference = backend.firestore.doc(`reviews/${id}`);
  await reference.set({ private: { evidence: named } });
  const stores = { firestore: backend.firestore, attachments: full() };
  await expect(storeEvidence(stores, id, { body, ...tried })).rejects.toThrow('No space left');
  return (await reference.get()).get('private.evidence') ?? null;
};

test('a file that cannot be stored leaves the one of an earlier try with its dispute', async () => {
  const [before, written] = [facts('Refund.pdf', 1), facts('Letter.pdf', 2)];
  await files().write(evidenceFileId('earlier'), body);
  expect(await afterFailure('earlier', written, { written, before })).toEqual(before);
  expect(await files().read(evidenceFileId('earlier'))).toEqual(body);
});

test('a dispute whose only file cannot be stored names none', async () => {
  const [before, written] = [facts('Refund.pdf', 1), facts('Letter.pdf', 2)];
  expect(await afterFailure('first', written, { written, before: undefined })).toBeNull();
  // The earlier try named a file that could not be stored either.
  expect(await afterFailure('neither', written, { written, before })).toBeNull();
});

test('a try that fails late takes nothing from one that came after it', async () => {
  const later = facts('Letter.pdf', 3);
  expect(await afterFailure('later', later, { written: facts('Refund.pdf', 2), before: undefined })).toEqual(later);
});
