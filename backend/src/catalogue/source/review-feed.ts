import { type ReviewState, storedReviewSchema } from '@posy/shared-contracts/entities';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ReviewChange } from '../records/review-record';
import { markOf } from './catalogue-collection';
import { type ChangeFeed, type FeedParts, followCollection } from './follow-collection';

/** Documents of one read of all. */
const pageSize = 300;

/** Orders two versions of one document as text. */
const versionOf = (changed: Timestamp): string =>
  `${String(changed.seconds).padStart(12, '0')}.${markOf(changed).split('.')[1] ?? ''}`;

/** States in which everybody sees a review. */
const seenByAll: readonly ReviewState[] = ['published'];

/** Reads what a review's document says to people who see these states; null, with a warning, for an invalid one. */
export const reviewChangeOf = (
  document: DocumentSnapshot,
  warn: (sentence: string) => void,
  seen = seenByAll,
): ReviewChange | null => {
  const read = v.safeParse(storedReviewSchema, plain(document.data()));
  if (!read.success || document.updateTime === undefined) {
    warn(`${document.ref.path} is no review and is left out: ${read.success ? '' : v.summarize(read.issues)}`);
    return null;
  }
  const { state, log: _log, reply, ...rest } = read.output;
  const shown = reply === null ? null : { body: reply.body, createdAt: reply.createdAt };
  const review = { ...rest, id: document.id, type: 'review' as const, reply: shown };
  const { supplierId } = rest;
  const version = versionOf(document.updateTime);
  return { id: document.id, supplierId, version, review: seen.includes(state) ? review : null };
};

const changesOf = (documents: readonly DocumentSnapshot[], warn: (sentence: string) => void): ReviewChange[] =>
  documents.flatMap((document) => reviewChangeOf(document, warn) ?? []);

/** Brings every review into an index that knows of none. */
const bringAll = async (firestore: Firestore, { index, warn }: Pick<FeedParts, 'index' | 'warn'>): Promise<void> => {
  const mark = markOf((await firestore.collection('reviews').limit(1).get()).readTime);
  let last: QueryDocumentSnapshot | null = null;
  for (;;) {
    const query = firestore.collection('reviews').orderBy(FieldPath.documentId()).limit(pageSize);
    const page = await (last === null ? query : query.startAfter(last)).get();
    index.takeReviews(changesOf(page.docs, warn));
    if (page.docs.length < pageSize) break;
    last = page.docs.at(-1) ?? null;
  }
  index.putMark(mark, 'reviews');
};

/** Follows what couples write of suppliers: who published, changed or withdrew one is seen so on every server. */
export const followReviews = (parts: FeedParts): ChangeFeed => {
  const { firestore, index, warn, failed } = parts;
  let feed: ChangeFeed | null = null;
  let isStopped = false;
  const start = async (): Promise<void> => {
    try {
      if (index.mark('reviews') === null) await bringAll(firestore, parts);
    } catch (error) {
      failed(error);
    }
    if (isStopped) return;
    feed = followCollection({
      ...parts,
      collection: 'reviews',
      field: 'changedAt',
      mark: () => index.mark('reviews'),
      putMark: (mark) => index.putMark(mark, 'reviews'),
      bring: async (changes) => {
        // A document that was ever public is never deleted: a review that its author took away stays, without its text.
        const there = changes.filter(({ type }) => type !== 'removed');
        index.takeReviews(
          changesOf(
            there.map(({ doc }) => doc),
            warn,
          ),
        );
      },
    });
    await feed.ready;
  };
  const ready = start();
  return {
    ready,
    async stop() {
      isStopped = true;
      await feed?.stop();
      await ready;
    },
  };
};
