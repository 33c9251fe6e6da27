import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import type { AgreedPayment } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { delivering, publishing, storeBooking } from '#testing/publishing';

const { id: weddingId, ...wedding } = exampleWedding();
const costsPath = `weddings/${weddingId}/costs`;
const price = { amount: 185000, currency: 'GBP', basis: 'total', condition: '' } as const;
const fern: EventPayload<'supplier.unbooked'> = {
  ...{ weddingId, supplierId: 's1', supplierName: 'Fern & Fable', supplierType: 'photographers' },
  ...{ category: 'photographers', price, date: null, payments: [] },
};
const planned = { name: 'Photographer', supplierType: 'photographers', group: 'photographers', estimate: 160000 };

type Documents = Record<string, Record<string, unknown>>;

const setUp = (
  costs: Documents = {},
  { role = 'owner', payments = {} as Documents, suppliers = {} as Documents } = {},
) => {
  const firestore = createMemoryFirestore({
    weddings: { [weddingId]: { ...wedding, roles: { u1: role }, tasks: { total: 9, done: 0, initializedAt: null } } },
    [costsPath]: costs,
    [`weddings/${weddingId}/payments`]: payments,
    [`weddings/${weddingId}/suppliers`]: suppliers,
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  const publish = publishing(host);
  const reported = () => host.shown.filter(({ text }) => text.includes('budget'));
  return {
    host,
    publish,
    reported,
    costs: () => firestore.documents(costsPath),
    payments: () => firestore.documents(`weddings/${weddingId}/payments`),
  };
};
const booked = { ...fern, location: null };

test('a booking puts its price on a line of its own, once, with a way back [18]', async () => {
  const { publish, reported, costs } = setUp();
  await publish('supplier.booked', booked);
  await publish('supplier.booked', booked);
  expect(costs()).toMatchObject({
    'booked-s1': { name: 'Fern & Fable', group: 'photographers', supplierId: 's1', actual: 185000 },
  });
  expect(reported()).toMatchObject([
    { text: 'Fern & Fable is in your budget with £1,850', briefly: 'Your budget has £1,850 for it', follows: true },
  ]);
  await reported()[0]?.action?.run();
  await settle();
  expect(costs()).toEqual({});
});

test('takes the line that was planned for such a supplier, and gives it back when the booking is taken back [18]', async () => {
  const { publish, reported, costs } = setUp({ photographer: planned, cake: { ...planned, supplierType: 'cakes' } });
  await publish('supplier.booked', booked);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 185000, estimate: 160000 } });
  expect(costs()['cake']).not.toHaveProperty('supplierId');
  await publish('supplier.unbooked', fern);
  expect(costs()).toMatchObject({ photographer: { supplierId: null, actual: 0, estimate: 160000 } });
  expect(reported().at(-1)?.text).toBe('Fern & Fable is out of your budget: £1,850 less');
});

test('a quote that the couple took from a conversation stands there as well, and the booking finds it [19] [P-H8]', async () => {
  const { publish, reported, costs } = setUp({ photographer: planned });
  const { date: _date, ...supplier } = fern;
  await publish('quote.received', { ...supplier, price, validUntil: null });
  await publish('quote.received', { ...supplier, price, validUntil: null });
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 185000, estimate: 160000 } });
  expect(reported().map(({ text }) => text)).toEqual(['Fern & Fable is in your budget with £1,850']);
  await publish('supplier.booked', booked);
  expect(Object.keys(costs())).toEqual(['photographer']);
  await reported()[0]?.action?.run();
  await settle();
  expect(costs()).toMatchObject({ photographer: { supplierId: null, actual: 0 } });
});

/** A photographer of the shortlist with a stored quote. */
const quotedBy = (name: string, amount: number, booked = false) => ({
  ...{ type: 'photographers', slug: name, name, publicId: name, enquired: true, ignored: false, customSupplier: false },
  ...{ shortlisted: true, booked, quotedPrice: { ...price, amount }, updatedAt: '2026-11-01T10:00:00.000Z' },
});
const otto = { supplierId: 's2', supplierName: 'Otto Brandt' };

test('booked and taken back, a quote stands where it stood, as it stood [18]', async () => {
  const quoted = { ...planned, supplierId: 's1', actual: 175000 };
  const suppliers = { s1: quotedBy('Fern & Fable', 175000) };
  const { publish, reported, costs } = setUp({ photographer: quoted }, { suppliers });
  await publish('supplier.booked', booked);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 185000 } });
  await publish('supplier.unbooked', fern);
  await publish('supplier.unbooked', fern);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 175000, estimate: 160000 } });
  expect(reported().map(({ text }) => text)).toEqual([
    'Fern & Fable is in your budget with £1,850',
    'Fern & Fable’s quote of £1,750 stands in your budget again',
  ]);
});

