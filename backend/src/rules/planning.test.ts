import { deleteDoc, doc, getDoc, increment, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { openSdk, type SdkClient } from '../testing/browser-sdk';
import { taskDocument } from '../testing/documents';
import { type Couple } from '../testing/people';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
let ana: Couple;
let client: SdkClient;

const denied = { code: 'permission-denied' };
const now = serverTimestamp();
const at = (below: string) => doc(client.db, `weddings/${ana.weddingId}/${below}`);
const wedding = () => doc(client.db, `weddings/${ana.weddingId}`);
const task = (changes: object = {}) =>
  taskDocument({
    name: null,
    i18nKey: 'book-the-venue',
    key: 'book-the-venue',
    category: 'venues',
    custom: false,
    ...changes,
  });

beforeAll(async () => {
  ana = await backend.couple('ana');
  client = await openSdk(backend.server, ana);
});
afterAll(async () => {
  await client.close();
});

describe('a task', () => {
  test('is read and written, with why it was ticked and until when it is put off [S7-database-02]', async () => {
    await setDoc(at('tasks/t1'), task());
    const fields = { done: true, doneReason: 'supplier-booked', doneReasonName: 'Larkfield', snoozedUntil: null };
    await updateDoc(at('tasks/t1'), { ...fields, updatedAt: now });
    expect((await getDoc(at('tasks/t1'))).data()).toMatchObject(fields);
    await updateDoc(at('tasks/t1'), {
      done: false,
      doneReason: null,
      doneReasonName: null,
      snoozedUntil: '2027-01-01',
    });
  });

  test('that is made a second time is refused, so that nobody undoes what was ticked since [S4-checklist-05]', async () => {
    await setDoc(at('tasks/twice'), task());
    await updateDoc(at('tasks/twice'), { done: true });
    const batch = writeBatch(client.db);
    batch.set(at('tasks/twice'), task());
    batch.set(at('tasks/other'), task());
    await expect(batch.commit()).rejects.toMatchObject(denied);
    expect((await getDoc(at('tasks/twice'))).data()).toMatchObject({ done: true });
    expect((await getDoc(at('tasks/other'))).exists()).toBe(false);
  });

  test('that was deleted can be restored as it was', async () => {
    const createdAt = '2026-11-20T12:00:00.000Z';
    await setDoc(at('tasks/gone'), task({ createdAt, updatedAt: createdAt }));
    await deleteDoc(at('tasks/gone'));
    await setDoc(at('tasks/gone'), task({ createdAt, updatedAt: createdAt, done: true }));
    expect((await getDoc(at('tasks/gone'))).data()).toMatchObject({ createdAt, done: true });
  });

  test.each([
    ['a day that is none', { snoozedUntil: 'soon' }],
    ['a reason that nobody gave', { doneReason: 'because' }],
    ['a name without end', { doneReasonName: 'x'.repeat(201) }],
    ['a field of its own', { colour: 'red' }],
  ])('refuses %s', async (_what, changes) => {
    await expect(setDoc(at('tasks/bad'), task(changes))).rejects.toMatchObject(denied);
  });
});

describe('a badge', () => {
  const count = (id: string) => {
    const batch = writeBatch(client.db);
    batch.set(at(`badgeEvents/${id}`), { badge: 'guest-added', at: now });
    batch.update(wedding(), { 'badges.guest-added': increment(1) });
    return batch.commit();
  };

  test('counts each event once, also when it is delivered twice [S4-badge-01] [S7-database-09]', async () => {
    await count('guest-added~g1');
    await expect(count('guest-added~g1')).rejects.toMatchObject(denied);
    await count('guest-added~g2');
    expect((await getDoc(wedding())).get('badges.guest-added')).toBe(2);
  });

  test('loses no event when many are counted at the same time [S4-badge-01]', async () => {
    const before = Number((await getDoc(wedding())).get('badges.guest-added'));
    await Promise.all(Array.from({ length: 12 }, (_none, index) => count(`guest-added~many${index}`)));
    expect((await getDoc(wedding())).get('badges.guest-added')).toBe(before + 12);
  });

  test('is achieved once and never taken back', async () => {
    await setDoc(at('badges/guest-added'), { achievedAt: now, by: ana.uid });
    await expect(setDoc(at('badges/guest-added'), { achievedAt: now, by: ana.uid })).rejects.toMatchObject(denied);
    await expect(deleteDoc(at('badges/guest-added'))).rejects.toMatchObject(denied);
  });

  test.each([
    ['one that is none', 'badges/best-dressed', { achievedAt: now }],
    ['a time of its own', 'badges/venue-booked', { achievedAt: '2020-01-01T00:00:00.000Z' }],
    ["somebody else's name", 'badges/venue-booked', { achievedAt: now, by: 'somebody' }],
    ['an event of none', 'badgeEvents/x', { badge: 'best-dressed', at: now }],
  ])('refuses %s', async (_what, below, data) => {
    const whole = below.startsWith('badges/') ? { by: ana.uid, ...data } : data;
    await expect(setDoc(at(below), whole)).rejects.toMatchObject(denied);
  });
});
