import { type AuthContext } from './context';
import { revokeSessions } from './sessions';
import { type User } from './store/user-store';

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
