import { teamConstants } from '@posy/shared-contracts/constants';
import { FieldValue } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { letRead, supplierOf } from '#accounts/supplier-people';
import { closedAccount } from '#documents/closed';
import { sameEmail } from '../collaboration/invitation';
import { caller, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { stateOf } from '../link-state';
import { requireOpenAccount } from '../membership';
import { Refusal } from '../refusal';
import { becomeSpeaker } from './become-speaker';
import { type Roles, rolesIn } from './speaker';
import { openWith, type TeamInvitation, teamInvitationOf } from './team-invitation';

const ended = {
  used: 'This invitation was used already.',
  expired: 'This invitation has expired.',
  revoked: 'This invitation was taken back.',
} as const;

/** The secret came by mail to the address, which proves that it is theirs; the account has to be the one of that address. */
const requireUsable = (invitation: TeamInvitation, roles: Roles, { email }: Identity, now: number): void => {
  const stored = stateOf(invitation, now);
  const state = stored === 'open' && roles.get(invitation.invitedBy.uid) !== 'owner' ? 'revoked' : stored;
  if (state !== 'open') throw new Refusal(409, `invitation-${state}`, ended[state]);
  if (invitation.email !== sameEmail(email ?? ''))
    throw new Refusal(403, 'invitation-for-another', 'This invitation was sent to another address.');
  if (roles.size >= teamConstants.peopleMax)
    throw new Refusal(409, 'too-many-people', 'The supplier has as many people as it can have.');
};

/** Speaks for the supplier of an invitation from now on. Asked again after it worked, it does the rest of the same. */
export const joinTeam: Handler<'joinTeam'> = async (context, call) => {
  const { firestore, accounts, catalogue, now } = context;
  const identity = caller(call);
  const { uid } = identity;
  const supplierId = await firestore.runTransaction(async (transaction) => {
    const reference = teamInvitationOf(firestore, call.body.id);
    const invitation = openWith(await transaction.get(reference), call.body.nonce);
    requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
    const account = firestore.doc(`suppliers/${invitation.supplierId}`);
    const stored = await transaction.get(account);
    const roles = rolesIn(stored);
    if (invitation.usedBy === uid && roles.has(uid)) return invitation.supplierId;
    requireUsable(invitation, roles, identity, now());
    const become = await becomeSpeaker(context, transaction, identity, { standing: stored, role: 'staff' });
    become();
    transaction.update(reference, { usedBy: uid, usedAt: FieldValue.serverTimestamp() });
    return invitation.supplierId;
  });
  await letRead(firestore, supplierId, uid);
  if (identity.kind !== 'supplier') await accounts.mark(uid, 'supplier');
  // The person was removed in the meantime: their next token is reset, too.
  if ((await supplierOf(firestore, uid)) === null) await accounts.mark(uid, 'couple');
  return { supplierName: knownSupplier(catalogue, supplierId).name };
};
