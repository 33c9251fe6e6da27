import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { User } from '@posy/shared-contracts/entities';
import type { Firestore } from '@posy/shared-contracts/mount-props';
import type { User as AuthUser } from 'firebase/auth';
import { firstNameOf, newProfile } from '../account/new-profile';

interface Options {
  firestore: Firestore;
  /** The market of a new person's wedding. */
  market: Market;
  report: (feature: string, error: unknown) => void;
}

/** The profile of an account: created at its first sign-in, and updated to the account's e-mail. */
export const createAccountProfile = ({ firestore, market, report }: Options) => {
  let givenName: string | null = null;
  return {
    /** Remembers the name from sign-up until Firebase has it. */
    rememberName: (name: string): void => {
      givenName = name;
    },

    make: async (account: AuthUser): Promise<void> => {
      const { uid, email, displayName, providerData } = account;
      const name = givenName ?? firstNameOf(displayName ?? '');
      const provider = providerData[0]?.providerId ?? 'password';
      const weddingId = firestore.newId();
      await firestore.commit(newProfile({ uid, email: email ?? '', name, provider, market, weddingId }));
    },

    /** Updates the e-mail for letters to the one that logs in. Source: S7-auth-02. */
    followEmail(account: AuthUser, user: User): void {
      const { email } = account;
      if (email === null || !account.emailVerified || email === user.contacts.email) return;
      const data = { 'contacts.email': email };
      firestore
        .commit([{ kind: 'update', collection: collections.users(), id: account.uid, data }])
        .catch((error: unknown) => report('profile', error));
    },
  };
};
