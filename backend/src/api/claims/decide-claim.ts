import { letRead } from '#accounts/supplier-people';
import { closedAccount } from '#documents/closed';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { requireOpenAccount } from '../membership';
import { logDecision } from '../moderation/moderator';
import { requireNotTaken } from '../moderation/taken';
import { Refusal } from '../refusal';
import { becomeSpeaker } from '../team/become-speaker';
import { rolesIn } from '../team/speaker';
import { type DecidedClaim, sendClaimLetter } from './claim-letter';
import { claimOf, claimReference, claims, documentId, readClaim } from './stored-claim';

const unknown = () => new Refusal(404, 'claim-unknown', 'There is no such claim.');

/** Returns the uid of the moderator or operator who decides; refuses everybody else. */
const decider = (call: Pick<Call<'openClaims'>, 'identity'>): string => {
  const { uid, kind } = caller(call);
  if (kind !== 'moderator' && kind !== 'operator')
    throw new Refusal(403, 'not-a-moderator', 'Only moderators and operators may do this.');
  return uid;
};

/** Lists the claims that wait for a decision, the oldest first. */
export const openClaims: Handler<'openClaims'> = async ({ firestore, catalogue }, call) => {
  decider(call);
  const { docs } = await claims(firestore).where('state', '==', 'open').get();
  const open = docs.flatMap((stored) => {
    const claim = readClaim(stored);
    if (claim === null) return [];
    const { name, email, words, document } = claim;
    const website = catalogue.getSupplier(claim.supplierId)?.website ?? '';
    return [{ ...claimOf(catalogue, stored.id, claim), website, name, email, words, document }];
  });
  return { claims: open.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) };
};

export const claimDocument: Handler<'claimDocument'> = async ({ firestore, attachments }, call) => {
  decider(call);
  const claim = readClaim(await claimReference(firestore, call.params.id).get());
  const body = claim?.state === 'open' ? await attachments.read(documentId(call.params.id)) : null;
  if (claim?.document == null || body === null) throw unknown();
  const { name, type } = claim.document;
  return { name, type, content: body.toString('base64') };
};

/** Makes the person of a claim the profile's owner, in the transaction that decides it. */
const decideIn = (context: ApiContext, call: Call<'decideClaim'>): Promise<DecidedClaim> => {
  const { firestore } = context;
  const by = decider(call);
  const { to, reason } = call.body;
  const reference = claimReference(firestore, call.params.id);
  return firestore.runTransaction(async (transaction) => {
    const claim = readClaim(await transaction.get(reference));
    if (claim === null) throw unknown();
    if (claim.uid === by) throw new Refusal(403, 'own-claim', 'Somebody else decides about what you claim.');
    // A page repeats what it got no answer to.
    const isSame = claim.state === to && claim.decidedBy === by;
    if (!isSame && claim.state !== 'open') throw new Refusal(409, 'claim-decided', 'This claim is decided already.');
    if (to === 'refused' && reason === '')
      throw new Refusal(400, 'reason-needed', 'Please say why: the person is told.');
    const { uid, email, name, supplierId } = claim;
    if (!isSame) {
      await requireNotTaken(context, transaction, { kind: 'claim', id: reference.id, uid: by });
      const account = firestore.doc(`suppliers/${supplierId}`);
      const standing = await transaction.get(account);
      if (to === 'granted') {
        if (rolesIn(standing).size > 0)
          throw new Refusal(409, 'claimed-already', 'Somebody speaks for this profile by now.');
        requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
        const said: unknown = (await transaction.get(firestore.doc(`users/${uid}`))).get('kind');
        const kind = said === 'supplier' ? said : 'couple';
        (await becomeSpeaker(context, transaction, { uid, email, name, kind }, { standing, role: 'owner' }))();
      }
      transaction.update(reference, { state: to, reason, decidedBy: by, document: null });
      const about = { kind: 'supplier', id: supplierId, within: reference.id } as const;
      logDecision(firestore, transaction, { about, from: 'open', to, reason, by });
    }
    return { id: reference.id, uid, email, supplierId, to, reason: isSame ? claim.reason : reason };
  });
};

/**
 * Decides a claim, then updates the person's access and token, and tells them. A repeated call finishes the same
 * decision.
 */
export const decideClaim: Handler<'decideClaim'> = async (context, call) => {
  const { firestore, accounts, attachments } = context;
  const decided = await decideIn(context, call);
  await attachments.remove(documentId(call.params.id));
  if (decided.to === 'granted') {
    await letRead(firestore, decided.supplierId, decided.uid);
    await accounts.mark(decided.uid, 'supplier');
  }
  await sendClaimLetter(context, decided);
  return { state: call.body.to };
};
