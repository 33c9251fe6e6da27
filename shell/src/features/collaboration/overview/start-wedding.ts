import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { MountProps, SignedIn } from '@posy/shared-contracts/mount-props';
import { newWedding } from '#session/account/new-profile';

/** Creates a wedding for a person without one and sets it in their profile, in one commit. */
export const startWedding = async (
  { firestore }: Pick<MountProps, 'firestore'>,
  { uid, user }: SignedIn,
  market: Market,
): Promise<void> => {
  const weddingId = firestore.newId();
  await firestore.commit([
    newWedding({ uid, name: user.name, market, weddingId }),
    { kind: 'update', collection: collections.users(), id: uid, data: { weddingId } },
  ]);
};