test.each([
  ['on the line that was planned', 'photographer', planned],
  ['on a line of its own', 'booked-s1', { ...planned, name: 'Fern & Fable', estimate: 0 }],
])(
  'a quote %s makes room for whoever is booked instead, and is back when that is taken back [18]',
  async (_where, id, line) => {
    const quoted = { ...line, supplierId: 's1', actual: 245000 };
    const suppliers = { s1: quotedBy('Fern & Fable', 245000), s2: quotedBy('Otto Brandt', 0, true) };
    const { publish, reported, costs } = setUp(
      { [id]: quoted },
      { suppliers: { ...suppliers, s2: { ...suppliers.s2, quotedPrice: null } } },
    );
    await publish('supplier.booked', { ...booked, ...otto });
    await publish('supplier.booked', { ...booked, ...otto });
    expect(Object.values(costs())).toMatchObject([{ supplierId: 's2', actual: 185000 }]);
    expect(reported().map(({ text }) => text)).toEqual([
      'Otto Brandt is in your budget with £1,850, instead of Fern & Fable’s quote',
    ]);
    await publish('supplier.unbooked', { ...fern, ...otto });
    expect(costs()).toMatchObject({ [id]: { supplierId: 's1', actual: 245000 } });
    expect(Object.keys(costs())).toEqual([id]);
    expect(reported().at(-1)?.text).toBe(
      'Otto Brandt is out of your budget, and Fern & Fable’s quote of £2,450 is back in it',
    );
    await reported()[0]?.action?.run();
    await settle();
    expect(costs()).toMatchObject({ [id]: { supplierId: 's1', actual: 245000 } });
  },
);

test('a second quote takes the place of the first; beside a booking it counts only when the couple says so [18]', async () => {
  const { date: _date, ...supplier } = fern;
  const first = { ...planned, supplierId: 's1', actual: 245000 };
  const open = setUp({ photographer: first }, { suppliers: { s1: quotedBy('Fern & Fable', 245000) } });
  await open.publish('quote.received', { ...supplier, ...otto, price, validUntil: null });
  expect(Object.values(open.costs())).toMatchObject([{ supplierId: 's2', actual: 185000 }]);
  const taken = setUp({ photographer: first }, { suppliers: { s1: quotedBy('Fern & Fable', 245000, true) } });
  await taken.publish('quote.received', { ...supplier, ...otto, price, validUntil: null });
  expect(taken.costs()).toEqual({ photographer: first });
  expect(taken.host.shown.map(({ text }) => text)).toEqual([
    'Otto Brandt’s quote is on your shortlist. Your budget counts Fern & Fable for this, so it isn’t counted twice.',
  ]);
  await taken.host.shown[0]?.action?.run();
  await settle();
  expect(taken.costs()).toMatchObject({ photographer: first, 'booked-s2': { supplierId: 's2', actual: 185000 } });
});

test('follows a price that was agreed anew, and takes its own line away with the supplier [18]', async () => {
  const { publish, costs } = setUp();
  await publish('supplier.booked', booked);
  await publish('supplier.booked', { ...booked, price: { ...price, amount: 170000 } });
  expect(costs()).toMatchObject({ 'booked-s1': { actual: 170000 } });
  await publish('supplier.removed', fern);
  expect(costs()).toEqual({});
});

test('a supplier who is set aside leaves the budget with what they quoted, once and with a way back [18]', async () => {
  const { publish, reported, costs } = setUp();
  const { date: _date, ...supplier } = fern;
  await publish('quote.received', { ...supplier, price, validUntil: null });
  await publish('supplier.ignored', fern);
  await publish('supplier.ignored', fern);
  expect(costs()).toEqual({});
  expect(reported().map(({ text }) => text)).toEqual([
    'Fern & Fable is in your budget with £1,850',
    'Fern & Fable is out of your budget: £1,850 less',
  ]);
  await reported().at(-1)?.action?.run();
  await settle();
  expect(costs()).toMatchObject({ 'booked-s1': { actual: 185000 } });
});

