import { AuthError } from '../base/auth-error';
import { hashesLike, hashPassword, seasoningOf } from '../base/passwords';
import { type AuthContext, type OperationRequest } from '../context/context';
import { type User } from '../store/user-store';

/** Returns the user that the address and the password identify; takes the same time when there is none. */
export const userWith = async (
  { users, passwordCost }: AuthContext,
  email: string,
  password: string,
): Promise<User | null> => {
  for (const hash of await hashesLike(password, passwordCost, users.saltsOf(email))) {
    const user = users.byPassword(email, hash);
    if (user !== null) return user;
  }
  return null;
};

/** A password as the address stores it: with the salt of its other passwords, so that a log-in costs one derivation. */
export const hashForAddress = async (context: AuthContext, email: string, password: string): Promise<string> => {
  const hash = await hashPassword(password, context.passwordCost, context.users.saltsOf(email)[0]);
  // Looked at again: of many who sign up at the same moment one is first, and the others take that salt.
  const [first] = context.users.saltsOf(email);
  if (first === undefined || seasoningOf(first) === seasoningOf(hash)) return hash;
  return hashForAddress(context, email, password);
};

/**
 * Returns the account of a person who signs up again with its address and password: they are signed in instead. Not for
 * accounts with a second factor, which signing up cannot ask for. The hashes match because the salt is the stored one.
 */
export const knownBy = (
  { users, factors }: AuthContext,
  { email, passwordHash }: { email: string; passwordHash: string },
): User | null => {
  const user = users.byPassword(email, passwordHash);
  return user === null || user.disabled || factors.of(user.uid).length > 0 ? null : user;
};

/** Throws `EMAIL_EXISTS` for a taken address, where these are not hidden. */
export const refuseTaken = ({ users, options }: AuthContext, email: string): void => {
  if (options.hideTakenAddresses !== true && users.byEmail(email) !== null) throw new AuthError('EMAIL_EXISTS');
};

/** Throws where an account that has an address changes it by a letter to the new one only. */
export const refuseUnproven = ({ options }: AuthContext): void => {
  if (options.requireVerifiedEmailChange === true)
    throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
};

/** Notifies the owner of a taken address that it was used. */
export const notifyOwner = ({ notify }: AuthContext, { locale }: OperationRequest, email: string): void =>
  notify({ email, ...(locale !== null && { lang: locale }) });

/**
 * Returns true when an account only claims the address that it is given; throws `EMAIL_EXISTS` when taken addresses are
 * not hidden, and for the account's own address. The number of claims is unlimited: a limit would shut out the
 * address's owner.
 */
export const claimsAddress = (
  context: AuthContext,
  request: OperationRequest,
  email: string,
  uid: string | null,
): boolean => {
  refuseTaken(context, email);
  // The account's own address is refused, held or merely claimed: a difference would reveal if another account holds
  // it.
  if (uid !== null && context.users.byUid(uid)?.email === email) throw new AuthError('EMAIL_EXISTS');
  if (context.users.byEmail(email) === null) return false;
  notifyOwner(context, request, email);
  return true;
};

/** Returns true when a confirmed account has the address: nobody else can take it by a letter. */
export const isConfirmedElsewhere = ({ users }: AuthContext, email: string, user: User): boolean => {
  const holder = users.byEmail(email);
  return holder !== null && holder.uid !== user.uid && holder.emailVerified;
};
