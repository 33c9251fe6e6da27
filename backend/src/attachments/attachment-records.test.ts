import { attachmentConstants } from '@posy/shared-contracts/constants';
import { testBackend } from '#testing/test-backend';
import { hasReachedLimit } from './attachment-records';

const backend = testBackend();
const most = attachmentConstants.mostPerAccount.couple;

const send = async (ownerUid: string, side: 'couple' | 'supplier', count: number): Promise<void> => {
  const { firestore } = backend;
  for (let from = 0; from < count; from += 400) {
    const batch = firestore.batch();
    for (let index = from; index < Math.min(count, from + 400); index += 1)
      batch.set(firestore.doc(`attachments/${ownerUid}-${index}`), { ownerUid, side, messageId: 'm' });
    await batch.commit();
  }
};

test('a supplier sends files to everybody who asks, for years; a couple has an end of theirs [H-12]', async () => {
  await send('ana', 'couple', most - 1);
  await send('robin', 'supplier', most + 1);
  expect([await hasReachedLimit(backend.firestore, 'ana'), await hasReachedLimit(backend.firestore, 'robin')]).toEqual([
    false,
    false,
  ]);
  await send('ana', 'couple', most);
  expect(await hasReachedLimit(backend.firestore, 'ana')).toBe(true);
});