test('leaves alone what somebody changed since, and what was paid for [18]', async () => {
  const changed = { ...planned, supplierId: 's1', actual: 190000 };
  const { publish, costs } = setUp({ photographer: changed });
  await publish('supplier.unbooked', fern);
  expect(costs()['photographer']).toEqual(changed);
  const paid = { ...changed, actual: 185000 };
  const deposit = {
    ...{ costId: 'photographer', name: 'Deposit', amount: 35000, due: null, paidOn: '2026-11-01' },
    ...{ remindDaysBefore: null, createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  };
  const other = setUp({ photographer: paid }, { payments: { p1: deposit } });
  await other.publish('supplier.unbooked', fern);
  expect(other.costs()['photographer']).toEqual(paid);
  expect(other.reported()).toMatchObject([
    {
      ...{ tone: 'info', follows: true, text: '£1,850 stays in your budget for Fern & Fable: £350 of it is paid' },
      briefly: '£1,850 stays in your budget: £350 of it is paid',
    },
  ]);
});

const agreed = (changes: Partial<AgreedPayment>): AgreedPayment => ({
  ...{ id: 'd', kind: 'deposit', amount: 37000, currency: 'GBP', due: '2026-11-20', paidOn: '2026-11-20' },
  ...changes,
});
const rest = agreed({ id: 'r', kind: 'payment', amount: 148000, due: '2027-09-11', paidOn: null });

test('what was agreed to be paid stands on the line, once, and goes with the booking; what is paid stays [18]', async () => {
  const { publish, reported, costs, payments } = setUp({ photographer: planned });
  const event = { ...booked, payments: [agreed({}), rest] };
  await publish('supplier.booked', event);
  await publish('supplier.booked', event);
  expect(reported().map(({ text }) => text)).toEqual(['Fern & Fable is in your budget with £1,850, and 2 payments']);
  expect(payments()).toMatchObject({
    'booked-s1-d': { costId: 'photographer', name: 'Deposit', amount: 37000, paidOn: '2026-11-20' },
    'booked-s1-r': { costId: 'photographer', name: 'Balance', amount: 148000, due: '2027-09-11', remindDaysBefore: 7 },
  });
  await publish('supplier.unbooked', { ...fern, payments: event.payments });
  expect(Object.keys(payments())).toEqual(['booked-s1-d']);
  expect(costs()).toMatchObject({ photographer: { supplierId: 's1', actual: 185000 } });
  expect(reported().at(-1)).toMatchObject({
    text: 'One open payment to Fern & Fable is out of your budget. £1,850 stays in your budget for Fern & Fable: £370 of it is paid',
    briefly: 'One open payment is out of your budget. £1,850 stays in your budget: £370 of it is paid',
  });
  await reported().at(-1)?.action?.run();
  await settle();
  expect(payments()).toMatchObject({ 'booked-s1-r': { amount: 148000 } });
});

test('payments that were agreed anew are changed, added and taken away, and undone with the line [18]', async () => {
  const { publish, reported, costs, payments } = setUp();
  await publish('supplier.booked', { ...booked, payments: [rest] });
  const halves = [
    { ...rest, due: '2027-10-01' },
    { ...rest, id: 's', amount: 5000 },
  ];
  await publish('supplier.booked', { ...booked, payments: halves });
  expect(payments()).toMatchObject({
    'booked-s1-r': { due: '2027-10-01', name: 'Balance' },
    'booked-s1-s': { amount: 5000, name: 'Payment 2' },
  });
  await publish('supplier.booked', { ...booked, payments: [] });
  expect(payments()).toEqual({});
  await publish('supplier.booked', { ...booked, payments: [rest, { ...rest, id: 'e', currency: 'EUR' }] });
  expect(Object.keys(payments())).toEqual(['booked-s1-r']);
  await publish('supplier.unbooked', { ...fern, payments: [rest] });
  expect([costs(), payments()]).toEqual([{}, {}]);
  expect(reported().at(-1)?.text).toBe('Fern & Fable is out of your budget: £1,850 less, and one payment');
  await reported().at(-1)?.action?.run();
  await settle();
  expect(Object.keys({ ...costs(), ...payments() })).toEqual(['booked-s1', 'booked-s1-r']);
});

test.each([
  ['without a price', { ...booked, price: null }, 'owner'],
  ['in another currency', { ...booked, price: { ...price, currency: 'EUR' as const } }, 'owner'],
  ['by somebody who may not edit the budget', booked, 'helper'],
])('%s it puts down nothing', async (_why, payload, role) => {
  const { publish, reported, costs } = setUp({}, { role });
  await publish('supplier.booked', payload);
  expect(costs()).toEqual({});
  expect(reported()).toEqual([]);
});

test('a booking that was undone before its event came is not put down [18]', async () => {
  const { host, reported, costs } = setUp({ photographer: planned });
  await storeBooking(host, fern, false);
  await delivering(host)('supplier.booked', booked);
  expect(costs()).toEqual({ photographer: planned });
  expect(reported()).toEqual([]);
});

test.each([
  ['at the same price stays', 185000, { supplierId: 's1', actual: 185000 }],
  ['at another price has left the budget until its own event comes', 170000, { supplierId: null, actual: 0 }],
])('a supplier that was booked again %s [18]', async (_how, amount, line) => {
  const { host, publish, costs } = setUp({ photographer: planned });
  await publish('supplier.booked', booked);
  await storeBooking(host, { ...fern, price: { ...price, amount } }, true);
  await delivering(host)('supplier.unbooked', fern);
  expect(costs()).toMatchObject({ photographer: line });
});
