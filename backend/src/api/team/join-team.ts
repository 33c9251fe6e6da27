import { teamConstants } from '@posy/shared-contracts/constants';
import { defaultMarket } from '@posy/shared-contracts/markets';
import { newPerson } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { letRead, supplierOf } from '#accounts/supplier-people';
import { closedAccount, closedWedding } from '#documents/closed';
import { sameEmail } from '../collaboration/invitation';
import { weddingsWith } from '../collaboration/joined-weddings';
import { type ApiContext, caller, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { requireOpenAccount } from '../membership';
import { Refusal } from '../refusal';
import { hasNothing, isBlank } from './blank-wedding';
import { type Roles, rolesIn } from './speaker';
import { openWith, stateOf, type TeamInvitation, teamInvitationOf } from './team-invitation';

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

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Refuses people with other work, except those who are in another supplier's team. */
const requireFree = (user: DocumentSnapshot, identity: Identity): void => {
  const kind = textOrNull(user.get('kind')) ?? 'couple';
  if ((kind !== 'couple' && kind !== 'supplier') || identity.kind !== kind)
    throw new Refusal(409, 'other-work', 'This account has other work on Posy: please sign up with another address.');
};

const firstProfile = ({ email, name }: Identity) => {
  const { locale, currency, country } = defaultMarket;
  const at = FieldValue.serverTimestamp();
  const l10n = { locale, currency, country };
  const person = newPerson({ email: email ?? '', name: name ?? '', provider: 'invitation', l10n });
  return { ...person, registeredAt: at, createdAt: at };
};

/** Deletes the account's own empty weddings; a person who plans one is refused. */
const leaveBlankWeddings = async ({ firestore }: ApiContext, transaction: Transaction, uid: string) => {
  const { docs } = await transaction.get(weddingsWith(firestore, uid));
  for (const wedding of docs)
    if (!isBlank(wedding, uid) || !(await hasNothing(firestore, wedding.ref)))
      throw new Refusal(409, 'plans-a-wedding', 'This account plans a wedding: please sign up with another address.');
  return (): void => {
    for (const { id, ref } of docs) {
      transaction.set(closedWedding(firestore, id), { closedAt: FieldValue.serverTimestamp() });
      transaction.delete(ref);
    }
  };
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
    const user = await transaction.get(firestore.doc(`users/${uid}`));
    requireFree(user, identity);
    const leaveWeddings = await leaveBlankWeddings(context, transaction, uid);
    leaveWeddings();
    const profile = user.exists ? {} : firstProfile(identity);
    const supplier = { kind: 'supplier', supplierId: invitation.supplierId, weddingId: null, weddingIds: [] };
    transaction.set(user.ref, { ...profile, ...supplier }, { merge: true });
    const at = FieldValue.serverTimestamp();
    const claimedAt: unknown = stored.get('claimedAt') ?? at;
    transaction.set(account, { owners: { [uid]: 'staff' }, claimedAt, updatedAt: at }, { merge: true });
    transaction.update(reference, { usedBy: uid, usedAt: at });
    return invitation.supplierId;
  });
  await letRead(firestore, supplierId, uid);
  if (identity.kind !== 'supplier') await accounts.mark(uid, 'supplier');
  // The person was removed in the meantime: their next token is reset, too.
  if ((await supplierOf(firestore, uid)) === null) await accounts.mark(uid, 'couple');
  return { supplierName: knownSupplier(catalogue, supplierId).name };
};
