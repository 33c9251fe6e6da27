import { collaborationConstants } from '@posy/shared-contracts/constants';
import { type User, type Wedding } from '@posy/shared-contracts/entities';
import { defaultMarket, marketOfPrefix } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { newPerson } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { isConfirmed, sendNews } from '#api/collaboration/send-news';
import { closedAccount, isOpenWedding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { harmlessName } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { type Notice } from '#push/notice';
import { logActivity } from '../activity';
import { prepareMemberChange } from '../collaboration/change-members';
import { type Invitation, invitationReference, openInvitation, sameEmail, stateIn } from '../collaboration/invitation';
import { weddingIdsOf } from '../collaboration/joined-weddings';
import { membersOf, withMember } from '../collaboration/members';
import { revocationOf } from '../collaboration/remove-member';
import { type ApiContext, caller, type Handler } from '../handler';
import { type LinkState } from '../link-state';
import { requireOpenAccount } from '../membership';
import { Refusal } from '../refusal';

const refusals = {
  used: [
    'invitation-used',
    'This invitation link has already been used, so no changes have been made to this profile.',
  ],
  expired: ['invitation-expired', 'This invitation has expired.'],
  revoked: ['invitation-revoked', 'This invitation was taken back.'],
} as const;

const refusalOf = (state: keyof typeof refusals): Refusal => {
  const [code, message] = refusals[state];
  return new Refusal(409, code, message);
};

/**
 * The secret of the link proves the invitation. The check of the address keeps a person from accepting with an account
 * that they did not mean to use; a confirmed address is not required, because newcomers would need a second letter, and
 * it would stop nobody who has the first.
 */
const requireUsable = (invitation: Invitation, state: LinkState, { email }: Identity): void => {
  if (state !== 'open') throw refusalOf(state);
  if (invitation.email !== null && invitation.email !== sameEmail(email ?? ''))
    throw new Refusal(403, 'invitation-for-another', 'This invitation was sent to another address.');
};

const requireNewcomer = ({ roles }: Wedding, { uid }: Identity, kind: string): void => {
  if (kind !== 'couple') throw new Refusal(403, 'not-a-couple', 'Only couples and their helpers plan weddings.');
  if (Object.hasOwn(roles, uid)) throw new Refusal(409, 'already-member', 'You already belong to this wedding.');
  if (Object.keys(roles).length >= collaborationConstants.membersMax)
    throw new Refusal(409, 'too-many-members', 'The wedding has as many members as it can have.');
};

/** Refuses who was sent away after the invitation was made: it may be one of several that they were given. */
const requireNotSentAway = (revocation: DocumentSnapshot, { createdAt }: Invitation): void => {
  const at: unknown = revocation.get('at');
  if (at instanceof Timestamp && at.toMillis() >= Date.parse(createdAt)) throw refusalOf('revoked');
};

/** The profile of a person who begins by accepting an invitation. */
const firstProfile = ({ email, name }: Identity, { l10n }: Wedding) => ({
  ...newPerson({ email: email ?? '', name: name ?? '', provider: 'invitation', l10n }),
  registeredAt: FieldValue.serverTimestamp(),
  createdAt: FieldValue.serverTimestamp(),
});

const joining = (user: Partial<User> | null, weddingId: string) => ({
  weddingId,
  weddingIds: [...weddingIdsOf(user ?? {}).filter((id) => id !== weddingId), weddingId],
  collaborator: true,
});

interface Accepted {
  invitation: Invitation;
  already: boolean;
  /** Name of the person who joined. */
  name: string;
}

const join = async (
  context: ApiContext,
  transaction: Transaction,
  { id, invitation, identity }: { id: string; invitation: Invitation; identity: Identity },
): Promise<Accepted> => {
  const { firestore, now } = context;
  const { uid } = identity;
  const { weddingId, role, access } = invitation;
  const reference = firestore.doc(`weddings/${weddingId}`);
  requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
  const stored = await transaction.get(reference);
  if (!isOpenWedding(stored)) throw refusalOf('revoked');
  const wedding = readWedding(stored);
  if (invitation.usedBy === uid && Object.hasOwn(wedding.roles, uid)) return { invitation, already: true, name: '' };
  requireUsable(invitation, stateIn(stored, invitation, now()), identity);
  requireNotSentAway(await transaction.get(revocationOf(reference, uid)), invitation);
  const change = await prepareMemberChange({ firestore, transaction, now: now() }, reference, wedding, uid);
  const user = change.userOf(uid);
  requireNewcomer(wedding, identity, user?.kind ?? 'couple');
  const name = change.nameOf(uid) || (identity.name ?? '');
  change.write(withMember(membersOf(wedding), uid, { role, allowed: access }));
  const profile = user === null ? firstProfile(identity, wedding) : {};
  transaction.set(firestore.doc(`users/${uid}`), { ...profile, ...joining(user, weddingId) }, { merge: true });
  transaction.update(invitationReference(firestore, id), { usedBy: uid, usedAt: FieldValue.serverTimestamp() });
  logActivity(transaction, reference, { kind: 'member-joined', by: { uid, name }, role });
  const notice: Notice = { kind: 'member-joined', event: `${id}/${uid}`, ids: { weddingId } };
  await context.pushes.notify(invitation.invitedBy.uid, notice, transaction);
  return { invitation, already: false, name };
};

/** Notifies the inviter by mail. The joining stands whether or not the letter goes. */
const notifyInviter = async (context: ApiContext, { invitation, name }: Accepted): Promise<void> => {
  const { uid } = invitation.invitedBy;
  const inviter = await context.firestore.doc(`users/${uid}`).get();
  const to: unknown = inviter.get('contacts.email');
  if (typeof to !== 'string' || inviter.get('notifications.email.collaboration') === false) return;
  const market = marketOfPrefix(invitation.market) ?? defaultMarket;
  const link = `${context.origin}${paths.manageCollaborators(market.prefix)}`;
  const slots = { name: harmlessName(name), role: invitation.role };
  const mail = renderMail({ to, kind: 'invitationAccepted', market, slots, link });
  await sendNews(context, mail, () => isConfirmed(context, uid, to));
};

/**
 * Joins the wedding of an invitation, once; a second call by the same person answers that they have joined. Source:
 * S8-invitation-01.
 */
export const acceptInvitation: Handler<'acceptInvitation'> = async (context, call) => {
  const identity = caller(call);
  const { id, nonce } = call.body;
  const accepted = await context.firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(invitationReference(context.firestore, id));
    return join(context, transaction, { id, invitation: openInvitation(snapshot, nonce), identity });
  });
  if (!accepted.already)
    await notifyInviter(context, accepted).catch((error: unknown) =>
      context.reportProblem({ feature: 'mail', message: String(error) }),
    );
  context.pushes.deliverSoon();
  const { weddingId, role } = accepted.invitation;
  return { weddingId, role, already: accepted.already };
};
