import { Timestamp } from 'firebase-admin/firestore';
import { testBackend } from '#testing/test-backend';
import { readSent, recordOf } from './review-invitation';
import { clock, day, nextMonth, remindedWedding, today } from './testing/reminded-wedding';

const backend = testBackend();
beforeEach(nextMonth);
const start = (options?: Parameters<typeof remindedWedding>[1]) => remindedWedding(backend.firestore, options);

describe('what suppliers were like', () => {
  const asked = { owner: 'How were they?', other: 'How were they?' };
  const review = (weddingId: string, supplierId: string, state = 'pending') =>
    backend.firestore
      .doc(`reviews/${weddingId}-${supplierId}`)
      .set({ supplierId, state, private: { wedding: weddingId } });

  test('is asked once after the wedding, and once more where somebody is left to write about', async () => {
    const { wedding, look, reported } = await start({ date: today(-3) });
    for (const id of ['GB000001', 'GB000002']) await wedding.collection('suppliers').doc(id).set({ booked: true });
    await wedding.collection('suppliers').doc('GB000003').set({ booked: false });
    await look();
    await look();
    clock.now += 6 * 3_600_000;
    expect(await reported()).toEqual(asked);
    await review(wedding.id, 'GB000001');
    clock.now += 14 * day;
    await look();
    clock.now += 6 * 3_600_000;
    expect(await reported()).toEqual(asked);
    clock.now += 30 * day;
    await look();
    clock.now += 6 * 3_600_000;
    expect(await reported()).toEqual({});
  });

  test('is not asked before the wedding, of who booked nobody, and once all was said', async () => {
    const early = await start({ date: today(3) });
    await early.wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    const none = await start({ date: today(-3) });
    const said = await start({ date: today(-3) });
    await said.wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    await review(said.wedding.id, 'GB000001', 'published');
    await early.look();
    expect([await early.queued(), await none.queued(), await said.queued()]).toEqual([0, 0, 0]);
  });

  test('is asked again by nobody whom a supplier had invited days before [32]', async () => {
    const { firestore } = backend;
    const { wedding, look, reported } = await start({ date: today(-17) });
    await wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    const at = (days: number) => Timestamp.fromMillis(clock.now - days * day);
    await recordOf(firestore, wedding.id, 'first').set({ at: at(3), isWanted: true });
    await look();
    clock.now += 6 * 3_600_000;
    expect(await reported()).toEqual({});
    await recordOf(firestore, wedding.id, 'first').set({ at: at(14), isWanted: true });
    await look();
    clock.now += 6 * 3_600_000;
    expect(await reported()).toEqual(asked);
  });

  test('is recorded, with whether anybody wanted to be asked [32]', async () => {
    const { firestore } = backend;
    const { wedding, look } = await start({ date: today(-3), partner: { tasks: false } });
    await wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    const record = recordOf(firestore, wedding.id, 'first');
    await look();
    expect(readSent(await record.get())).toEqual({ at: clock.now, isWanted: true });
    expect((await recordOf(firestore, wedding.id, 'again').get()).exists).toBe(false);
  });

  test('is not asked any more when all was said before their morning', async () => {
    const { wedding, look, reported } = await start({ date: today(-3) });
    await wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    await look();
    await review(wedding.id, 'GB000001');
    clock.now += 6 * 3_600_000;
    expect(await reported()).toEqual({});
  });
});
