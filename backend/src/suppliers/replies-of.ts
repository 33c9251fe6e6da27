import { replyConstants } from '@posy/shared-contracts/constants';
import { type ReplyFigures } from '@posy/shared-contracts/entities';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type EnquiryTimes, replyFigures } from './reply-figures';

/** Reply times of suppliers, by id; a supplier with too few enquiries is not in it. */
export type RepliesOf = (supplierIds: readonly string[]) => Promise<ReadonlyMap<string, ReplyFigures>>;

/** Ids that one query takes. */
const atOnce = 30;
/** Milliseconds for which figures of 90 days are cached. */
const goodForMs = 10 * 60_000;
/** Suppliers whose figures are remembered at most; those asked about first make room. */
const mostStored = 5000;

const millisOf = (value: unknown): number | null => (value instanceof Timestamp ? value.toMillis() : null);

/** The times of a conversation's enquiry; none for a document without a beginning. */
export const enquiryTimesOf = (conversation: QueryDocumentSnapshot): EnquiryTimes[] => {
  const at = millisOf(conversation.get('createdAt'));
  return at === null ? [] : [{ at, answeredAt: millisOf(conversation.get('firstReplyAt')) }];
};

const readSome = async (firestore: Firestore, ids: readonly string[], now: number) => {
  const { docs } = await firestore
    .collection('conversations')
    .where('supplierId', 'in', ids)
    .where('createdAt', '>', Timestamp.fromMillis(now - replyConstants.windowMs))
    .select('supplierId', 'createdAt', 'firstReplyAt')
    .get();
  return ids.map(
    (id) =>
      [
        id,
        replyFigures(docs.filter((document) => document.get('supplierId') === id).flatMap(enquiryTimesOf), now),
      ] as const,
  );
};

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce));

/** Reads figures from the conversations themselves, and remembers them for ten minutes. */
export const rememberedReplies = (firestore: Firestore, now: () => number): RepliesOf => {
  const known = new Map<string, { until: number; figures: ReplyFigures | null }>();
  const isKnown = (id: string): boolean => (known.get(id)?.until ?? 0) > now();
  const save = (id: string, figures: ReplyFigures | null): void => {
    known.delete(id);
    known.set(id, { until: now() + goodForMs, figures });
    const [oldest] = known.keys();
    if (known.size > mostStored && oldest !== undefined) known.delete(oldest);
  };
  return async (supplierIds) => {
    const asked = partsOf([...new Set(supplierIds)].filter((id) => !isKnown(id)));
    const read = await Promise.all(asked.map((ids) => readSome(firestore, ids, now())));
    const fresh = new Map(read.flat());
    for (const [id, figures] of fresh) save(id, figures);
    const figuresOf = (id: string) => fresh.get(id) ?? known.get(id)?.figures ?? null;
    return new Map(
      supplierIds.flatMap((id) => (figuresOf(id) === null ? [] : [[id, figuresOf(id)] as [string, ReplyFigures]])),
    );
  };
};
