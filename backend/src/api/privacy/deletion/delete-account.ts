import { privacyConstants } from '@posy/shared-contracts/constants';
import { type Wedding } from '@posy/shared-contracts/entities';
import { FieldPath, FieldValue, type QuerySnapshot } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { suppliersOf } from '#accounts/supplier-people';
import { sameEmail } from '#api/collaboration/invitation';
import { weddingsWith } from '#api/collaboration/joined-weddings';
import { caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { closedAccount } from '#documents/closed';
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

/** Refuses the deletion of a team's only owner: the others could neither invite nor remove anybody. */
const requireNoStrandedTeam = (suppliers: QuerySnapshot, uid: string): void => {
  const strands = (owners: unknown): boolean => {
    const roles = Object.entries((owners ?? {}) as Record<string, unknown>);
    return roles.length > 1 && roles.every(([one, role]) => (one === uid) === (role === 'owner'));
  };
  if (suppliers.docs.some((supplier) => strands(supplier.get('owners'))))
    throw new Refusal(409, 'last-owner', 'Others answer for your supplier: end their access, or hand it over, first.');
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
    const weddings = await transaction.get(weddingsWith(firestore, uid));
    requireNoOrphans(weddings, uid);
    const suppliers = await transaction.get(suppliersOf(firestore, uid));
    requireNoStrandedTeam(suppliers, uid);
    // The account is no owner from here on: of two owners who leave at once, the second sees that they are the last,
    // and their invitations end.
    for (const { ref } of suppliers.docs) transaction.update(ref, new FieldPath('owners', uid), 'staff');
    const weddingIds = weddings.docs.map(({ id }) => id);
    const locale: unknown = profile.get('l10n.locale');
    transaction.set(closedAccount(firestore, uid), { closedAt: FieldValue.serverTimestamp() });
    transaction.set(job, { kind: 'delete-account', uid, email, emailVerified, locale: locale ?? '', weddingIds });
  });
  await finishAccountDeletion(context, uid);
  return {};
};
