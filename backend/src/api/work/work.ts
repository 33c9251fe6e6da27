import { workOf, type WorkKind } from '@posy/shared-contracts/entities';
import { pageSizeLimit } from '@posy/shared-contracts/constants';
import { type Query } from 'firebase-admin/firestore';
import { type ApiContext, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';

type Context = Pick<ApiContext, 'firestore' | 'catalogue'>;

/** Counts one kind; `supplierId` is the supplier that the caller speaks for, or null. */
type Count = (context: Context, supplierId: string | null) => Promise<number> | number;

const size = async (query: Query): Promise<number> => (await query.count().get()).data().count;

const conversationsOf = ({ firestore }: Context, supplierId: string | null): Query =>
  firestore.collection('conversations').where('supplierId', '==', supplierId);

const withoutReply = ({ catalogue }: Context, supplierId: string | null): number => {
  if (supplierId === null) return 0;
  const reviewsOn = (page: number) => catalogue.reviewsOf(supplierId, { page, size: pageSizeLimit });
  const { total } = reviewsOn(1);
  const pages = Array.from({ length: Math.ceil(total / pageSizeLimit) }, (_, index) => reviewsOn(index + 1).results);
  return pages.flat().filter(({ reply }) => reply === null).length;
};

const unread = async (context: Context, supplierId: string | null): Promise<number> => {
  const { docs } = await conversationsOf(context, supplierId).select('unread').get();
  return docs.reduce((sum, document) => sum + Number(document.get('unread.supplier') ?? 0), 0);
};

const counts: Record<WorkKind, Count> = {
  'reviews-to-check': ({ firestore }) => size(firestore.collection('reviews').where('state', '==', 'pending')),
  'reviews-disputed': ({ firestore }) => size(firestore.collection('reviews').where('state', '==', 'disputed')),
  'reports-open': ({ firestore }) => size(firestore.collection('reports').where('state', '==', 'open')),
  'messages-unread': unread,
  'enquiries-unanswered': (context, supplierId) =>
    size(conversationsOf(context, supplierId).where('lastMessage.from', '==', 'couple')),
  'reviews-without-reply': withoutReply,
  people: ({ firestore }) => size(firestore.collection('users')),
  weddings: ({ firestore }) => size(firestore.collection('weddings')),
  suppliers: ({ catalogue }) => catalogue.count().suppliers,
};

/** What there is to do for whoever plans no wedding. Who they are is told by their token, which only the backend marks. */
export const work: Handler<'work'> = async ({ firestore, catalogue }, call) => {
  const { uid, kind } = caller(call);
  if (kind === 'couple') throw new Refusal(403, 'not-staff', 'Only suppliers, moderators and operators may ask this.');
  const stored: unknown = (await firestore.doc(`users/${uid}`).get()).get('supplierId');
  const supplierId = kind === 'supplier' && typeof stored === 'string' ? stored : null;
  const items = await Promise.all(
    workOf[kind].map(async (one) => ({ kind: one, count: await counts[one]({ firestore, catalogue }, supplierId) })),
  );
  return { items };
};
