import { revokeSessions } from '../accounts/sessions';
import { type AuthContext } from '../context/context';
import { type LinkedProvider, type User } from '../store/user-store';

/**
 * Returns the account for a person who chose a password by a letter to an address that nobody had confirmed. Another
 * person may have created the account with it: everything that they could return by ends, sessions, identities and
 * second factors. The caller saves the returned user. Not for a letter that merely confirms: only the account's creator
 * knows its password, and they would lose access.
 */
export const forOwnerAlone = (context: AuthContext, user: User): User => {
  for (const { id } of context.factors.of(user.uid)) context.factors.remove(user.uid, id);
  context.challenges.removeAll(user.uid);
  return { ...revokeSessions(context, user), providers: [] };
};

const isOf =
  (address: string | null) =>
  ({ email }: LinkedProvider): boolean =>
    email !== null && email === address;

/**
 * Returns the account for a person who proved by a letter that a confirmed address is theirs, and wants to be alone in
 * it: sessions end, and so do identities of other addresses, by which another person could return. Identities of this
 * very address and second factors stay: the mailbox alone does not open the account. The caller saves the returned
 * user.
 */
export const forAddressAlone = (context: AuthContext, user: User): User => ({
  ...revokeSessions(context, user),
  providers: user.providers.filter(isOf(user.email)),
});
