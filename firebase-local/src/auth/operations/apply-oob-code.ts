import { offerRecovery } from '../accounts/out-of-band';
import { revokeSessions } from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { forAddressAlone } from '../claims/first-confirmation';
import { type AuthContext, type OperationRequest } from '../context/context';
import { type StoredCode } from '../store/code-store';
import { type User } from '../store/user-store';
import { codeHolder } from './reset-password';

/** Returns the account after a code was redeemed. */
const redeemed = (context: AuthContext, user: User, code: StoredCode): User => {
  if (code.type === 'VERIFY_EMAIL') return { ...user, emailVerified: true };
  if (code.type === 'VERIFY_AND_CHANGE_EMAIL')
    return { ...revokeSessions(context, user), email: code.newEmail, emailVerified: true };
  if (code.type === 'RECOVER_EMAIL')
    return { ...forAddressAlone(context, { ...user, email: code.email }), emailVerified: true };
  throw new AuthError('INVALID_OOB_CODE');
};

/** `accounts:update {oobCode}` (`applyActionCode`): verifies, changes or recovers the address. */
export const applyOobCode = (context: AuthContext, request: OperationRequest, oobCode: string): object => {
  const code = context.codes.peek(oobCode);
  const before = codeHolder(context, code);
  const user = redeemed(context, before, code);
  context.users.updateConfirmed(user);
  context.codes.consume(oobCode);
  if (code.type === 'VERIFY_AND_CHANGE_EMAIL' && code.newEmail !== null)
    offerRecovery(context, request, before, code.newEmail);
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.uid,
    ...(user.email !== null && { email: user.email }),
    emailVerified: user.emailVerified,
  };
};
