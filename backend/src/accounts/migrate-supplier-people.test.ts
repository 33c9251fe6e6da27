import { userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { migrateSupplierPeople, migrateSupplierPeopleOnce } from './migrate-supplier-people';
import { supplierOf } from './supplier-people';

const backend = testBackend();

const profile = (uid: string, supplierId: string) =>
  backend.firestore
    .doc(`users/${uid}`)
    .set({ ...userDocument(`${uid}@example.com`, null), kind: 'supplier', supplierId });

const said = async (uid: string): Promise<unknown> =>
  (await backend.firestore.doc(`users/${uid}`).get()).get('supplierId');

const owners = async (supplierId: string): Promise<unknown> =>
  (await backend.firestore.doc(`suppliers/${supplierId}`).get()).get('owners');

test('older data, where profiles say who speaks for a supplier, gets owners, and their conversations', async () => {
  await profile('robin', 'GB500001');
  await profile('kim', 'GB500001');
  const talk = backend.firestore.doc('conversations/older');
  await talk.set({ supplierId: 'GB500001', memberUids: ['ana'] });
  await migrateSupplierPeople(backend.firestore);
  await migrateSupplierPeople(backend.firestore);
  expect(await owners('GB500001')).toEqual({ robin: 'owner', kim: 'owner' });
  expect([await supplierOf(backend.firestore, 'robin'), await said('kim')]).toEqual(['GB500001', 'GB500001']);
  expect(((await talk.get()).get('memberUids') as string[]).sort()).toEqual(['ana', 'kim', 'robin']);
});

test('owners hold against a profile: who was sent away does not come back by it', async () => {
  await profile('dismissed', 'GB500002');
  await backend.firestore.doc('suppliers/GB500002').set({ owners: {} });
  await migrateSupplierPeople(backend.firestore);
  expect([await owners('GB500002'), await said('dismissed')]).toEqual([{}, null]);
});

test('the whole table is read once in the life of a database: a later start reads none of it [14]', async () => {
  const done = backend.firestore.doc('seeds/supplier-people');
  expect((await done.get()).exists).toBe(true);
  await profile('later', 'GB500003');
  await migrateSupplierPeopleOnce(backend.firestore, Date.now());
  expect(await owners('GB500003')).toBeUndefined();
  await done.delete();
  await migrateSupplierPeopleOnce(backend.firestore, Date.now());
  expect([await owners('GB500003'), (await done.get()).exists]).toEqual([{ later: 'owner' }, true]);
});
