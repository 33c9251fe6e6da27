import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { StatedPrice } from '@posy/shared-contracts/entities';
import { publishing } from '#testing/publishing';

const { id: weddingId, ...wedding } = exampleWedding();
const price = (amount: number, basis: StatedPrice['basis']): StatedPrice => ({
  ...{ amount, currency: 'GBP', basis, condition: '' },
});
const hourly = price(12000, 'per-hour');
const fern = {
  ...{ weddingId, supplierId: 's1', supplierName: 'Fern & Fable', supplierType: 'photographers' },
  ...{ category: 'photographers' as const, price: hourly, date: null, payments: [] },
};
const deposit = {
  ...{ id: 'd', kind: 'deposit' as const, amount: 6000, currency: 'GBP' as const, due: '2026-12-20', paidOn: null },
};
const line = {
  ...{ name: 'Photographer', supplierType: 'photographers', group: 'photographers' },
  ...{ estimate: 160000, actual: 0 },
};
const listed = (name: string, changes: object) => ({
  ...{ type: 'photographers', slug: '', publicId: '', name, updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ shortlisted: true, booked: false, enquired: true, ignored: false, customSupplier: false, ...changes },
});

const setUp = (photographer: object, suppliers: Record<string, Record<string, unknown>> = {}) => {
  const firestore = createMemoryFirestore({
    weddings: { [weddingId]: wedding },
    [`weddings/${weddingId}/costs`]: { photographer: photographer as Record<string, unknown> },
    [`weddings/${weddingId}/suppliers`]: suppliers,
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  return {
    host,
    publish: publishing(host),
    costs: () => firestore.documents(`weddings/${weddingId}/costs`),
    reported: () => host.shown.filter(({ text }) => text.includes('budget')).at(-1)?.text,
  };
};

test('the wedding says what a booking comes to in the same commit as its cost, and after it is undone [18]', async () => {
  const { publish, host } = setUp(line);
  const sums = () => host.firestore.documents('weddings')[weddingId]?.['costs'];
  await publish('supplier.booked', { ...fern, price: price(185000, 'total'), location: null });
  expect(sums()).toMatchObject({ actual: 185000, estimate: 160000 });
  const [commit] = host.firestore.commits.filter((writes) =>
    writes.some(({ collection: { path } }) => path === 'weddings'),
  );
  expect(commit?.map(({ collection: { path } }) => path)).toContain(`weddings/${weddingId}/costs`);
  host.shown.findLast(({ action }) => action !== undefined)?.action?.run();
  await settle();
  expect(sums()).toMatchObject({ actual: 0, estimate: 160000 });
});

test('a booking that is undone later leaves what the budget took up meanwhile in the wedding’s sums [18]', async () => {
  const { publish, host } = setUp(line);
  await publish('supplier.booked', { ...fern, price: price(185000, 'total'), location: null });
  const undo = host.shown.findLast(({ action }) => action !== undefined)?.action;
  const cake = { ...line, name: 'Cake', supplierType: 'cakes', group: 'cakes', estimate: 40000, actual: 45000 };
  await host.firestore.commit([
    { kind: 'set', collection: collections.costs(weddingId), id: 'cake', data: cake as never },
  ]);
  undo?.run();
  await settle();
  expect(host.firestore.documents('weddings')[weddingId]?.['costs']).toMatchObject({ actual: 45000, estimate: 200000 });
});

test('a price by the hour is no sum: the line waits for what it comes to, and is free again without the booking [18]', async () => {
  const { publish, costs, reported } = setUp(line);
  await publish('supplier.booked', { ...fern, location: null });
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 0, estimate: 160000 } });
  expect(reported()).toBe('Fern & Fable is in your budget at £120 an hour. Put in what it comes to once you know.');
  await publish('supplier.unbooked', fern);
  expect(costs()).toMatchObject({ photographer: { supplierId: null, actual: 0 } });
  expect(reported()).toBe('Fern & Fable is out of your budget');
});

test('what the couple put in for a price by the hour stays, however often the booking’s event comes [18]', async () => {
  const { publish, costs, host } = setUp(line);
  await publish('supplier.booked', { ...fern, location: null });
  const data = { actual: 72000 };
  await host.firestore.commit([{ kind: 'update', collection: collections.costs(weddingId), id: 'photographer', data }]);
  await publish('supplier.booked', { ...fern, location: null, payments: [deposit] });
  await publish('supplier.unbooked', { ...fern, payments: [deposit] });
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', ...data } });
});

test('a sum that turns into a price by the hour leaves the line; what the couple puts in of it stays, and undone the sum is back [18]', async () => {
  const { publish, costs, host, reported } = setUp(line);
  const total = price(185000, 'total');
  await publish('supplier.booked', { ...fern, price: total, location: null });
  const anew = { ...fern, before: total, location: null };
  await publish('supplier.booked', anew);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 0, estimate: 160000 } });
  expect(reported()).toBe('Fern & Fable is in your budget at £120 an hour. Put in what it comes to once you know.');
  const put = (actual: number) =>
    host.firestore.commit([
      { kind: 'update', collection: collections.costs(weddingId), id: 'photographer', data: { actual } },
    ]);
  await put(72000);
  await publish('supplier.booked', anew);
  expect(costs()).toMatchObject({ photographer: { actual: 72000 } });
  await publish('supplier.booked', { ...fern, price: total, before: hourly, location: null });
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 185000 } });
});

test('a quote for everything that is booked by the hour leaves the line too [18]', async () => {
  const quoted = price(185000, 'total');
  const { publish, costs } = setUp(
    { ...line, supplierId: 's1', actual: 185000 },
    { s1: listed('Fern & Fable', { quotedPrice: quoted }) },
  );
  await publish('supplier.booked', { ...fern, before: quoted, location: null });
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 0 } });
});

test('a quote by the piece makes room for whoever is booked, and is back as what it is [18]', async () => {
  const { publish, costs, reported } = setUp(
    { ...line, supplierId: 's1' },
    {
      s1: listed('Fern & Fable', { quotedPrice: price(4500, 'per-item') }),
      s2: listed('Otto Brandt', { booked: true }),
    },
  );
  const otto = { ...fern, supplierId: 's2', supplierName: 'Otto Brandt', price: price(185000, 'total') };
  await publish('supplier.booked', { ...otto, location: null });
  expect(Object.values(costs())).toMatchObject([{ supplierId: 's2', actual: 185000 }]);
  await publish('supplier.unbooked', otto);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 0 } });
  expect(reported()).toBe('Otto Brandt is out of your budget, and Fern & Fable’s quote of £45 each is back in it');
});
