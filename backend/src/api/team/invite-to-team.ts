import { teamConstants } from '@posy/shared-contracts/constants';
import { defaultMarket, marketOfPrefix } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { harmlessName } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { sameEmail } from '../collaboration/invitation';
import { type ApiContext, caller, type Handler } from '../handler';
import { prepareLetter } from '../invitations/prepare-letter';
import { knownSupplier } from '../known-supplier';
import { Refusal } from '../refusal';
import { hashOf, newSecret } from '../secret';
import { requireMeant, requireRole, type Roles } from './speaker';
import { invitationsOf, openAmong, teamInvitations } from './team-invitation';

const { peopleMax, invitationLifetimeMs } = teamConstants;

const requireRoom = async (
  { firestore, now }: ApiContext,
  transaction: Transaction,
  roles: Roles,
  { supplierId, email }: { supplierId: string; email: string },
): Promise<void> => {
  const open = openAmong(await transaction.get(invitationsOf(firestore, supplierId)), now());
  if (open.length + roles.size >= peopleMax)
    throw new Refusal(409, 'too-many-people', 'The supplier has as many people as it can have.');
  const people = await transaction.getAll(...[...roles.keys()].map((uid) => firestore.doc(`users/${uid}`)));
  const known = people.map((person) => sameEmail(String(person.get('contacts.email') ?? '')));
  if (known.includes(email) || open.some((one) => one.email === email))
    throw new Refusal(409, 'already-in-team', 'This person was invited already, or speaks for the supplier.');
};

/** Invites a person by mail to the team of the caller's supplier. */
export const inviteToTeam: Handler<'inviteToTeam'> = async (context, call) => {
  const { firestore, catalogue, now, origin } = context;
  const identity = caller(call);
  const { uid } = identity;
  const email = sameEmail(call.body.email);
  const supplierId = await requireMeant(firestore, uid, call.body);
  const nonce = newSecret(24);
  const reference = teamInvitations(firestore).doc();
  const expires = now() + invitationLifetimeMs;
  const inviter = await firestore.runTransaction(async (transaction) => {
    const roles = await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: true });
    await requireRoom(context, transaction, roles, { supplierId, email });
    const name = String((await transaction.get(firestore.doc(`users/${uid}`))).get('name') ?? '');
    const countLetter = await prepareLetter(context, transaction, identity, email);
    countLetter();
    transaction.create(reference, {
      supplierId,
      email,
      invitedBy: { uid, name },
      hash: hashOf(nonce),
      revoked: false,
      usedBy: null,
      createdAt: Timestamp.fromMillis(now()),
      expiresAt: Timestamp.fromMillis(expires),
    });
    return name;
  });
  const market = marketOfPrefix(call.body.market) ?? defaultMarket;
  const supplier = harmlessName(knownSupplier(catalogue, supplierId).name);
  const mail = renderMail({
    to: email,
    kind: 'teamInvitation',
    market,
    slots: { inviter: harmlessName(inviter), supplier, days: Math.round(invitationLifetimeMs / 86_400_000) },
    link: `${origin}${paths.inboxJoin(market.prefix, { id: reference.id, nonce })}`,
    stop: `${origin}${context.letters.stopPath(market.prefix, email)}`,
  });
  try {
    await context.sendMail(mail);
  } catch (error) {
    await reference.update({ revoked: true });
    context.reportProblem({ feature: 'mail', message: String(error) });
    throw new Refusal(503, 'mail-unavailable', 'The invitation could not be mailed.');
  }
  return { id: reference.id, email, expiresAt: new Date(expires).toISOString() };
};
