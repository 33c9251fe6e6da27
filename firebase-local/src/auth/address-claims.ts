import { AuthError } from './auth-error';
import { type AuthContext, type OperationRequest } from './context';
import { type User } from './store/user-store';

/** Accounts of one address that nobody confirmed: counted alike whether a confirmed one holds it, or their number tells. */
const mostUnconfirmed = 20;

/** Everybody who may sign in with an address: who holds it first, then those who claim it. */
export const accountsOf = ({ users }: AuthContext, email: string): User[] => {
  const holder = users.byEmail(email);
  return [...(holder === null ? [] : [holder]), ...users.claimsOf(email)];
};

/** A hash whose salt new passwords of the address take. */
export const saltSource = (context: AuthContext, email: string): string | undefined =>
  accountsOf(context, email).find(({ passwordHash }) => passwordHash !== null)?.passwordHash ?? undefined;

/**
 * The account of somebody who signs up anew with its address and password: they are let into it, as by logging in. Not
 * where a second factor guards it, which signing up cannot ask for. The hash fits because its salt was taken from there.
 */
export const knownBy = (context: AuthContext, credentials: { email: string; passwordHash: string }): User | undefined =>
  accountsOf(context, credentials.email).find(
    ({ uid, passwordHash, disabled }) =>
      passwordHash === credentials.passwordHash && !disabled && context.factors.of(uid).length === 0,
  );

/** Throws `EMAIL_EXISTS` for a taken address, where these are not hidden. */
export const refuseTaken = ({ users, options }: AuthContext, email: string): void => {
  if (options.hideTakenAddresses !== true && users.byEmail(email) !== null) throw new AuthError('EMAIL_EXISTS');
};

/** Tells the owner of a taken address that somebody used it. */
export const tellOwner = ({ notify }: AuthContext, { locale }: OperationRequest, email: string): void =>
  notify({ email, ...(locale !== null && { lang: locale }) });

/**
 * Whether an account that is given an address only claims it; throws `EMAIL_EXISTS` where taken addresses are not
 * hidden, and for one's own.
 */
export const claimsAddress = (
  context: AuthContext,
  request: OperationRequest,
  email: string,
  uid: string | null,
): boolean => {
  refuseTaken(context, email);
  // One's own is one's own, held or merely claimed: the difference would tell whether another account holds it.
  if (uid !== null && context.users.byUid(uid)?.email === email) throw new AuthError('EMAIL_EXISTS');
  if (context.users.byEmail(email) === null) return false;
  const unconfirmed = accountsOf(context, email).filter(({ emailVerified }) => !emailVerified);
  if (unconfirmed.length >= mostUnconfirmed) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
  tellOwner(context, request, email);
  return true;
};

/** Whether a confirmed account holds the address: nobody else can come to it by a letter. */
export const isConfirmedElsewhere = ({ users }: AuthContext, email: string, user: User): boolean => {
  const holder = users.byEmail(email);
  return holder !== null && holder.uid !== user.uid && holder.emailVerified;
};
