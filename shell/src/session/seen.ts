import type { MountProps, Seen } from '@posy/shared-contracts/mount-props';

/**
 * Writes the items that a person has seen to their profile, only that field. Source: S3-user-01, S2-nav-04, S2-nav-05.
 */
export const createSeen = (
  { session, firestore }: Pick<MountProps, 'session' | 'firestore'>,
  report: (error: unknown) => void,
): Seen => ({
  mark(action) {
    const now = session.get();
    if (now.status !== 'signed-in' || now.user.actions[action]) return;
    const data = { [`actions.${action}`]: true };
    // The first page needs no collections, so they load here.
    import('@posy/shared-contracts/collections')
      .then(({ collections }) =>
        firestore.commit([{ kind: 'update', collection: collections.users(), id: now.uid, data }], { byItself: true }),
      )
      .catch(report);
  },
});
