import { collections } from '@posy/shared-contracts/collections';
import type { User, Wedding } from '@posy/shared-contracts/entities';
import type { Clock, Firestore, Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import type { User as AuthUser } from 'firebase/auth';
import { watchWhatMayBeLost } from './watch-what-may-be-lost';

interface Options {
  firestore: Firestore;
  clock: Clock;
  account: AuthUser;
  user: User;
  next: (session: SignedIn) => void;
  failed: (error: unknown) => void;
}

/**
 * Follows the wedding of a profile: reports the session with it, without one, or with lost access. Returns a function
 * that ends it.
 */
export const watchWedding = ({ firestore, clock, account, user, next, failed }: Options): (() => void) => {
  const announce = (wedding: Identified<Wedding> | null, lostAccess?: SignedIn['lostAccess']): void =>
    next({
      status: 'signed-in',
      uid: account.uid,
      email: account.email ?? '',
      user,
      wedding,
      role: wedding?.roles[account.uid] ?? null,
      ...(lostAccess === undefined ? {} : { lostAccess }),
    });
  const { weddingId } = user;
  if (weddingId === null) {
    announce(null);
    return () => undefined;
  }
  return watchWhatMayBeLost({
    watch: (onAnswer, refused) =>
      firestore.watchDocument(
        collections.weddings(),
        weddingId,
        ({ value, fromCache }) => {
          if (value === null && fromCache) return;
          onAnswer();
          announce(value);
        },
        refused,
      ),
    clock,
    failed,
    lost: () => announce(null, { weddingId }),
  });
};
