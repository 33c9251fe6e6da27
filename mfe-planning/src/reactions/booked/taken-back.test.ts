import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { type Access, accessAreas, type ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { publishing } from '#testing/publishing';
import { othersWaitMs } from './taken-back';

const weddingId = 'w1';
const price = { amount: 185000, currency: 'GBP', basis: 'total', condition: '' } as const;
const payment = { id: 'd', kind: 'deposit', amount: 37000, currency: 'GBP', due: null, paidOn: null } as const;
const about = {
  ...{ weddingId, supplierId: 's1', supplierName: 'Fern & Fable', supplierType: 'photographers' },
  ...{ category: 'photographers' as const, price, date: null, payments: [payment] },
};
const booked = {
  ...{ type: 'photographers', slug: '', publicId: '', name: 'Fern & Fable', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ shortlisted: true, booked: true, enquired: false, ignored: false, customSupplier: false, state: 'booked' },
};
const takenBack: Partial<ShortlistedSupplier> = {
  booked: false,
  state: 'unbooked',
  takenBack: { price, payments: [payment] },
};
const cost = {
  ...{ name: 'Fern & Fable', supplierId: 's1', supplierType: 'photographers', group: 'photographers' },
  ...{ estimate: 0, actual: 185000 },
};
const plan = { weddingId, uid: 'u1' };

/** Two devices of one wedding: an event that waits on one is not known on the other. */
const setUp = async (access: Partial<Access> | null = null) => {
  const given = { ...Object.fromEntries(accessAreas.map((area) => [area, 'edit'])), ...access } as Access;
  const membership = access === null ? {} : { roles: { u1: 'helper', u2: 'owner' } as const, access: { u1: given } };
  const wedding = exampleWedding(membership);
  const { id: _id, ...document } = wedding;
  const firestore = createMemoryFirestore({
    weddings: { w1: document },
    'weddings/w1/suppliers': { s1: booked },
  });
  const device = () => {
    const host = createTestHost({
      firestore,
      session: exampleSignedIn({ role: access === null ? 'owner' : 'helper', wedding }),
    });
    return {
      host,
      words: () => host.shown.map(({ text }) => text).filter((text) => text.includes('budget')),
      hear: publishing(host),
      async pass(milliseconds: number): Promise<void> {
        host.pass(milliseconds);
        await settle();
      },
    };
  };
  const change = (fields: Partial<ShortlistedSupplier>) =>
    firestore.commit([{ kind: 'update', collection: collections.shortlist(weddingId), id: 's1', data: fields }]);
  const documents = (name: string) => firestore.documents(`weddings/w1/${name}`);
  const [first, other] = [device(), device()];
  if (access === null) await first.hear('supplier.booked', { ...about, location: null });
  else await firestore.commit([{ kind: 'set', collection: collections.costs(weddingId), id: 'booked-s1', data: cost }]);
  first.host.shown.length = 0;
  return { first, other, change, documents };
};

test('a booking that another device took back leaves the budget here, while its event still waits there [18]', async () => {
  const { first, other, change, documents } = await setUp();
  await other.hear('today-task.init', plan);
  await change(takenBack);
  await other.pass(othersWaitMs - 1);
  expect(documents('costs')).toHaveProperty('booked-s1');
  await other.pass(1);
  expect(documents('costs')).toEqual({});
  expect(documents('payments')).toEqual({});
  expect(documents('suppliers')['s1']).not.toHaveProperty('takenBack');
  expect(other.words()).toEqual([expect.stringContaining('Fern & Fable')]);
  // The couple wants the cost after all: no device removes it again.
  await other.host.shown.at(-1)?.action?.run();
  await settle();
  expect(documents('costs')).toHaveProperty('booked-s1');
  await other.pass(othersWaitMs);
  expect(documents('costs')).toHaveProperty('booked-s1');
  expect(first.words()).toEqual([]);
});

test('what the first device tells in time, no other does again [18]', async () => {
  const { first, other, change, documents } = await setUp();
  await other.hear('today-task.init', plan);
  await change(takenBack);
  await first.hear('supplier.unbooked', about);
  expect(documents('costs')).toEqual({});
  expect(documents('suppliers')['s1']).not.toHaveProperty('takenBack');
  await other.pass(othersWaitMs);
  expect(first.words()).toHaveLength(1);
  expect(other.words()).toEqual([]);
});

test('a device that comes later finds it, and one on which it is booked again leaves it', async () => {
  const { other, change, documents } = await setUp();
  await change(takenBack);
  await change({ booked: true, state: 'booked' });
  await other.hear('today-task.init', plan);
  await other.pass(othersWaitMs);
  expect(documents('costs')).toHaveProperty('booked-s1');
  await change({ booked: false, state: 'unbooked' });
  await other.pass(othersWaitMs);
  expect(documents('costs')).toEqual({});
});

test('a booking that named no price takes no line with it, only what was still to be paid of it [18]', async () => {
  const { other, change, documents } = await setUp();
  await change({ ...takenBack, takenBack: { price: null, payments: [payment] } });
  await other.hear('today-task.init', plan);
  await other.pass(othersWaitMs);
  expect(documents('costs')).toHaveProperty('booked-s1');
  expect(documents('payments')).toEqual({});
  expect(documents('suppliers')['s1']).not.toHaveProperty('takenBack');
});

test.each([{ budget: 'view' }, { suppliers: 'view' }] as const)(
  'who may not change both leaves it to those who may: %j',
  async (access) => {
    const { other, change, documents } = await setUp(access);
    await change(takenBack);
    await other.hear('today-task.init', plan);
    await other.pass(othersWaitMs);
    expect(documents('costs')).toHaveProperty('booked-s1');
    expect(other.host.errors).toEqual([]);
  },
);

test('who signed out meanwhile writes nothing', async () => {
  const { other, change, documents } = await setUp();
  await other.hear('today-task.init', plan);
  await change(takenBack);
  other.host.session.set({ status: 'signed-out' });
  await other.hear('today-task.stop', plan);
  await other.pass(othersWaitMs);
  expect(documents('costs')).toHaveProperty('booked-s1');
});
