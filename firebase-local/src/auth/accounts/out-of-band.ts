import { text } from '../base/fields';
import { lifetimes, type OutOfBandType } from '../base/lifetimes';
import { type AuthContext, type OperationRequest } from '../context/context';
import { type OutOfBandCode } from '../context/options';
import { type User } from '../store/user-store';

const modes: Record<OutOfBandType, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/**
 * A first new password is valid as long as a confirmation, because it is one as well: letters to an unconfirmed address
 * are few, and the last one sent must still open the account.
 */
const lifetimeOf = (type: OutOfBandType, user: User | null): number =>
  lifetimes.codes[type === 'PASSWORD_RESET' && user?.emailVerified !== true ? 'VERIFY_EMAIL' : type];

/** Makes and stores a code, and says what to mail. */
export const outOfBandCode = (
  context: AuthContext,
  { body, query, locale }: OperationRequest,
  order: { type: OutOfBandType; email: string; newEmail: string | null; user: User | null },
): OutOfBandCode => {
  const { type, email, newEmail, user } = order;
  const code = context.codes.issue({ type, uid: user?.uid ?? '', email, newEmail }, lifetimeOf(type, user));
  const continueUrl = text(body, 'continueUrl');
  return {
    requestType: type,
    email,
    ...(newEmail !== null && { newEmail }),
    emailVerified: user?.emailVerified === true,
    code,
    ...(user?.displayName != null && { displayName: user.displayName }),
    link: {
      mode: modes[type],
      oobCode: code,
      apiKey: query.get('key') ?? '',
      ...(continueUrl !== undefined && { continueUrl }),
      ...(locale !== null && { lang: locale }),
    },
  };
};

/**
 * Notifies the old address of a change, with a link that reverts it: the person who made the change may not be the
 * owner.
 */
export const offerRecovery = (context: AuthContext, request: OperationRequest, user: User, newEmail: string): void => {
  if (user.email === null) return;
  void context.deliver(outOfBandCode(context, request, { type: 'RECOVER_EMAIL', email: user.email, newEmail, user }));
};
