import { replyConstants } from '@posy/shared-contracts/constants';
import { Timestamp } from 'firebase-admin/firestore';
import { testBackend } from '#testing/test-backend';
import { rememberedTypicalReply } from './typical-replies';

const backend = testBackend();
const minuteMs = 60_000;
const now = Date.UTC(2027, 5, 1);
const kind = { type: 'venues' as const, countryCode: 'GB' as const };

const enquire = async (supplierId: string, count: number, minutes: number): Promise<void> => {
  const batch = backend.firestore.batch();
  for (let at = 1; at <= count; at += 1) {
    const createdAt = now - at * 60 * minuteMs;
    batch.set(backend.firestore.doc(`conversations/${supplierId}-${at}`), {
      supplierId,
      supplierType: kind.type,
      createdAt: Timestamp.fromMillis(createdAt),
      firstReplyAt: Timestamp.fromMillis(createdAt + minutes * minuteMs),
    });
  }
  await batch.commit();
};

test('owners who ask at once share one reading, which looks up only suppliers with enough enquiries [32]', async () => {
  const ids = Array.from({ length: 12 }, (_none, at) => `GB70000${at}`);
  for (const [at, id] of ids.entries()) await enquire(id, replyConstants.leastEnquiries, at + 1);
  await enquire('GB700099', replyConstants.leastEnquiries - 1, 1);
  const looked: string[] = [];
  let time = now;
  const typical = rememberedTypicalReply({
    firestore: backend.firestore,
    catalogue: {
      getSupplier(id) {
        looked.push(id);
        return kind;
      },
    },
    now: () => time,
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => typical(kind)));
  expect([...new Set(answers)]).toEqual([7]);
  expect(looked.toSorted()).toEqual(ids.toSorted());
  time += 9 * minuteMs;
  await typical(kind);
  expect(looked).toHaveLength(ids.length);
  time += 2 * minuteMs;
  await typical(kind);
  expect(looked).toHaveLength(2 * ids.length);
});
