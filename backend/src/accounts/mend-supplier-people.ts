import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { addToSupplier, speakersIn } from './supplier-people';

/** Those whose profile names a supplier, by its id. */
const saidInProfiles = async (firestore: Firestore): Promise<Map<string, QueryDocumentSnapshot[]>> => {
  const { docs } = await firestore.collection('users').where('kind', '==', 'supplier').select('supplierId').get();
  const named = new Map<string, QueryDocumentSnapshot[]>();
  for (const user of docs) {
    const id: unknown = user.get('supplierId');
    if (typeof id === 'string' && /^[^/]+$/.test(id)) named.set(id, [...(named.get(id) ?? []), user]);
  }
  return named;
};

/**
 * Data from when profiles said who speaks for a supplier: one without `owners` gets those who said so. Where there are
 * `owners`, though nobody is among them any more, they hold, and a profile that says something else is corrected.
 */
export const mendSupplierPeople = async (firestore: Firestore): Promise<void> => {
  for (const [supplierId, people] of await saidInProfiles(firestore)) {
    const owners: unknown = (await firestore.doc(`suppliers/${supplierId}`).get()).get('owners');
    const speakers = owners === undefined ? people.map(({ id }) => id) : speakersIn(owners);
    for (const { id, ref } of people) {
      if (!speakers.includes(id)) await ref.update({ supplierId: null });
      else if (owners === undefined) await addToSupplier(firestore, supplierId, id, 'owner');
    }
  }
};

/** The same once in the life of a database: it reads every supplier's people, and nothing writes the old way any more. */
export const mendSupplierPeopleOnce = async (firestore: Firestore, now: number): Promise<void> => {
  const done = firestore.doc('seeds/supplier-people');
  if ((await done.get()).exists) return;
  await mendSupplierPeople(firestore);
  await done.set({ mendedAt: Timestamp.fromMillis(now) });
};
