import { generateCatalogue } from '#catalogue/generate/generate-catalogue';
import { daysOf, mostDaysAhead } from '#suppliers/busy-on';
import { heldFor } from '#suppliers/held-for';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { toProfile } from '../public-faces';

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
    hasCalendar: true,
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
    hasCalendar: true,
  });
});

test('a rule for closed days, or a hold, makes no calendar: the other days stay unknown until one is marked [32]', async () => {
  const { firestore } = backend;
  const supplier = { id: 'GB654322', busyDays: [], closed: { weekdays: [1], months: [] } };
  const [record] = [...generateCatalogue({ seed: 3, suppliers: 1 })];
  if (record === undefined) throw new Error('No supplier was generated.');
  /** The first busy days of the page. */
  const onPage = async () => {
    const { busyDays, hasCalendar } = await daysOf(firestore, supplier, '2027-06-01');
    return toProfile({ ...record, ...supplier, busyDays }, hasCalendar).busyDays?.slice(0, 2);
  };
  const days = async () => {
    const { busyDays, ...other } = await daysOf(firestore, supplier, '2027-06-01');
    return { ...other, firstDays: busyDays.slice(0, 2) };
  };
  expect(await days()).toEqual({ firstDays: ['2027-06-07', '2027-06-14'], heldDays: [], hasCalendar: false });
  expect(await onPage()).toBeUndefined();
  const say = (day: string, state: string) =>
    firestore.doc(`suppliers/${supplier.id}/busyDays/${day}`).set({ day, state, until: null });
  await say('2027-06-12', 'held');
  expect(await days()).toMatchObject({ heldDays: ['2027-06-12'], hasCalendar: false });
  await say('2027-06-07', 'free');
  expect(await days()).toMatchObject({ firstDays: ['2027-06-14', '2027-06-21'], hasCalendar: true });
  expect(await onPage()).toEqual(['2027-06-14', '2027-06-21']);
});

describe('a day that a supplier holds for a couple', () => {
  const couple = (uid: string) => ({ uid, kind: 'couple' as const });
  const search = async (token: string | null, freeOn?: string): Promise<string[]> => {
    const body = { countryCode: 'GB', size: 60, ...(freeOn !== undefined && { freeOn }) };
    const answer = await callEndpoint(backend.server.url, 'searchSuppliers', {
      ...(token !== null && { token }),
      body,
    });
    return (answer.body['results'] as { id: string }[]).map(({ id }) => id);
  };
  /** A held day, and a couple's conversation that says so. */
  const held = async (uid: string, day: string, heldUntil: string | null): Promise<string> => {
    const [id = ''] = await search(null);
    const { firestore } = backend;
    await firestore.doc(`suppliers/${id}/busyDays/${day}`).set({ day, state: 'held', until: null });
    const answers = { date: { day, answer: 'held', heldUntil } };
    await firestore.doc(`conversations/held-${uid}`).set({ supplierId: id, memberUids: [uid], answers });
    return id;
  };

  test('is free to them, and to nobody else [32]', async () => {
    const [ada, ben] = [await backend.couple('held-ada'), await backend.couple('held-ben')];
    const day = '2028-09-09';
    const id = await held(ada.uid, day, null);
    expect(await search(ada.token, day)).toContain(id);
    expect(await search(ben.token, day)).not.toContain(id);
    expect(await search(null, day)).not.toContain(id);
    // A booking by others since then takes the day from them, too.
    const { firestore } = backend;
    const asked = { day, today: '2027-01-01' };
    expect([...(await heldFor(firestore, couple(ada.uid), asked))]).toEqual([id]);
    await firestore.doc(`suppliers/${id}/busyDays/${day}`).set({ day, state: 'busy', until: null });
    expect([...(await heldFor(firestore, couple(ada.uid), asked))]).toEqual([]);
  });

  test('is theirs no longer than the hold lasts, nor in a conversation that ended [32]', async () => {
    const { uid } = await backend.couple('held-cy');
    const { firestore } = backend;
    const asked = { day: '2028-09-16', today: '2027-01-01' };
    const id = await held(uid, asked.day, '2026-12-31');
    expect([...(await heldFor(firestore, couple(uid), asked))]).toEqual([]);
    const conversation = firestore.doc(`conversations/held-${uid}`);
    await conversation.update({ 'answers.date.heldUntil': '2027-01-01' });
    expect([...(await heldFor(firestore, couple(uid), asked))]).toEqual([id]);
    expect([...(await heldFor(firestore, { uid, kind: 'supplier' }, asked))]).toEqual([]);
    await conversation.update({ closedAt: new Date(0) });
    expect([...(await heldFor(firestore, couple(uid), asked))]).toEqual([]);
  });
});
