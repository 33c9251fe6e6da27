import { Timestamp } from 'firebase-admin/firestore';
import { testBackend } from '#testing/test-backend';
import { sweepLinks } from './sweep-links';

const backend = testBackend();
const day = 86_400_000;

test('of a link that is over nothing is left a month later, also not the address of who was invited', async () => {
  const now = Date.UTC(2026, 5, 1);
  const made = { kept: now - 29 * day, open: now + day, gone: now - 31 * day };
  for (const collection of ['teamInvitations', 'replyAddresses'])
    for (const [id, expiresAt] of Object.entries(made))
      await backend.firestore.doc(`${collection}/${id}`).set({ expiresAt: Timestamp.fromMillis(expiresAt) });
  await sweepLinks(backend.firestore, now);
  for (const collection of ['teamInvitations', 'replyAddresses']) {
    const { docs } = await backend.firestore.collection(collection).get();
    expect(docs.map(({ id }) => id)).toEqual(['kept', 'open']);
  }
});
