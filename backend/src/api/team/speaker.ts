import { type SupplierRole, supplierRoles } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { speaksFor, supplierOf, suppliersOf } from '#accounts/supplier-people';
import { Refusal } from '../refusal';

export type Roles = ReadonlyMap<string, SupplierRole>;

/** The people who speak for a supplier, with their roles. */
export const rolesIn = (account: DocumentSnapshot): Roles => {
  const owners: unknown = account.get('owners');
  const entries: [string, unknown][] = typeof owners === 'object' && owners !== null ? Object.entries(owners) : [];
  return new Map(
    entries.flatMap(([uid, said]) => {
      const role = supplierRoles.find((one) => one === said);
      return role === undefined ? [] : [[uid, role] as const];
    }),
  );
};

const notSpeaking = () => new Refusal(403, 'not-a-speaker', 'Only the people of a supplier may do this.');

/** Returns the supplier in the request, or the one of the person's pages; refuses people who do not speak for it. */
export const requireSpeaker = async (
  firestore: Firestore,
  uid: string,
  { supplierId: asked }: { supplierId?: string | undefined },
): Promise<string> => {
  if (asked !== undefined && !(await speaksFor(firestore, asked, uid))) throw notSpeaking();
  const supplierId = asked ?? (await supplierOf(firestore, uid));
  if (supplierId === null) throw notSpeaking();
  return supplierId;
};

/**
 * Returns the supplier whose people are changed. An older page names none: then it must be the person's only one. With
 * several it is unknown which one the page showed, and the one in their profile may have changed since.
 */
export const requireMeant = async (
  firestore: Firestore,
  uid: string,
  asked: { supplierId?: string | undefined },
): Promise<string> => {
  if (asked.supplierId === undefined && (await suppliersOf(firestore, uid).select().limit(2).get()).size > 1)
    throw new Refusal(409, 'supplier-not-named', 'Say for which of your suppliers: reload the page.');
  return requireSpeaker(firestore, uid, asked);
};

/**
 * Returns the people who speak for the supplier at the moment of a change. Refuses people who have left it, and staff
 * where only owners decide.
 */
export const requireRole = async (
  firestore: Firestore,
  transaction: Transaction,
  { supplierId, uid, isOwnersWork }: { supplierId: string; uid: string; isOwnersWork: boolean },
): Promise<Roles> => {
  const roles = rolesIn(await transaction.get(firestore.doc(`suppliers/${supplierId}`)));
  const role = roles.get(uid);
  if (role === undefined) throw notSpeaking();
  if (isOwnersWork && role !== 'owner')
    throw new Refusal(403, 'not-allowed', 'Only an owner says who speaks for the supplier.');
  return roles;
};
