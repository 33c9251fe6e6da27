import { createMemoryFirestore, createTestHost, exampleSignedIn, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { removeField } from '@posy/shared-contracts/mount-props';
import { createReactions } from './reactions';

const conversation = (unread: number) => ({
  weddingId: 'w1',
  supplierId: 'GB000001',
  supplierName: 'Larkfield',
  supplierType: 'venues',
  supplierSlug: 'larkfield',
  coupleName: 'Maya and Tom',
  weddingDate: null,
  memberUids: ['u1'],
  unread: { couple: unread, supplier: 0 },
  lastMessage: { body: 'Hello', from: 'supplier', createdAt: '2026-11-20T10:00:00.000Z' },
  custom: { repliedByCouple: null },
  createdAt: '2026-11-20T09:00:00.000Z',
});

const delivery = { id: 'e1', producer: 'shell', publishedAt: 0 };

test('tells of a conversation that ends while somebody of the couple looks on, whoever ended it, and of none that had ended before', async () => {
  const over = { closedAt: '2026-11-20T11:00:00.000Z', closedReason: 'not-available', closedBy: 'supplier' };
  const firestore = createMemoryFirestore({
    conversations: { c1: conversation(0), c2: { ...conversation(0), ...over } },
  });
  const host = createTestHost({ session: exampleSignedIn(), firestore });
  const reported: unknown[] = [];
  host.bus.subscribe('enquiry.closed', (payload) => void reported.push(payload));
  await createReactions(host)['session.changed']?.({ uid: 'u1', weddingId: 'w1' }, delivery);
  const update = { kind: 'update', collection: collections.conversations(), id: 'c1', data: over } as const;
  await firestore.commit([update]);
  await firestore.commit([{ ...update, data: { 'unread.couple': 1 } }]);
  expect(reported).toEqual([
    { weddingId: 'w1', conversationId: 'c1', supplierId: 'GB000001', reason: 'not-available' },
  ]);
});

test('tells of a conversation that goes on after its end, once', async () => {
  const over = { closedAt: '2026-11-20T11:00:00.000Z', closedReason: 'not-needed', closedBy: null };
  const firestore = createMemoryFirestore({ conversations: { c1: { ...conversation(0), ...over } } });
  const host = createTestHost({ session: exampleSignedIn(), firestore });
  const reported: unknown[] = [];
  host.bus.subscribe('enquiry.reopened', (payload) => void reported.push(payload));
  await createReactions(host)['session.changed']?.({ uid: 'u1', weddingId: 'w1' }, delivery);
  const again = { closedAt: removeField(), closedReason: removeField(), closedBy: removeField() };
  const update = { kind: 'update', collection: collections.conversations(), id: 'c1', data: again } as const;
  await firestore.commit([update]);
  await firestore.commit([{ ...update, data: { 'unread.couple': 1 } }]);
  expect(reported).toEqual([{ weddingId: 'w1', conversationId: 'c1', supplierId: 'GB000001' }]);
});

test('tells once of a conversation that was read, and of an answer of the couple with the time the server noted [S4-inbox-04] [S4-inbox-05]', async () => {
  const firestore = createMemoryFirestore({ conversations: { c1: conversation(2), c2: conversation(0) } });
  const host = createTestHost({ session: exampleSignedIn(), firestore });
  const read: unknown[] = [];
  const replied: unknown[] = [];
  host.bus.subscribe('conversation.read', (payload) => void read.push(payload));
  host.bus.subscribe('conversation.replied', (payload) => void replied.push(payload));
  await createReactions(host)['session.changed']?.({ uid: 'u1', weddingId: 'w1' }, delivery);
  const change = (id: string, data: Record<string, unknown>) =>
    firestore.commit([{ kind: 'update', collection: collections.conversations(), id, data }]);
  await change('c1', { 'unread.couple': 1 });
  expect(read).toEqual([]);
  await change('c1', { 'unread.couple': 0 });
  await change('c1', { coupleName: 'Maya and Tomas' });
  const repliedAt = '2026-11-20T12:00:00.000Z';
  await change('c2', { 'custom.repliedByCouple': repliedAt });
  await change('c2', { coupleName: 'Maya and Tomas' });
  expect(read).toEqual([{ conversationId: 'c1' }]);
  expect(replied).toEqual([{ conversationId: 'c2', repliedAt }]);
});

test('a supplier’s page tells of what the supplier read, and never that the couple answered', async () => {
  const waiting = { ...conversation(0), unread: { couple: 0, supplier: 1 } };
  const firestore = createMemoryFirestore({ conversations: { c1: waiting } });
  const signedIn = exampleSignedIn();
  const user = { ...signedIn.user, kind: 'supplier' as const, weddingId: null };
  const host = createTestHost({ session: { ...signedIn, wedding: null, user }, firestore });
  const received: unknown[] = [];
  host.bus.subscribe('conversation.read', (payload) => void received.push(['read', payload]));
  host.bus.subscribe('conversation.replied', (payload) => void received.push(['replied', payload]));
  await createReactions(host)['session.changed']?.({ uid: 'u1', weddingId: null }, delivery);
  const data = { 'unread.supplier': 0, 'custom.repliedByCouple': '2026-11-20T12:00:00.000Z' };
  await firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'c1', data }]);
  expect(received).toEqual([['read', { conversationId: 'c1' }]]);
});

