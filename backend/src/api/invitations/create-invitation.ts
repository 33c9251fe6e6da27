import { collaborationConstants } from '@posy/shared-contracts/constants';
import { type Wedding } from '@posy/shared-contracts/entities';
import { defaultMarket, marketOfPrefix } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { harmlessCouple, harmlessLines, harmlessName } from '#mail/harmless-name';
import { type Mail } from '#mail/mail';
import { renderMail } from '#mail/render-mail';
import { logActivity, prepareFirstLine } from '../activity';
import {
  invitationReference,
  invitationsOf,
  maskedEmail,
  newNonce,
  openAmong,
  sameEmail,
} from '../collaboration/invitation';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { requireManager } from '../membership';
import { Refusal } from '../refusal';
import { hashOf } from '../secret';
import { prepareLetter } from './prepare-letter';

const { invitationLifetimeMs, openInvitationsMax, membersMax } = collaborationConstants;
const dayMs = 86_400_000;

const requireRoom = async (
  { firestore, now }: ApiContext,
  transaction: Transaction,
  wedding: Wedding,
  { weddingId, email }: { weddingId: string; email: string | null },
): Promise<void> => {
  const uids = Object.keys(wedding.roles);
  const stored = await transaction.get(invitationsOf(firestore, weddingId));
  const open = openAmong(stored, now());
  if (open.length >= openInvitationsMax || uids.length >= membersMax)
    throw new Refusal(409, 'too-many-invitations', 'The wedding has as many open invitations as it can have.');
  const people = await transaction.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)));
  const emails = people.map((person) => sameEmail(String(person.get('contacts.email') ?? '')));
  if (email !== null && emails.includes(email))
    throw new Refusal(409, 'already-member', 'This person already belongs to the wedding.');
};

interface CreatedInvitation {
  id: string;
  link: string;
  inviter: string;
  partners: readonly string[];
}

const letterOf = (
  { letters, origin }: ApiContext,
  body: Call<'createInvitation'>['body'],
  email: string,
  { inviter, partners, link }: CreatedInvitation,
): Mail => {
  const market = marketOfPrefix(body.market) ?? defaultMarket;
  const couple = harmlessCouple(partners, market.locale);
  const message = harmlessLines(body.message);
  const slots = { inviter, couple, message, role: body.role, days: Math.round(invitationLifetimeMs / dayMs) };
  const stop = `${origin}${letters.stopPath(market.prefix, email)}`;
  return renderMail({ to: email, kind: 'invitation', market, slots, link, stop });
};

const store = async (
  context: ApiContext,
  {
    body,
    identity,
    email,
    nonce,
  }: { body: Call<'createInvitation'>['body']; identity: Identity; email: string | null; nonce: string },
): Promise<CreatedInvitation & { expiresAt: string }> => {
  const { firestore, now, origin } = context;
  const { uid } = identity;
  const reference = firestore.collection('nonces').doc();
  const weddingReference = firestore.doc(`weddings/${body.weddingId}`);
  return firestore.runTransaction(async (transaction) => {
    const wedding = requireManager(await transaction.get(weddingReference), uid, body.role);
    await requireRoom(context, transaction, wedding, { weddingId: body.weddingId, email });
    const name = String((await transaction.get(firestore.doc(`users/${uid}`))).get('name') ?? '');
    const writeFirstLine = await prepareFirstLine(firestore, transaction, weddingReference, wedding);
    const countLetter = await prepareLetter(context, transaction, identity, email);
    const createdAt = now();
    const expiresAt = createdAt + invitationLifetimeMs;
    writeFirstLine?.();
    countLetter();
    transaction.create(reference, {
      weddingId: body.weddingId,
      role: body.role,
      access: body.role === 'helper' ? (body.access ?? {}) : null,
      email,
      invitedBy: { uid, name },
      partners: wedding.partners,
      message: body.message.trim(),
      market: body.market,
      hash: hashOf(nonce),
      revoked: false,
      usedBy: null,
      createdAt: Timestamp.fromMillis(createdAt),
      expiresAt: Timestamp.fromMillis(expiresAt),
    });
    const about = email === null ? null : maskedEmail(email);
    logActivity(transaction, weddingReference, {
      kind: 'invitation-created',
      by: { uid, name },
      about,
      role: body.role,
    });
    const link = `${origin}${paths.acceptInvitation(body.market, { id: reference.id, nonce })}`;
    return {
      id: reference.id,
      link,
      inviter: harmlessName(name),
      partners: wedding.partners,
      expiresAt: new Date(expiresAt).toISOString(),
    };
  });
};

/** Creates an invitation: mailed to one address, or a link that is shown to the inviter once. */
export const createInvitation: Handler<'createInvitation'> = async (context, call) => {
  const { body } = call;
  const email = body.email === null ? null : sameEmail(body.email);
  const made = await store(context, { body, identity: caller(call), email, nonce: newNonce() });
  const { id, link, expiresAt } = made;
  if (email === null) return { id, url: link, expiresAt };
  try {
    await context.sendMail(letterOf(context, body, email, made));
  } catch (error) {
    await invitationReference(context.firestore, id).update({ revoked: true });
    context.reportProblem({ feature: 'mail', message: String(error) });
    throw new Refusal(503, 'mail-unavailable', 'The invitation could not be mailed.');
  }
  return { id, url: null, expiresAt };
};
