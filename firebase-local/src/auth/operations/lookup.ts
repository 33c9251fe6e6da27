import { userInfo } from '../accounts/user-info';
import { AuthError } from '../base/auth-error';
import { requiredText, text, textList } from '../base/fields';
import { type AuthContext, type Operation } from '../context/context';
import { type User } from '../store/user-store';

const kind = 'identitytoolkit#GetAccountInfoResponse';

/** `accounts:lookup` with an ID token: one's own account. */
export const lookupSelf: Operation = async (context, { body }) => {
  const { user } = await context.idTokens.verify(requiredText(body, 'idToken', 'MISSING_ID_TOKEN'));
  return { kind, users: [userInfo(context, user)] };
};

const federatedUsers = ({ users }: AuthContext, body: Record<string, unknown>): (User | null)[] => {
  const list: unknown[] = Array.isArray(body['federatedUserId']) ? body['federatedUserId'] : [];
  return list.map((item) => {
    if (typeof item !== 'object' || item === null) throw new AuthError('INVALID_ARGUMENT : federatedUserId');
    const { providerId, rawId } = item as Record<string, unknown>;
    return users.byProvider(String(providerId), String(rawId));
  });
};

/** `projects/…/accounts:lookup` for the backend: by ids, addresses, telephone numbers, identities or an ID token. */
export const lookupAny: Operation = async (context, { body }) => {
  const { users, idTokens } = context;
  const idToken = text(body, 'idToken');
  const found = [
    ...(idToken === undefined ? [] : [(await idTokens.verify(idToken)).user]),
    ...textList(body, 'localId').map((uid) => users.byUid(uid)),
    ...textList(body, 'email').map((email) => users.byEmail(email.toLowerCase())),
    ...textList(body, 'phoneNumber').map((phone) => users.byPhone(phone)),
    ...federatedUsers(context, body),
  ];
  const distinct = new Map(found.flatMap((user) => (user === null ? [] : [[user.uid, user] as const])));
  return { kind, ...(distinct.size > 0 && { users: [...distinct.values()].map((user) => userInfo(context, user)) }) };
};
