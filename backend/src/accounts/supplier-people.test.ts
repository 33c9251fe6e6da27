import { type Firestore } from 'firebase-admin/firestore';
import { testBackend } from '#testing/test-backend';
import { addToSupplier, removeFromSupplier } from './supplier-people';

const backend = testBackend();

/** The database, in which something else happens just before a document is written. */
const justBefore = (firestore: Firestore, path: string, happens: () => Promise<unknown>): Firestore =>
  new Proxy(firestore, {
    get: (target, name) => {
      if (name === 'doc')
        return (at: string) => {
          const reference = target.doc(at);
          if (at !== path) return reference;
          const set = reference.set.bind(reference);
          return Object.assign(reference, {
            set: async (...written: Parameters<typeof set>) => {
              await happens();
              return set(...written);
            },
          });
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

test('an enquiry that is given to somebody while they are let go is for whoever comes first again [19]', async () => {
  const { firestore } = backend;
  const supplier = 'suppliers/GB500009';
  for (const [uid, role] of [
    ['ana', 'owner'],
    ['bo', 'staff'],
  ] as const) {
    await firestore.doc(`users/${uid}`).set({ supplierId: null });
    await addToSupplier(firestore, 'GB500009', uid, role);
  }
  const [before, meanwhile, ofAna] = ['c1', 'c2', 'c3'].map((id) => firestore.doc(`${supplier}/enquiries/${id}`));
  await before?.set({ labels: [], assignedTo: 'bo' });
  await ofAna?.set({ labels: [], assignedTo: 'ana' });
  const given = async () => meanwhile?.set({ labels: [], assignedTo: 'bo' });
  await removeFromSupplier(justBefore(firestore, supplier, given), 'GB500009', 'bo');
  expect((await firestore.doc(supplier).get()).get('owners')).toEqual({ ana: 'owner' });
  const assigned = await Promise.all(
    [before, meanwhile, ofAna].map(async (file) => (await file?.get())?.get('assignedTo')),
  );
  expect(assigned).toEqual([null, null, 'ana']);
});
