import { createTestHost } from '@posy/remote-kit/testing';
import { type FirestoreWrite, increment, serverTime } from '@posy/shared-contracts/mount-props';
import fc from 'fast-check';
import { createJsonStore } from '#adapters/storage/json-store';
import { isStored, sentEdit } from './sent-edit';
import { createSentEdits } from './sent-edits';

const tasks = { path: 'weddings/w1/tasks', schema: undefined as never };
const update = (id: string, data: Record<string, unknown>): FirestoreWrite => ({
  kind: 'update',
  collection: tasks,
  id,
  data,
});
const never = (): Promise<void> => new Promise(() => undefined);

/** A device with changing pages, over the documents of a server. */
const device = (documents: Record<string, Record<string, unknown>> = {}) => {
  const host = createTestHost();
  localStorage.clear();
  let answer: () => void = () => undefined;
  const page = (uid = 'u1', clock = host.clock) =>
    createSentEdits({
      store: createJsonStore(localStorage),
      clock,
      uid: () => uid,
      allAnswered: () => new Promise((resolve) => (answer = resolve)),
      read: async (path, id) => {
        if (id === 'secret') throw new Error('permission-denied');
        return documents[`${path}/${id}`] ?? null;
      },
    });
  const countLost = async (uid = 'u1'): Promise<number> => {
    const counting = page(uid).countLost();
    answer();
    await Promise.resolve().then(() => undefined);
    host.pass(2000);
    return counting;
  };
  return { page, countLost, host, answer: () => answer() };
};

test('tells of an edit that was refused after its page was gone [R1-17]', async () => {
  const { page, countLost } = device({
    'weddings/w1/tasks/t1': { done: false },
    'weddings/w1/tasks/t2': { done: true },
  });
  void page().during([update('t1', { done: true })], never);
  void page().during([update('t2', { done: true, updatedAt: serverTime(), count: increment(1) })], never);
  expect(await countLost()).toBe(1);
  expect(await countLost()).toBe(0);
});

test('says nothing of an edit whose page received the answer, good or bad [R1-17]', async () => {
  const { page, countLost, host } = device();
  await page().during([update('t1', { done: true })], async () => undefined);
  const refused = page().during([update('t1', { done: true })], () => Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
  host.pass(1500);
  expect(await countLost()).toBe(0);
});

test('tells of an edit whose page went while it was telling the refusal [R1-17]', async () => {
  const { page, countLost } = device();
  // A closed page's clock stops: its later work is never done.
  const gone = page('u1', createTestHost().clock);
  const refused = gone.during([update('t1', { done: true })], () => Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
  expect(await countLost()).toBe(1);
});

test('leaves nothing on a device that was signed out while a refusal was being read', async () => {
  const { page, host } = device();
  const refused = page().during([update('t1', { done: true })], () => Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
  localStorage.clear();
  host.pass(1500);
  expect(localStorage.getItem('posy-sent-edits')).toBeNull();
});

test('goes by the last word about a thing, over pages [R1-17]', async () => {
  const { page, countLost } = device({ 'weddings/w1/tasks/t1': { name: 'new', place: { town: 'Frome' }, done: true } });
  void page().during([update('t1', { name: 'old', done: true })], never);
  void page().during([update('t1', { name: 'new', 'place.town': 'Bath' })], never);
  void page().during([update('t1', { place: { town: 'Frome' } })], never);
  expect(await countLost()).toBe(0);
});

test('knows a removal that did not happen, and a thing that was not made [R1-17]', async () => {
  const { page, countLost } = device({ 'weddings/w1/tasks/t1': {} });
  void page().during([{ kind: 'delete', collection: tasks, id: 't1' }], never);
  void page().during([{ kind: 'set', collection: tasks, id: 't2', data: { name: 'x' } }], never);
  void page().during([{ kind: 'delete', collection: tasks, id: 't3' }], never);
  expect(await countLost()).toBe(2);
});

test('says nothing of somebody else’s edits, nor of what may not be read [R1-17]', async () => {
  const { page, countLost } = device();
  void page('u2').during([update('t1', { done: true })], never);
  void page().during([update('secret', { done: true })], never);
  expect(await countLost()).toBe(0);
  expect(await countLost('u2')).toBe(1);
});

test('remembers no edit that would fill the storage, and sends it [R1-17]', async () => {
  const { page } = device();
  let sent = 0;
  await page().during([update('t1', { text: 'x'.repeat(5000) })], async () => void (sent += 1));
  expect([sent, localStorage.getItem('posy-sent-edits')]).toEqual([1, null]);
});

test('finds a document again as it was written, whatever was written [R1-17]', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue()), (data) => {
      const written = sentEdit('m', 'u', [{ kind: 'set', collection: tasks, id: 't', data }])?.writes[0];
      if (written !== undefined) expect(isStored(written, JSON.parse(JSON.stringify(data)) as typeof data)).toBe(true);
    }),
  );
});
