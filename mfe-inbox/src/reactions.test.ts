import { createMemoryFirestore, createTestHost, exampleSignedIn } from '@posy/remote-kit/testing';
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

it('tells how many conversations wait after sign-in, and none after sign-out', async () => {
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
