import { AuthError } from '../base/auth-error';
import { refuseMembers, requiredText, text } from '../base/fields';
import { checkPassword } from '../base/passwords';
import { hashForAddress } from '../claims/address-claims';
import { forAddressAlone, forOwnerAlone } from '../claims/first-confirmation';
import { type AuthContext, type Operation } from '../context/context';
import { type StoredCode } from '../store/code-store';
import { type User } from '../store/user-store';

/** The account a code is for; the code is void once the account's address is another. */
export const codeHolder = ({ users }: AuthContext, { uid, email, type }: StoredCode): User => {
  const user = users.byUid(uid);
  if (user === null) throw new AuthError('USER_NOT_FOUND');
  if (user.disabled) throw new AuthError('USER_DISABLED');
  if (type !== 'RECOVER_EMAIL' && user.email !== email) throw new AuthError('INVALID_OOB_CODE');
  return user;
};

const setPassword = async (context: AuthContext, oobCode: string, password: string): Promise<void> => {
  checkPassword(password, context.passwordPolicy);
  const { email } = context.codes.peek(oobCode);
  const passwordHash = await hashForAddress(context, email, password);
  // Looked at again after the hashing: a code works once, even when it is sent twice at the same time.
  const code = context.codes.peek(oobCode);
  const user = codeHolder(context, code);
  context.users.updateConfirmed({
    ...(user.emailVerified ? forAddressAlone(context, user) : forOwnerAlone(context, user)),
    passwordHash,
    passwordUpdatedAt: context.now(),
    // The person who read the mail owns the address.
    emailVerified: true,
  });
  context.codes.consume(oobCode);
};

/** `accounts:resetPassword`: says what a code is for, and with `newPassword` sets it and ends all sessions. */
export const resetPassword: Operation = async (context, { body }) => {
  refuseMembers(body, ['oldPassword']);
  const oobCode = requiredText(body, 'oobCode', 'MISSING_OOB_CODE');
  const code = context.codes.peek(oobCode);
  codeHolder(context, code);
  const newPassword = text(body, 'newPassword');
  if (newPassword !== undefined) {
    if (code.type !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
    await setPassword(context, oobCode, newPassword);
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    requestType: code.type,
    ...(code.newEmail !== null && { newEmail: code.newEmail }),
  };
};
