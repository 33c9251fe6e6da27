import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { addToSupplier, speakersIn } from './supplier-people';

/** Returns the users whose profile names a supplier, by the supplier's id. */
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
 * Migrates data from when profiles alone named a supplier's people: a supplier without `owners` gets the people whose
 * profiles name it. An existing `owners` wins, even if empty, and profiles that disagree are corrected.
 */
export const migrateSupplierPeople = async (firestore: Firestore): Promise<void> => {
  for (const [supplierId, people] of await saidInProfiles(firestore)) {
    const owners: unknown = (await firestore.doc(`suppliers/${supplierId}`).get()).get('owners');
    const speakers = owners === undefined ? people.map(({ id }) => id) : speakersIn(owners);
    for (const { id, ref } of people) {
      if (!speakers.includes(id)) await ref.update({ supplierId: null });
      else if (owners === undefined) await addToSupplier(firestore, supplierId, id, 'owner');
    }
  }
};

/** Runs the migration once per database: it reads every supplier's people, and no code writes the old form any more. */
export const migrateSupplierPeopleOnce = async (firestore: Firestore, now: number): Promise<void> => {
  const done = firestore.doc('seeds/supplier-people');
  if ((await done.get()).exists) return;
  await migrateSupplierPeople(firestore);
  await done.set({ mendedAt: Timestamp.fromMillis(now) });
};
