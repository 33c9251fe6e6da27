import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { createReactions } from '#reactions';
import { settle } from '#testing/settle';

const { id: weddingId, ...wedding } = exampleWedding();
const costsPath = `weddings/${weddingId}/costs`;
const price = { amount: 185000, currency: 'GBP', basis: 'total', condition: '' } as const;
const fern: EventPayload<'supplier.unbooked'> = {
  ...{ weddingId, supplierId: 's1', supplierName: 'Fern & Fable', supplierType: 'photographers' },
  ...{ category: 'photographers', price, date: null },
};
const planned = { name: 'Photographer', supplierType: 'photographers', group: 'photographers', estimate: 160000 };

type Documents = Record<string, Record<string, unknown>>;

const setUp = (costs: Documents = {}, { role = 'owner', payments = {} as Documents } = {}) => {
  const firestore = createMemoryFirestore({
    weddings: { [weddingId]: { ...wedding, roles: { u1: role }, tasks: { total: 9, done: 0, initializedAt: null } } },
    [costsPath]: costs,
    [`weddings/${weddingId}/payments`]: payments,
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  const reactions = createReactions(host);
  const tell = async <N extends EventName>(event: N, payload: EventPayload<N>): Promise<void> => {
    await reactions[event]?.(payload, { id: 'e1', producer: 'mfe-test', publishedAt: host.clock.now() });
    await settle();
  };
  const told = () => host.shown.filter(({ text }) => text.includes('budget'));
  return { host, tell, told, costs: () => firestore.documents(costsPath) };
};
const booked = { ...fern, location: null };

it('a booking puts its price on a line of its own, once, with a way back [18]', async () => {
  const { tell, told, costs } = setUp();
  await tell('supplier.booked', booked);
  await tell('supplier.booked', booked);
  expect(costs()).toMatchObject({
    'booked-s1': { name: 'Fern & Fable', group: 'photographers', supplierId: 's1', actual: 185000 },
  });
  expect(told().map(({ text }) => text)).toEqual(['Fern & Fable is in your budget with £1,850']);
  await told()[0]?.action?.run();
  await settle();
  expect(costs()).toEqual({});
});

it('takes the line that was planned for such a supplier, and gives it back when the booking is taken back [18]', async () => {
  const { tell, told, costs } = setUp({ photographer: planned, cake: { ...planned, supplierType: 'cakes' } });
  await tell('supplier.booked', booked);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 185000, estimate: 160000 } });
  expect(costs()['cake']).not.toHaveProperty('supplierId');
  await tell('supplier.unbooked', fern);
  expect(costs()).toMatchObject({ photographer: { supplierId: null, actual: 0, estimate: 160000 } });
  expect(told().at(-1)?.text).toBe('Fern & Fable is out of your budget: £1,850 less');
});

it('follows a price that was agreed anew, and takes its own line away with the supplier [18]', async () => {
  const { tell, costs } = setUp();
  await tell('supplier.booked', booked);
  await tell('supplier.booked', { ...booked, price: { ...price, amount: 170000 } });
  expect(costs()).toMatchObject({ 'booked-s1': { actual: 170000 } });
  await tell('supplier.removed', fern);
  expect(costs()).toEqual({});
});

it('leaves alone what somebody changed since, and what was paid for [18]', async () => {
  const changed = { ...planned, supplierId: 's1', actual: 190000 };
  const { tell, costs } = setUp({ photographer: changed });
  await tell('supplier.unbooked', fern);
  expect(costs()['photographer']).toEqual(changed);
  const paid = { ...changed, actual: 185000 };
  const deposit = {
    ...{ costId: 'photographer', name: 'Deposit', amount: 35000, due: null, paidOn: '2026-11-01' },
    ...{ remindDaysBefore: null, createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  };
  const other = setUp({ photographer: paid }, { payments: { p1: deposit } });
  await other.tell('supplier.unbooked', fern);
  expect(other.costs()['photographer']).toEqual(paid);
});

it.each([
  ['without a price', { ...booked, price: null }, 'owner'],
  ['in another currency', { ...booked, price: { ...price, currency: 'EUR' as const } }, 'owner'],
  ['by somebody who may not edit the budget', booked, 'helper'],
])('%s it puts down nothing', async (_why, payload, role) => {
  const { tell, told, costs } = setUp({}, { role });
  await tell('supplier.booked', payload);
  expect(costs()).toEqual({});
  expect(told()).toEqual([]);
});
