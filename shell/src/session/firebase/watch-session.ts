import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { User, Wedding } from '@posy/shared-contracts/entities';
import type { Clock, Firestore, Identified, Session, SignedIn } from '@posy/shared-contracts/mount-props';
import { onAuthStateChanged, type Auth, type User as AuthUser } from 'firebase/auth';
import { firstNameOf, newProfile } from '../new-profile';
import { watchWhatMayBeLost } from './watch-what-may-be-lost';

interface Options {
  auth: Auth;
  firestore: Firestore;
  clock: Clock;
  /** Where a new person's wedding belongs. */
  market: Market;
  report: (feature: string, error: unknown) => void;
}

/** How long to wait before a listener that was refused is started again, in milliseconds. */
const restartMs = 2000;

/** The session as Firebase tells it: who is signed in, their profile and their wedding, all live. */
export const watchSession = ({ auth, firestore, clock, market, report }: Options) => {
  let givenName: string | null = null;
  let stopAuth: () => void = () => undefined;
  let stopUser: () => void = () => undefined;
  let stopWedding: () => void = () => undefined;
  const stop = (): void => {
    stopAuth();
    stopUser();
    stopWedding();
  };

  const makeProfile = async (account: AuthUser): Promise<void> => {
    const { uid, email, displayName, providerData } = account;
    const name = givenName ?? firstNameOf(displayName ?? '');
    const provider = providerData[0]?.providerId ?? 'password';
    const weddingId = firestore.newId();
    await firestore.commit(newProfile({ uid, email: email ?? '', name, provider, market, weddingId }));
  };

  /** The address that letters go to follows the one that opens the account. Source: S7-auth-02. */
  const followEmail = (account: AuthUser, user: User): void => {
    const { email } = account;
    if (email === null || !account.emailVerified || email === user.contacts.email) return;
    firestore
      .commit([{ kind: 'update', collection: collections.users(), id: account.uid, data: { 'contacts.email': email } }])
      .catch((error: unknown) => report('profile', error));
  };

  const watch = (next: (session: Session) => void, failed: (error: unknown) => void): (() => void) => {
    const watchWedding = (account: AuthUser, user: User): void => {
      const tell = (wedding: Identified<Wedding> | null, lostAccess?: SignedIn['lostAccess']): void =>
        next({
          status: 'signed-in',
          uid: account.uid,
          email: account.email ?? '',
          user,
          wedding,
          role: wedding?.roles[account.uid] ?? null,
          ...(lostAccess === undefined ? {} : { lostAccess }),
        });
      stopWedding();
      if (user.weddingId === null) return tell(null);
      const { weddingId } = user;
      stopWedding = watchWhatMayBeLost({
        watch: (heard, refused) =>
          firestore.watchDocument(
            collections.weddings(),
            weddingId,
            ({ value, fromCache }) => {
              if (value === null && fromCache) return;
              heard();
              tell(value);
            },
            refused,
          ),
        clock,
        failed,
        lost: () => tell(null, { weddingId }),
      });
    };
    const watchUser = (account: AuthUser): void => {
      let making = false;
      const begin = (): void => {
        stopUser = firestore.watchDocument(
          collections.users(),
          account.uid,
          ({ value, fromCache, hasPendingWrites }) => {
            if (value !== null && hasPendingWrites) return undefined;
            if (value !== null) {
              followEmail(account, value);
              return watchWedding(account, value);
            }
            if (fromCache || making) return undefined;
            making = true;
            return void makeProfile(account).catch((error: unknown) => {
              making = false;
              report('profile', error);
              stopUser();
              stopUser = clock.after(restartMs, begin);
            });
          },
          (error) => {
            failed(error);
            stopUser = clock.after(restartMs, begin);
          },
        );
      };
      begin();
    };
    stopAuth = onAuthStateChanged(auth, (account) => {
      stopUser();
      stopWedding();
      if (account === null) next({ status: 'signed-out' });
      else watchUser(account);
    });
    return stop;
  };

  return {
    watch,
    stop,
    /** The name that somebody gave at sign-up, before Firebase knows it. */
    rememberName: (name: string) => {
      givenName = name;
    },
  };
};
