import { requireRecentSignIn } from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { flag, requiredText, textList } from '../base/fields';
import { type AuthContext, type Operation } from '../context/context';

const kind = 'identitytoolkit#DeleteAccountResponse';

const removeAccount = (context: AuthContext, uid: string): boolean => {
  context.refreshTokens.revokeAll(uid);
  context.codes.removeAll(uid);
  return context.users.delete(uid);
};

/** `accounts:delete`: one's own account, after a recent sign-in. */
export const deleteSelf: Operation = async (context, { body }) => {
  const verified = await context.idTokens.verify(requiredText(body, 'idToken', 'MISSING_ID_TOKEN'));
  requireRecentSignIn(context, verified);
  removeAccount(context, verified.user.uid);
  return { kind };
};

/** `projects/…/accounts:delete` for the backend. */
export const deleteAny: Operation = (context, { body }) => {
  if (!removeAccount(context, requiredText(body, 'localId', 'MISSING_LOCAL_ID'))) throw new AuthError('USER_NOT_FOUND');
  return { kind };
};

/** `projects/…/accounts:batchDelete` for the backend; accounts that do not exist are no error, as in Firebase. */
export const deleteMany: Operation = (context, { body }) => {
  const uids = textList(body, 'localIds');
  if (uids.length === 0) throw new AuthError('LOCAL_ID_LIST_MISSING');
  const force = flag(body, 'force') === true;
  const remaining = uids.flatMap((localId, index) => {
    const user = context.users.byUid(localId);
    if (user !== null && !user.disabled && !force)
      return [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }];
    removeAccount(context, localId);
    return [];
  });
  return remaining.length === 0 ? {} : { errors: remaining };
};
