import { memberRoleSchema, type User } from '@posy/shared-contracts/entities';
import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';

type Joined = Pick<Partial<User>, 'weddingId' | 'weddingIds'>;

/** Every wedding that a person belongs to, in the order of joining. */
export const weddingIdsOf = ({ weddingId, weddingIds = [] }: Joined): string[] => [
  ...new Set([...weddingIds, ...(typeof weddingId === 'string' ? [weddingId] : [])]),
];

/**
 * Query of the weddings that a person is a member of, whatever their profile says: their page may name another one
 * there.
 */
export const weddingsWith = (firestore: Firestore, uid: string): Query =>
  firestore.collection('weddings').where(new FieldPath('roles', uid), 'in', memberRoleSchema.options);

/** A wedding that the person still belongs to. */
interface Remaining {
  id: string;
  isOwn: boolean;
}

/** Returns the person's weddings without `gone`, oldest first: only those that they still belong to. */
export const remainingWeddings = async (
  { firestore, transaction }: { firestore: Firestore; transaction: Transaction },
  user: Joined,
  uid: string,
  gone: string,
): Promise<Remaining[]> => {
  const others = weddingIdsOf(user).filter((id) => id !== gone);
  if (others.length === 0) return [];
  const found = await transaction.getAll(...others.map((id) => firestore.doc(`weddings/${id}`)));
  return found
    .map((wedding) => ({ id: wedding.id, role: wedding.get(`roles.${uid}`) as unknown }))
    .filter(({ role }) => role !== undefined)
    .map(({ id, role }) => ({ id, isOwn: role === 'owner' }));
};

/** The wedding that a profile turns to: the one that was joined last before. */
export const nextWedding = (remaining: Remaining[]): string | null => remaining.at(-1)?.id ?? null;

/** Returns a profile's changes when its person loses a wedding. */
export const afterLeaving = (user: Joined, gone: string, remaining: Remaining[]) => ({
  weddingIds: remaining.map(({ id }) => id),
  collaborator: remaining.some(({ isOwn }) => !isOwn),
  ...(user.weddingId === gone && { weddingId: nextWedding(remaining) }),
});