describe('a booking', () => {
  const booking = { weddingId: 'w1', supplierId: 'GB000001', supplierName: 'Larkfield', supplierType: 'venues' };
  const answering = (asked: unknown[]) => ({
    followBooking: ({ params, body }: EndpointInput<'followBooking'>) => {
      asked.push({ params, body });
      return { conversations: [] };
    },
  });

  const listed = {
    ...{ type: 'venues', slug: '', publicId: '', name: 'Larkfield', updatedAt: '2026-11-01T10:00:00.000Z' },
    ...{ shortlisted: true, enquired: true, ignored: false, customSupplier: false },
  };
  /** A page of the couple, whose shortlist says whether the supplier is booked. */
  const open = (booked: boolean, options: Pick<TestHostOptions, 'api'>) => {
    const firestore = createMemoryFirestore({ 'weddings/w1/suppliers': { GB000001: { ...listed, booked } } });
    const reactions = createReactions(createTestHost({ session: exampleSignedIn(), firestore, ...options }));
    const collection = collections.shortlist('w1');
    const book = (isBooked: boolean) =>
      firestore.writeElsewhere([{ kind: 'update', collection, id: 'GB000001', data: { booked: isBooked } }]);
    return { reactions, book };
  };

  test('ends the conversations of its category, and brings them back when it is taken back', async () => {
    const asked: unknown[] = [];
    const { reactions, book } = open(true, { api: answering(asked) });
    await reactions['supplier.booked']?.(booking, delivery);
    book(false);
    await reactions['supplier.unbooked']?.(booking, delivery);
    const body = { supplierId: 'GB000001', supplierType: 'venues' };
    expect(asked).toEqual([
      { params: { weddingId: 'w1' }, body: { ...body, isBooked: true } },
      { params: { weddingId: 'w1' }, body: { ...body, isBooked: false } },
    ]);
  });

  test.each([
    ['undone', 'supplier.booked', false],
    ['made again', 'supplier.unbooked', true],
  ] as const)('that was %s before its event came ends and brings back nothing [18]', async (_how, event, booked) => {
    const asked: unknown[] = [];
    await open(booked, { api: answering(asked) }).reactions[event]?.(booking, delivery);
    expect(asked).toEqual([]);
  });

  test('leaves them open where the couple decided so [18]', async () => {
    const asked: unknown[] = [];
    await open(true, { api: answering(asked) }).reactions['supplier.booked']?.(
      { ...booking, closesOthers: false },
      delivery,
    );
    expect(asked).toEqual([]);
  });

  test('waits where the server cannot be reached', async () => {
    const followBooking = () => {
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    };
    const { reactions } = open(true, { api: { followBooking } });
    await expect(reactions['supplier.booked']?.(booking, delivery)).rejects.toThrow('could not be reached');
  });
});

