import { type WorkKind, workOf } from '@posy/shared-contracts/entities';
import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { supplierOf } from '#accounts/supplier-people';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { claims } from '../claims/stored-claim';
import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requireSpeaker } from '../team/speaker';

/** Sources of the counts. */
export interface WorkParts {
  firestore: Firestore;
  catalogue: Pick<CatalogueStore, 'count' | 'reviewsWithoutReply'>;
}

/** Counts one kind; `supplierId` is the supplier that the caller speaks for, or null. */
type Count = (parts: WorkParts, supplierId: string | null) => Promise<number> | number;

const size = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Counts a supplier's work: 0 for people who speak for no supplier. */
const ofSupplier =
  (count: (parts: WorkParts, supplierId: string) => Promise<number> | number): Count =>
  (parts, supplierId) =>
    supplierId === null ? 0 : count(parts, supplierId);

const conversationsOf = ({ firestore }: WorkParts, supplierId: string): Query =>
  firestore.collection('conversations').where('supplierId', '==', supplierId);

const unread = async (parts: WorkParts, supplierId: string): Promise<number> => {
  const sum = AggregateField.sum('unread.supplier');
  return (await conversationsOf(parts, supplierId).aggregate({ sum }).get()).data().sum;
};

/** The side that closed a conversation waits for no reply; only closed conversations have `closedAt`. */
const unanswered = async (parts: WorkParts, supplierId: string): Promise<number> => {
  const asked = conversationsOf(parts, supplierId).where('lastMessage.from', '==', 'couple');
  const [all, closed] = await Promise.all([size(asked), size(asked.where('closedAt', '>', new Date(0)))]);
  return all - closed;
};

/** Each count is an aggregation query: its cost does not depend on the amount of data. */
const counts: Record<WorkKind, Count> = {
  'reviews-to-check': ({ firestore }) => size(firestore.collection('reviews').where('state', '==', 'pending')),
  'reviews-disputed': ({ firestore }) => size(firestore.collection('reviews').where('state', '==', 'disputed')),
  'reports-open': ({ firestore }) => size(firestore.collection('reports').where('state', '==', 'open')),
  'messages-unread': ofSupplier(unread),
  'enquiries-unanswered': ofSupplier(unanswered),
  'reviews-without-reply': ofSupplier(({ catalogue }, supplierId) => catalogue.reviewsWithoutReply(supplierId)),
  people: ({ firestore }) => size(firestore.collection('users')),
  weddings: ({ firestore }) => size(firestore.collection('weddings')),
  suppliers: ({ catalogue }) => catalogue.count().suppliers,
};

/** Returns the supplier in the request if it is the person's own; null for people who speak for none. */
const supplierAsked = (
  firestore: Firestore,
  uid: string,
  asked: { supplierId?: string | undefined },
): Promise<string | null> =>
  asked.supplierId === undefined ? supplierOf(firestore, uid) : requireSpeaker(firestore, uid, asked);

/** Counts the open work of a supplier's or staff account. */
export const workFor = async (
  parts: WorkParts,
  { uid, kind }: Pick<Identity, 'uid' | 'kind'>,
  asked: { supplierId?: string | undefined } = {},
) => {
  if (kind === 'couple') throw new Refusal(403, 'not-staff', 'Only suppliers, moderators and operators may ask this.');
  const supplierId = kind === 'supplier' ? await supplierAsked(parts.firestore, uid, asked) : null;
  const count = async (one: WorkKind) => ({ kind: one, count: await counts[one](parts, supplierId) });
  const items = await Promise.all(workOf[kind].map(count));
  if (kind === 'supplier') return { items };
  return { items, claims: await size(claims(parts.firestore).where('state', '==', 'open')) };
};

/**
 * Counts the open work of an account that plans no wedding. Its kind is taken from the token, which only the backend
 * marks.
 */
export const work: Handler<'work'> = (context, call) => workFor(context, caller(call), call.body);
