import { claimConstants } from '@posy/shared-contracts/constants';
import { type ClaimWay } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { attachmentName } from '#attachments/attachment-name';
import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { Refusal } from '../refusal';
import { readFileOf } from '../store-file';
import { requireFree } from '../team/become-speaker';
import { rolesIn } from '../team/speaker';
import { domainOf, isAtDomain } from './own-domain';
import { claimOf, claimReference, claims, documentId, readClaim, type StoredClaim } from './stored-claim';

type Asking = Pick<Call<'claimStanding'>, 'identity'>;

/** The caller's address where it is confirmed and of the supplier's domain. */
const addressFor = (call: Asking, { website }: PublicSupplier): string | null => {
  const { email, emailVerified } = caller(call);
  return email !== null && emailVerified && isAtDomain(email, domainOf(website)) ? email : null;
};

/** Returns the evidence that a claim of the caller could use. */
export const claimStanding: Handler<'claimStanding'> = async ({ firestore, catalogue }, call) => {
  const { uid } = caller(call);
  const known = knownSupplier(catalogue, call.body.supplierId);
  const [account, own] = await Promise.all([
    firestore.doc(`suppliers/${known.id}`).get(),
    claims(firestore).where('uid', '==', uid).where('supplierId', '==', known.id).get(),
  ]);
  const mine = own.docs.flatMap((document) => {
    const claim = readClaim(document);
    return claim === null ? [] : [claimOf(catalogue, document.id, claim)];
  });
  return {
    supplierName: known.name,
    domain: domainOf(known.website),
    isClaimed: rolesIn(account).size > 0,
    address: addressFor(call, known),
    claim: mine.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0] ?? null,
  };
};

interface Made extends Pick<StoredClaim, 'way' | 'words' | 'document'> {
  supplierId: string;
}

/** Writes a claim, once all that speaks against it was looked at in the same transaction. */
const makeClaim = async ({ firestore, now }: ApiContext, call: Asking, id: string, made: Made): Promise<void> => {
  const identity = caller(call);
  const { uid, email } = identity;
  await firestore.runTransaction(async (transaction) => {
    const account = await transaction.get(firestore.doc(`suppliers/${made.supplierId}`));
    if (rolesIn(account).size > 0)
      throw new Refusal(
        409,
        'claimed-already',
        'Somebody speaks for this profile already: ask its owner to invite you.',
      );
    const user = await transaction.get(firestore.doc(`users/${uid}`));
    requireFree(user, identity);
    const open = await transaction.get(claims(firestore).where('uid', '==', uid).where('state', '==', 'open'));
    if (open.docs.some((claim) => claim.get('supplierId') === made.supplierId))
      throw new Refusal(409, 'claim-open', 'You claimed this profile already: it is being looked at.');
    if (open.size >= claimConstants.mostOpen)
      throw new Refusal(409, 'too-many-claims', 'Please wait until your other claims are decided.');
    const name: unknown = user.get('name');
    transaction.create(claimReference(firestore, id), {
      ...made,
      ...{ uid, email: email ?? '', name: typeof name === 'string' ? name : (identity.name ?? '') },
      ...{ state: 'open', reason: '', decidedBy: null, createdAt: Timestamp.fromMillis(now()) },
    });
  });
};

const newId = ({ firestore }: ApiContext): string => claims(firestore).doc().id;
const by = (way: ClaimWay) => ({ way, document: null });

/** Claims by the caller's own address. */
export const claimByAddress: Handler<'claimByAddress'> = async (context, call) => {
  const known = knownSupplier(context.catalogue, call.body.supplierId);
  if (addressFor(call, known) === null)
    throw new Refusal(409, 'address-elsewhere', 'Your confirmed address is not of this profile’s domain.');
  const id = newId(context);
  await makeClaim(context, call, id, { ...by('address'), supplierId: known.id, words: call.body.words });
  return { id };
};

/** Claims with a document. */
export const claimByDocument: Handler<'claimByDocument'> = async (context, call) => {
  const known = knownSupplier(context.catalogue, call.body.supplierId);
  if (call.file.length > claimConstants.documentBytes)
    throw new Refusal(413, 'attachment-too-large', 'This document is larger than 5 MB.');
  const { body, type } = await readFileOf(call.file);
  const id = newId(context);
  const document = { name: attachmentName(call.body.name, type), type, bytes: body.length };
  await makeClaim(context, call, id, { way: 'document', document, supplierId: known.id, words: call.body.words });
  try {
    await context.attachments.write(documentId(id), body);
  } catch (error) {
    await claimReference(context.firestore, id).delete();
    throw error;
  }
  return { id };
};

/** Takes an open claim back. */
export const withdrawClaim: Handler<'withdrawClaim'> = async ({ firestore, attachments }, call) => {
  const { uid } = caller(call);
  const reference = claimReference(firestore, call.body.id);
  await firestore.runTransaction(async (transaction) => {
    const claim = readClaim(await transaction.get(reference));
    if (claim?.uid !== uid) throw new Refusal(404, 'claim-unknown', 'There is no such claim.');
    if (claim.state === 'open') transaction.update(reference, { state: 'withdrawn', document: null });
  });
  await attachments.remove(documentId(reference.id));
  return {};
};
