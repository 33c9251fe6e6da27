import { revokeSessions } from '../accounts/sessions';
import { type AuthContext } from '../context/context';
import { type LinkedProvider, type User } from '../store/user-store';

/**
 * An account for whoever chose a password by a letter to an address that nobody had confirmed. Somebody else may have
 * made the account with it: all that they could come back by ends, sessions, identities and second factors. The caller
 * saves the returned user. Not for a letter that merely confirms: only who made the account knows its password, and
 * they would lose their way in.
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
 * An account for whoever showed by a letter that a confirmed address is theirs, and means to be alone in it: sessions
 * end, and identities of other addresses, by which somebody else could come back. Those of this very address stay, and
 * second factors: the mailbox alone does not open the account. The caller saves the returned user.
 */
export const forAddressAlone = (context: AuthContext, user: User): User => ({
  ...revokeSessions(context, user),
  providers: user.providers.filter(isOf(user.email)),
});
