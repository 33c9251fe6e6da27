import { outOfBandCode } from '../accounts/out-of-band';
import { requireRecentSignIn } from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { emailAddress, flag, requiredText, text } from '../base/fields';
import { type OutOfBandType } from '../base/lifetimes';
import { isConfirmedElsewhere, notifyOwner, refuseTaken } from '../claims/address-claims';
import { type AuthContext, type Operation, type OperationRequest } from '../context/context';
import { type User } from '../store/user-store';

/** Recipient and purpose of a code. `user` is null for an unknown address, which is answered like a known one. */
interface CodeOrder {
  type: OutOfBandType;
  email: string;
  newEmail: string | null;
  user: User | null;
  /** The address belongs to another account for good: its owner is notified, and gets no code. */
  isTaken?: boolean;
}

const newEmailOf = (context: AuthContext, body: Record<string, unknown>): string => {
  const newEmail = emailAddress(requiredText(body, 'newEmail', 'MISSING_NEW_EMAIL'), 'INVALID_NEW_EMAIL');
  refuseTaken(context, newEmail);
  return newEmail;
};

const orderForReset = ({ users }: AuthContext, { body }: OperationRequest): CodeOrder => {
  const email = emailAddress(requiredText(body, 'email', 'MISSING_EMAIL'));
  return { type: 'PASSWORD_RESET', email, newEmail: null, user: users.byEmail(email) };
};

const orderForOwn = async (
  context: AuthContext,
  { body, admin }: OperationRequest,
  type: 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL',
): Promise<CodeOrder> => {
  const idToken = text(body, 'idToken');
  if (idToken === undefined && !admin) throw new AuthError('INVALID_ID_TOKEN');
  const verified = idToken === undefined ? null : await context.idTokens.verify(idToken);
  if (verified !== null && type === 'VERIFY_AND_CHANGE_EMAIL') requireRecentSignIn(context, verified);
  const user = verified?.user ?? context.users.byEmail(emailAddress(requiredText(body, 'email', 'MISSING_EMAIL')));
  if (user === null) throw new AuthError('EMAIL_NOT_FOUND');
  if (user.email === null) throw new AuthError('MISSING_EMAIL');
  const newEmail = type === 'VERIFY_EMAIL' ? null : newEmailOf(context, body);
  const isTaken = isConfirmedElsewhere(context, newEmail ?? user.email, user);
  return { type, email: user.email, newEmail, user, isTaken };
};

const orderOf = (context: AuthContext, request: OperationRequest): Promise<CodeOrder> | CodeOrder => {
  const type = requiredText(request.body, 'requestType', 'MISSING_REQ_TYPE');
  if (type === 'PASSWORD_RESET') return orderForReset(context, request);
  if (type === 'VERIFY_EMAIL' || type === 'VERIFY_AND_CHANGE_EMAIL') return orderForOwn(context, request, type);
  if (type === 'EMAIL_SIGNIN')
    throw new AuthError('OPERATION_NOT_ALLOWED : Signing in with an e-mail link is not supported');
  throw new AuthError('INVALID_REQ_TYPE');
};

/** A code mailed to a person must not lead them to a foreign site. */
const checkContinueUrl = (context: AuthContext, url: string | undefined): void => {
  if (url === undefined) return;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw new AuthError('INVALID_CONTINUE_URI');
  const allowed = ['localhost', '127.0.0.1', ...(context.options.authorizedDomains ?? [])];
  if (!allowed.includes(parsed.hostname))
    throw new AuthError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
};

/** `accounts:sendOobCode`: makes a one-time code and hands it to `deliverCode`. */
export const sendOobCode: Operation = async (context, request) => {
  const { body, network, admin } = request;
  checkContinueUrl(context, text(body, 'continueUrl'));
  const order = await orderOf(context, request);
  if (!admin)
    context.limiter.take([
      { key: `code ${order.email} ${network}`, limit: context.limits.code },
      { key: `code from ${network}`, limit: context.limits.codeAddress },
    ]);
  const mail = outOfBandCode(context, request, order);
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  if (admin && flag(body, 'returnOobLink') === true) {
    if (order.user === null) throw new AuthError('EMAIL_NOT_FOUND');
    const link = `${context.options.actionUrl ?? 'http://localhost/__/auth/action'}?${new URLSearchParams(mail.link)}`;
    return { kind, email: order.email, oobCode: mail.code, oobLink: link };
  }
  // A person with many recent letters has a valid code: one more would only be a nuisance. Letters count per account
  // and kind: codes that strangers request for an address open nothing of its owner's.
  const letters = { key: `letters ${order.type} ${order.user?.uid ?? order.email}`, limit: context.limits.letters };
  const enough = !admin && context.limiter.isSpent(letters);
  if (!admin) context.limiter.note(letters);
  // Not awaited: the duration of a delivery would reveal if the address is registered.
  if (enough) return { kind, email: order.email };
  if (order.isTaken === true) notifyOwner(context, request, order.newEmail ?? order.email);
  else if (order.user !== null && !order.user.disabled) void context.deliver(mail);
  return { kind, email: order.email };
};
