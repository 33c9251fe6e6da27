import { createMemoryFirestore, createTestHost, exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { makeChecklist } from '#checklist/queries/making-queries';
import { createReactions } from '#reactions';
import { exampleTemplate } from '#testing/example-tasks';

const { id: weddingId, ...wedding } = exampleWedding();
const payload = { weddingId, date: '2027-09-11', country: 'GB', changedBy: 'u1' };
const delivery = { id: 'e1', producer: 'shell', publishedAt: Date.parse('2026-11-20T11:59:00.000Z') };

const setUp = (changes: { date?: string | null } = {}) => {
  const firestore = createMemoryFirestore({
    weddings: { [weddingId]: { ...wedding, ...changes } },
    taskTemplates: { a: exampleTemplate({ key: 'a' }), b: exampleTemplate({ key: 'b', order: 2 }) },
  });
  const host = createTestHost({ firestore });
  const react = createReactions(host)['wedding.date-changed'];
  if (react === undefined) throw new Error('The reaction is missing.');
  return { firestore, host, react: async () => react(payload, delivery) };
};

test('a date makes the checklist, though planning was never opened [S4-checklist-01]', async () => {
  const { firestore, react } = setUp();
  await react();
  expect(Object.keys(firestore.documents(`weddings/${weddingId}/tasks`))).toEqual(['a', 'b']);
});

test('delivered again, nothing changes and done stays done [S4-checklist-05]', async () => {
  const { firestore, react } = setUp();
  await react();
  const collection = { path: `weddings/${weddingId}/tasks`, schema: undefined as never };
  await firestore.commit([{ kind: 'update', collection, id: 'a', data: { done: true } }]);
  const before = structuredClone(firestore.documents(`weddings/${weddingId}/tasks`));
  await react();
  expect(firestore.documents(`weddings/${weddingId}/tasks`)).toEqual(before);
  expect(firestore.commits).toHaveLength(2);
});

test('the screen making it at the same time changes nothing', async () => {
  const { firestore, host, react } = setUp();
  await Promise.all([react(), makeChecklist(host, weddingId), react()]);
  expect(firestore.commits).toHaveLength(1);
});

test('a database that is away keeps the event waiting', async () => {
  const { firestore, react } = setUp();
  firestore.refuse(new FirestoreError('unavailable', 'away'));
  await expect(react()).rejects.toThrow('away');
});

test('a date that the server does not have yet keeps the event waiting, for a week', async () => {
  const { host, react } = setUp({ date: null });
  await expect(react()).rejects.toThrow('no date');
  host.pass(7 * 24 * 60 * 60 * 1000);
  await expect(react()).resolves.toBeUndefined();
});

test('a wedding that this person may no longer write is reported, and the event is over', async () => {
  const { firestore, host, react } = setUp();
  firestore.refuse(new FirestoreError('permission-denied', 'no'));
  await expect(react()).resolves.toBeUndefined();
  expect(host.errors).toHaveLength(1);
});
