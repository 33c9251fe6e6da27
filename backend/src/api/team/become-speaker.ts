import { type SupplierRole } from '@posy/shared-contracts/entities';
import { defaultMarket } from '@posy/shared-contracts/markets';
import { newPerson } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { closedWedding } from '#documents/closed';
import { weddingsWith } from '../collaboration/joined-weddings';
import { type ApiContext } from '../handler';
import { Refusal } from '../refusal';
import { hasNothing, isBlank } from './blank-wedding';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Refuses people with other work, except those who are in another supplier's team. */
export const requireFree = (user: DocumentSnapshot, identity: Pick<Identity, 'kind'>): void => {
  const kind = textOrNull(user.get('kind')) ?? 'couple';
  if ((kind !== 'couple' && kind !== 'supplier') || identity.kind !== kind)
    throw new Refusal(409, 'other-work', 'This account has other work on Posy: please sign up with another address.');
};

const firstProfile = ({ email, name }: Pick<Identity, 'email' | 'name'>) => {
  const { locale, currency, country } = defaultMarket;
  const at = FieldValue.serverTimestamp();
  const l10n = { locale, currency, country };
  const person = newPerson({ email: email ?? '', name: name ?? '', provider: 'invitation', l10n });
  return { ...person, registeredAt: at, createdAt: at };
};

/** The account's own weddings are taken away where nobody began them; whoever plans one keeps to it. */
const leaveBlankWeddings = async (
  { firestore }: Pick<ApiContext, 'firestore'>,
  transaction: Transaction,
  uid: string,
) => {
  const { docs } = await transaction.get(weddingsWith(firestore, uid));
  for (const wedding of docs)
    if (!isBlank(wedding, uid) || !(await hasNothing(firestore, wedding.ref)))
      throw new Refusal(409, 'plans-a-wedding', 'This account plans a wedding: please sign up with another address.');
  return (): void => {
    for (const { id, ref } of docs) {
      transaction.set(closedWedding(firestore, id), { closedAt: FieldValue.serverTimestamp() });
      transaction.delete(ref);
    }
  };
};

/**
 * Has somebody speak for a supplier from now on. All is read, and refused, before the answer; what it returns writes. The
 * token, and what they read, are the caller's to open afterwards.
 */
export const becomeSpeaker = async (
  context: Pick<ApiContext, 'firestore'>,
  transaction: Transaction,
  identity: Pick<Identity, 'uid' | 'kind' | 'email' | 'name'>,
  { standing, role }: { standing: DocumentSnapshot; role: SupplierRole },
): Promise<() => void> => {
  const { uid } = identity;
  const user = await transaction.get(context.firestore.doc(`users/${uid}`));
  requireFree(user, identity);
  const leaveWeddings = await leaveBlankWeddings(context, transaction, uid);
  return () => {
    leaveWeddings();
    const profile = user.exists ? {} : firstProfile(identity);
    const supplier = { kind: 'supplier', supplierId: standing.id, weddingId: null, weddingIds: [] };
    transaction.set(user.ref, { ...profile, ...supplier }, { merge: true });
    const at = FieldValue.serverTimestamp();
    const claimedAt: unknown = standing.get('claimedAt') ?? at;
    transaction.set(standing.ref, { owners: { [uid]: role }, claimedAt, updatedAt: at }, { merge: true });
  };
};
