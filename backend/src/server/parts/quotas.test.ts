import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { openSdk, type SdkClient } from '#testing/browser-sdk';
import { taskDocument } from '#testing/documents';
import { type Couple, createPerson, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { quotas } from './quotas';

const backend = testBackend();
const clients: SdkClient[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

const couple = async (name: string): Promise<{ person: Couple; sdk: SdkClient }> => {
  const person = await backend.couple(name);
  const sdk = await openSdk(backend.server, person);
  clients.push(sdk);
  return { person, sdk };
};

/** The backend's own documents count as well. */
const fill = async (tree: string, collection: string, count: number, size: number): Promise<void> => {
  const { firestore } = backend;
  const step = Math.min(500, Math.floor(4_000_000 / size));
  for (let from = 0; from < count; from += step) {
    const batch = firestore.batch();
    for (let index = from; index < Math.min(count, from + step); index += 1)
      batch.set(firestore.doc(`${tree}/${collection}/d${index}`), { text: 'x'.repeat(size) });
    await batch.commit();
  }
};

test('the largest of weddings fits, and goes on [H-12]', async () => {
  const { person, sdk } = await couple('ana');
  await fill(`weddings/${person.weddingId}`, 'guests', 2_000, 1_500);
  await fill(`weddings/${person.weddingId}`, 'tasks', 1_000, 2_500);
  await fill(`weddings/${person.weddingId}`, 'costs', 500, 1_500);
  await expect(setDoc(doc(sdk.db, `weddings/${person.weddingId}/tasks/own`), taskDocument())).resolves.toBeUndefined();
});

test('the desk of a supplier that is asked for years fits, and goes on [H-12]', async () => {
  const speaker = await createPerson(backend.server, 'venue');
  await speakFor(backend.firestore, speaker, 'GB123456');
  await fill('suppliers/GB123456', 'busyDays', 1_000, 100);
  await fill('suppliers/GB123456', 'enquiries', 3_000, 200);
  const sdk = await openSdk(backend.server, speaker);
  clients.push(sdk);
  const file = { labels: ['l1'], assignedTo: speaker.uid, updatedAt: serverTimestamp() };
  await expect(setDoc(doc(sdk.db, 'suppliers/GB123456/enquiries/next'), file)).resolves.toBeUndefined();
});

test('a wedding that is full says so at once; what is there may go, and others have their room [H-12]', async () => {
  const { person, sdk } = await couple('bo');
  const { person: cy, sdk: asCy } = await couple('cy');
  const task = (weddingId: string, id: string) => doc(sdk.db, `weddings/${weddingId}/tasks/${id}`);
  await setDoc(task(person.weddingId, 't1'), taskDocument());
  const size = 900_000;
  await fill(
    `weddings/${person.weddingId}`,
    'activity',
    Math.ceil((quotas.trees['weddings/{id}']?.bytes ?? 0) / size),
    size,
  );
  await expect(setDoc(task(person.weddingId, 't2'), taskDocument())).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('No room: ') as string,
  });
  await expect(deleteDoc(task(person.weddingId, 't1'))).resolves.toBeUndefined();
  await expect(setDoc(doc(asCy.db, `weddings/${cy.weddingId}/tasks/t1`), taskDocument())).resolves.toBeUndefined();
});
