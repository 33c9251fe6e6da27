import { privacyConstants } from '@posy/shared-contracts/constants';
import { type Wedding } from '@posy/shared-contracts/entities';
import { FieldPath, FieldValue, type Firestore, type Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { type Identity } from '#server/accounts/identity';
import { closedAccount } from '#api/closed';
import { caller, type Handler } from '#api/handler';
import { sameEmail } from '#api/invitations/invitation';
import { Refusal } from '#api/refusal';
import { deletionJob } from './deletion-job';
import { finishAccountDeletion } from './remove-account';

const requireRecent = ({ signedInAt }: Identity, now: number): void => {
  if (now - signedInAt > privacyConstants.recentSignInMs)
    throw new Refusal(403, 'recent-login-required', 'Please sign in again before you delete your account.');
};

const requireConfirmation = ({ email }: Identity, typed: string): void => {
  if (sameEmail(typed) !== sameEmail(email ?? 'Posy'))
    throw new Refusal(400, 'confirmation-wrong', 'The typed address is not the one of the account.');
};

/** Every wedding that a person belongs to, whatever their profile says. */
const weddingsOf = (firestore: Firestore, uid: string): Query =>
  firestore.collection('weddings').where(new FieldPath('roles', uid), 'in', ['owner', 'partner', 'helper']);

/** A wedding that others plan too is passed on first. */
const requireNoOrphans = (weddings: QuerySnapshot, uid: string): void => {
  const isShared = ({ roles }: Partial<Wedding>): boolean => roles?.[uid] === 'owner' && Object.keys(roles).length > 1;
  if (weddings.docs.some((wedding) => isShared(wedding.data())))
    throw new Refusal(
      409,
      'transfer-ownership-first',
      'Others plan your wedding too: pass it on, or delete it, first.',
    );
};

/** Deletes the caller's account, profile, devices and the weddings that are theirs alone. */
export const deleteAccount: Handler<'deleteAccount'> = async (context, call) => {
  const { firestore, now } = context;
  const identity = caller(call);
  const { uid, email, emailVerified } = identity;
  requireRecent(identity, now());
  requireConfirmation(identity, call.body.confirmation);
  const job = deletionJob(firestore, 'delete-account', uid);
  await firestore.runTransaction(async (transaction) => {
    const profile = await transaction.get(firestore.doc(`users/${uid}`));
    const weddings = await transaction.get(weddingsOf(firestore, uid));
    requireNoOrphans(weddings, uid);
    const weddingIds = weddings.docs.map(({ id }) => id);
    const locale: unknown = profile.get('l10n.locale');
    transaction.set(closedAccount(firestore, uid), { closedAt: FieldValue.serverTimestamp() });
    transaction.set(job, { kind: 'delete-account', uid, email, emailVerified, locale: locale ?? '', weddingIds });
  });
  await finishAccountDeletion(context, uid);
  return {};
};
