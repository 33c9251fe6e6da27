import { daysOf, mostDaysAhead } from '#suppliers/busy-on';
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
  expect(await daysOf(firestore, { id: 'GB123456', busyDays: [] }, '2027-01-02')).toEqual({
    busyDays: days.slice(1, mostDaysAhead + 1),
    heldDays: [],
  });
});

test('a day that a supplier says is free, or keeps for somebody, is not taken whatever its profile was made with [17]', async () => {
  const { firestore } = backend;
  const supplier = { id: 'GB654321', busyDays: ['2026-01-03', '2027-06-05', '2027-06-12', '2027-06-19'] };
  const say = (day: string, state: string, until: string | null = null) =>
    firestore.doc(`suppliers/${supplier.id}/busyDays/${day}`).set({ day, state, until });
  await say('2027-06-05', 'free');
  await say('2027-06-12', 'held');
  await say('2027-06-13', 'held', '2026-12-31');
  await say('2027-06-14', 'held', '2027-01-01');
  await say('2027-06-26', 'busy');
  expect(await daysOf(firestore, supplier, '2027-01-01')).toEqual({
    busyDays: ['2026-01-03', '2027-06-19', '2027-06-26'],
    heldDays: ['2027-06-12', '2027-06-14'],
  });
});