test('tells how many conversations wait after sign-in, and none after sign-out', async () => {
  const firestore = createMemoryFirestore({ conversations: { c1: conversation(2), c2: conversation(0) } });
  const host = createTestHost({ session: exampleSignedIn(), firestore });
  const counts: number[] = [];
  host.bus.subscribe('inbox.unread-changed', ({ count }) => void counts.push(count));
  const react = createReactions(host)['session.changed'];
  await react?.({ uid: 'u1', weddingId: 'w1' }, delivery);
  await Promise.resolve();
  await react?.({ uid: null, weddingId: null }, delivery);
  await Promise.resolve();
  expect(counts).toEqual([1, 0]);
});

test('a supplier’s page says on every screen how many couples wait for a reply, until nobody does [19] [32]', async () => {
  const from = (side: 'couple' | 'supplier', more = {}) => ({
    ...conversation(0),
    lastMessage: { body: 'Hello', from: side, createdAt: '2026-11-20T10:00:00.000Z' },
    ...more,
  });
  const closed = { closedAt: '2026-11-20T11:00:00.000Z', closedReason: 'not-needed', closedBy: 'couple' };
  const firestore = createMemoryFirestore({
    conversations: { c1: from('couple'), c2: from('couple'), c3: from('supplier'), c4: from('couple', closed) },
  });
  const signedIn = exampleSignedIn();
  const user = { ...signedIn.user, kind: 'supplier' as const, weddingId: null };
  const host = createTestHost({ session: { ...signedIn, wedding: null, user }, firestore });
  const counts: number[] = [];
  host.bus.subscribe('inbox.waiting-changed', ({ count }) => void counts.push(count));
  const react = createReactions(host)['session.changed'];
  await react?.({ uid: 'u1', weddingId: null }, delivery);
  const answer = (id: string, data: Record<string, unknown>) =>
    firestore.commit([{ kind: 'update', collection: collections.conversations(), id, data }]);
  await answer('c1', { 'unread.supplier': 0 });
  await answer('c1', { lastMessage: from('supplier').lastMessage });
  await react?.({ uid: null, weddingId: null }, delivery);
  await Promise.resolve();
  expect(counts).toEqual([2, 1, 0]);
});

test('of several suppliers the chosen one’s couples are counted, and again after another choice [32]', async () => {
  const asked = (supplierId: string) => ({
    ...conversation(0),
    supplierId,
    lastMessage: { ...conversation(0).lastMessage, from: 'couple' },
  });
  const [mill, larkfield] = ['GB000002', 'GB000001'];
  const firestore = createMemoryFirestore({
    conversations: { c1: asked(larkfield), c2: asked(mill), c3: asked(mill) },
  });
  const signedIn = exampleSignedIn();
  const chosen = (supplierId: string) => ({
    ...signedIn,
    wedding: null,
    user: { ...signedIn.user, kind: 'supplier' as const, weddingId: null, supplierId },
  });
  const host = createTestHost({ session: chosen(larkfield), firestore });
  const counts: number[] = [];
  host.bus.subscribe('inbox.waiting-changed', ({ count }) => void counts.push(count));
  const react = createReactions(host)['session.changed'];
  await react?.({ uid: 'u1', weddingId: null }, delivery);
  host.session.set(chosen(mill));
  await react?.({ uid: null, weddingId: null }, delivery);
  host.session.set(chosen(larkfield));
  await Promise.resolve();
  expect(counts).toEqual([1, 2, 0]);
});

test('nobody waits behind a couple’s own list', async () => {
  const asked = { ...conversation(1), lastMessage: { ...conversation(1).lastMessage, from: 'couple' } };
  const host = createTestHost({
    session: exampleSignedIn(),
    firestore: createMemoryFirestore({ conversations: { c1: conversation(1), c2: asked } }),
  });
  const counts: number[] = [];
  host.bus.subscribe('inbox.waiting-changed', ({ count }) => void counts.push(count));
  await createReactions(host)['session.changed']?.({ uid: 'u1', weddingId: 'w1' }, delivery);
  await Promise.resolve();
  expect(counts).toEqual([]);
});
