import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { Clock, Firestore, Session } from '@posy/shared-contracts/mount-props';
import { type Auth, onAuthStateChanged, type User as AuthUser } from 'firebase/auth';
import { createAccountProfile } from './account-profile';
import { watchWedding } from './watch-wedding';

interface Options {
  auth: Auth;
  firestore: Firestore;
  clock: Clock;
  /** The market of a new person's wedding. */
  market: Market;
  report: (feature: string, error: unknown) => void;
}

/** Delay before a refused listener is started again, in milliseconds. */
const restartMs = 2000;

const nothing = (): void => undefined;

/**
 * The session as Firebase reports it: the person, their profile and their wedding, all live. It listens to the database
 * directly, not through a live reading: it restarts after a refusal, and reports nothing from an empty cache.
 */
export const watchSession = ({ auth, firestore, clock, market, report }: Options) => {
  const profile = createAccountProfile({ firestore, market, report });
  let stopAuth = nothing;
  let stopUser = nothing;
  let stopWedding = nothing;
  const stopPerson = (): void => {
    stopUser();
    stopWedding();
  };

  const watch = (next: (session: Session) => void, failed: (error: unknown) => void): (() => void) => {
    const watchUser = (account: AuthUser): void => {
      let making = false;
      const beginAgain = (): void => {
        stopUser();
        stopUser = clock.after(restartMs, begin);
      };
      const make = (): void => {
        if (making) return;
        making = true;
        profile.make(account).catch((error: unknown) => {
          making = false;
          report('profile', error);
          beginAgain();
        });
      };
      const begin = (): void => {
        stopUser = firestore.watchDocument(
          collections.users(),
          account.uid,
          ({ value: user, fromCache, hasPendingWrites }) => {
            if (user === null) return fromCache ? undefined : make();
            if (hasPendingWrites) return undefined;
            profile.followEmail(account, user);
            stopWedding();
            stopWedding = watchWedding({ firestore, clock, account, user, next, failed });
          },
          (error) => {
            failed(error);
            beginAgain();
          },
        );
      };
      begin();
    };
    stopAuth = onAuthStateChanged(auth, (account) => {
      stopPerson();
      if (account === null) next({ status: 'signed-out' });
      else watchUser(account);
    });
    return stop;
  };
  const stop = (): void => {
    stopAuth();
    stopPerson();
  };

  return { watch, stop, rememberName: profile.rememberName };
};
