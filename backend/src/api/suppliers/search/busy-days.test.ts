import { busyDaysOf, mostDaysAhead } from '#suppliers/busy-on';
import { testBackend } from '#testing/test-backend';

const backend = testBackend();

test('a profile shows the next three years of a calendar, however far somebody filled it [H-12]', async () => {
  const { firestore } = backend;
  const days = Array.from({ length: mostDaysAhead + 50 }, (_, ahead) =>
    new Date(Date.UTC(2027, 0, 1 + ahead)).toISOString().slice(0, 10),
  );
  for (let from = 0; from < days.length; from += 400) {
    const batch = firestore.batch();
    for (const day of days.slice(from, from + 400))
      batch.set(firestore.doc(`suppliers/GB123456/busyDays/${day}`), { day, state: 'busy' });
    await batch.commit();
  }
  expect(await busyDaysOf(firestore, { id: 'GB123456', busyDays: [] }, '2027-01-02')).toEqual(
    days.slice(1, mostDaysAhead + 1),
  );
});

test('a day that a supplier marks as free or held is not taken, whatever its generated profile says [17]', async () => {
  const { firestore } = backend;
  const supplier = { id: 'GB654321', busyDays: ['2026-01-03', '2027-06-05', '2027-06-12', '2027-06-19'] };
  const say = (day: string, state: string) =>
    firestore.doc(`suppliers/${supplier.id}/busyDays/${day}`).set({ day, state, until: null });
  await say('2027-06-05', 'free');
  await say('2027-06-12', 'held');
  await say('2027-06-26', 'busy');
  expect(await busyDaysOf(firestore, supplier, '2027-01-01')).toEqual(['2026-01-03', '2027-06-19', '2027-06-26']);
});
