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
  let confirmed: Identified<Wedding> | null = null;
  let shown: Identified<Wedding> | null = null;
  let isRefused = false;
  const show = (wedding: Identified<Wedding> | null): void => {
    shown = wedding;
    announce(wedding);
  };
  return watchWhatMayBeLost({
    watch: (onAnswer, refused) =>
      firestore.watchDocument(
        collections.weddings(),
        weddingId,
        ({ value, fromCache, hasPendingWrites }) => {
          // Until the server answers again, the cache may have changes that it refuses together with the reading.
          if (fromCache && (value === null || isRefused)) return;
          if (!fromCache) {
            isRefused = false;
            onAnswer();
          }
          if (!hasPendingWrites) confirmed = value;
          show(value);
        },
        (error) => {
          const isDenied = error.failure === 'permission-denied';
          isRefused ||= isDenied;
          // No snapshot takes back what the server refuses now: this listener has ended.
          if (isDenied && confirmed !== null && shown !== confirmed) show(confirmed);
          refused(error);
        },
      ),
    clock,
    failed,
    lost: () => announce(null, { weddingId }),
  });
};
