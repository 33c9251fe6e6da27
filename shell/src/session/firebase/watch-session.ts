import { defaultMarket, type Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { User, Wedding } from '@posy/shared-contracts/entities';
import type { Clock, Firestore, Identified, Session } from '@posy/shared-contracts/mount-props';
import { onAuthStateChanged, type Auth, type User as AuthUser } from 'firebase/auth';
import { newProfile } from './new-profile';

interface Options {
  auth: Auth;
  firestore: Firestore;
  clock: Clock;
  report: (feature: string, error: unknown) => void;
}

interface SignUpMemory {
  name: string;
  market: Market;
}

/** How long to wait before a listener that was refused is started again, in milliseconds. */
const restartMs = 2000;

/** The session as Firebase tells it: who is signed in, their profile and their wedding, all live. */
export const watchSession = ({ auth, firestore, clock, report }: Options) => {
  let signUp: SignUpMemory | null = null;
  let stopAuth: () => void = () => undefined;
  let stopUser: () => void = () => undefined;
  let stopWedding: () => void = () => undefined;
  const stop = (): void => {
    stopAuth();
    stopUser();
    stopWedding();
  };

  const makeProfile = async (account: AuthUser): Promise<void> => {
    const { name, market } = signUp ?? { name: account.displayName ?? '', market: defaultMarket };
    await firestore.commit(
      newProfile({ uid: account.uid, email: account.email ?? '', name, market, weddingId: firestore.newId() }),
    );
  };

  const watch = (next: (session: Session) => void, failed: (error: unknown) => void): (() => void) => {
    const watchWedding = (account: AuthUser, user: User): void => {
      const tell = (wedding: Identified<Wedding> | null): void =>
        next({
          status: 'signed-in',
          uid: account.uid,
          email: account.email ?? '',
          user,
          wedding,
          role: wedding?.roles[account.uid] ?? null,
        });
      if (user.weddingId === null) return tell(null);
      stopWedding();
      const { weddingId } = user;
      const begin = (): void => {
        stopWedding = firestore.watchDocument(
          collections.weddings(),
          weddingId,
          ({ value, fromCache }) => (value === null && fromCache ? undefined : tell(value)),
          (error) => {
            failed(error);
            stopWedding = clock.after(restartMs, begin);
          },
        );
      };
      begin();
    };
    const watchUser = (account: AuthUser): void => {
      let making = false;
      const begin = (): void => {
        stopUser = firestore.watchDocument(
          collections.users(),
          account.uid,
          ({ value, fromCache, hasPendingWrites }) => {
            if (value !== null) return hasPendingWrites ? undefined : watchWedding(account, value);
            if (fromCache || making) return undefined;
            making = true;
            return void makeProfile(account).catch((error: unknown) => {
              making = false;
              report('profile', error);
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
    rememberSignUp: (details: SignUpMemory) => {
      signUp = details;
    },
  };
};
