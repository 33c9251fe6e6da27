import { type SupplierRole, supplierRoles } from '@posy/shared-contracts/entities';
import { FieldPath, FieldValue, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';

// `suppliers/{id}.owners` alone says who speaks for a supplier; `users.supplierId` says which of theirs a person's pages are
// about, and is believed only where `owners` agrees.

/** Writes of one commit: Firestore takes 500. */
const batchSize = 400;

/** Opens every conversation of a supplier to a person, or closes them. */
const changeReaders = async (firestore: Firestore, supplierId: string, memberUids: FieldValue): Promise<void> => {
  const { docs } = await firestore.collection('conversations').where('supplierId', '==', supplierId).select().get();
  for (let from = 0; from < docs.length; from += batchSize) {
    const batch = firestore.batch();
    for (const { ref } of docs.slice(from, from + batchSize)) batch.update(ref, { memberUids });
    await batch.commit();
  }
};

/** The uids in a supplier's `owners`, whatever else may stand there. */
export const speakersIn = (owners: unknown): string[] =>
  typeof owners === 'object' && owners !== null
    ? Object.entries(owners).flatMap(([uid, role]) => (supplierRoles.some((one) => one === role) ? [uid] : []))
    : [];

/** The people who speak for a supplier. */
export const supplierPeople = async (
  firestore: Firestore,
  transaction: Transaction,
  supplierId: string,
): Promise<string[]> => speakersIn((await transaction.get(firestore.doc(`suppliers/${supplierId}`))).get('owners'));

/** Query of the suppliers that a person speaks for. */
export const suppliersOf = (firestore: Firestore, uid: string): Query =>
  firestore.collection('suppliers').where(new FieldPath('owners', uid), 'in', [...supplierRoles]);

/** Returns true when `owners` of the supplier names this person now. */
export const speaksFor = async (firestore: Firestore, supplierId: string, uid: string): Promise<boolean> =>
  speakersIn((await firestore.doc(`suppliers/${supplierId}`).get()).get('owners')).includes(uid);

/** Returns a supplier that the person speaks for, preferably the one in their profile; null for none. */
export const supplierOf = async (firestore: Firestore, uid: string): Promise<string | null> => {
  const chosen: unknown = (await firestore.doc(`users/${uid}`).get()).get('supplierId');
  if (typeof chosen === 'string' && chosen !== '' && (await speaksFor(firestore, chosen, uid))) return chosen;
  return (await suppliersOf(firestore, uid).select().limit(1).get()).docs[0]?.id ?? null;
};

/**
 * Opens a supplier's conversations to one of its people. A person removed in the meantime is taken out again: removal
 * changes `owners` first and readers last, this the other way round, so that one of the two sees the other.
 */
export const letRead = async (firestore: Firestore, supplierId: string, uid: string): Promise<void> => {
  await changeReaders(firestore, supplierId, FieldValue.arrayUnion(uid));
  if (!(await speaksFor(firestore, supplierId, uid)))
    await changeReaders(firestore, supplierId, FieldValue.arrayRemove(uid));
};

/** Adds a person to a supplier's team: its desk and all its conversations. */
export const addToSupplier = async (
  firestore: Firestore,
  supplierId: string,
  uid: string,
  role: SupplierRole,
): Promise<void> => {
  const account = firestore.doc(`suppliers/${supplierId}`);
  const claimed: unknown = (await account.get()).get('claimedAt');
  const at = FieldValue.serverTimestamp();
  const batch = firestore.batch();
  batch.set(account, { owners: { [uid]: role }, claimedAt: claimed ?? at, updatedAt: at }, { merge: true });
  batch.set(firestore.doc(`users/${uid}`), { supplierId }, { merge: true });
  await batch.commit();
  await letRead(firestore, supplierId, uid);
};

/** Returns the person's assigned enquiries to the team, so that any colleague may take them. */
const handBack = async (firestore: Firestore, supplierId: string, uid: string): Promise<void> => {
  const theirs = firestore.collection(`suppliers/${supplierId}/enquiries`).where('assignedTo', '==', uid);
  for (const { ref } of (await theirs.select().get()).docs) await ref.update({ assignedTo: null });
};

/** Turns a person's pages from a supplier that they left to another one of theirs, or none. */
const turnAway = async (firestore: Firestore, supplierId: string, uid: string): Promise<void> => {
  const user = firestore.doc(`users/${uid}`);
  await firestore.runTransaction(async (transaction) => {
    const [profile, { docs }] = await Promise.all([
      transaction.get(user),
      transaction.get(suppliersOf(firestore, uid).select()),
    ]);
    if (!profile.exists || profile.get('supplierId') !== supplierId) return;
    transaction.update(user, { supplierId: docs.find(({ id }) => id !== supplierId)?.id ?? null });
  });
};

/** Takes that away again, and has the person's pages be about another supplier of theirs, or none. */
export const removeFromSupplier = async (firestore: Firestore, supplierId: string, uid: string): Promise<void> => {
  // Conversations come first: while `owners` still names the person, a second call does the rest.
  await changeReaders(firestore, supplierId, FieldValue.arrayRemove(uid));
  await handBack(firestore, supplierId, uid);
  const changes = { owners: { [uid]: FieldValue.delete() }, updatedAt: FieldValue.serverTimestamp() };
  await firestore.doc(`suppliers/${supplierId}`).set(changes, { merge: true });
  await turnAway(firestore, supplierId, uid);
  // Anything assigned or opened to them in the meantime is taken back too; from here on the rules let nobody assign to
  // them.
  await handBack(firestore, supplierId, uid);
  await changeReaders(firestore, supplierId, FieldValue.arrayRemove(uid));
};

/** Does that for every supplier but one that may stay. */
export const removeFromSuppliers = async (firestore: Firestore, uid: string, staying: string | null): Promise<void> => {
  const { docs } = await suppliersOf(firestore, uid).select().get();
  for (const { id } of docs) if (id !== staying) await removeFromSupplier(firestore, id, uid);
};
