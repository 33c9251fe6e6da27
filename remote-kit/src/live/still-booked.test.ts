import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { createMemoryFirestore, createTestHost } from '../testing';
import { isStillBooked } from './still-booked';

const about = { weddingId: 'w1', supplierId: 's1' };
const entry = {
  ...{ type: 'florists', slug: '', publicId: '', name: 'Fern', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ shortlisted: true, enquired: false, ignored: false, customSupplier: false },
};
const change = (booked: boolean) => [
  { kind: 'update' as const, collection: collections.shortlist('w1'), id: 's1', data: { booked } },
];
const withBooked = (booked: boolean) => {
  const firestore = createMemoryFirestore({ 'weddings/w1/suppliers': { s1: { ...entry, booked } } });
  return { firestore, host: createTestHost({ firestore }) };
};

test.each([true, false])('a supplier is booked as the server says: %s', async (booked) => {
  expect(await isStillBooked(withBooked(booked).host, about)).toBe(booked);
});

test('a supplier that is on the list no more is not booked', async () => {
  expect(await isStillBooked(createTestHost({ firestore: createMemoryFirestore() }), about)).toBe(false);
});

test.each([true, false])('this device’s edit counts before the server has it: booked %s', async (booked) => {
  const { firestore, host } = withBooked(!booked);
  const release = firestore.hold();
  const saved = firestore.commit(change(booked));
  expect(await isStillBooked(host, about)).toBe(booked);
  release();
  await saved;
  expect(await isStillBooked(host, about)).toBe(booked);
});

test('for a member who may not read it the event counts; without a connection nothing is known', async () => {
  const { firestore, host } = withBooked(false);
  const failing = (failure: FirestoreError['failure']) =>
    jest.spyOn(firestore, 'readDocument').mockRejectedValue(new FirestoreError(failure, failure));
  failing('permission-denied');
  expect(await isStillBooked(host, about)).toBe(true);
  failing('unavailable');
  await expect(isStillBooked(host, about)).rejects.toThrow('unavailable');
});
