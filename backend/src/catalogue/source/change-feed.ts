import { type DocumentChange, type DocumentSnapshot } from 'firebase-admin/firestore';
import { type OpenIndex } from '../store/open-catalogue-store';
import { type StoredSupplier, withPrivate } from './catalogue-collection';
import { type ChangeFeed, type FeedParts, followCollection } from './follow-collection';
import { followReviews } from './review-feed';

/** Suppliers that are brought into the index before others have their turn. */
const atOnce = 50;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const apply = (index: OpenIndex, { id, open, record }: StoredSupplier): void => {
  if (record === null) index.removeSupplier(id);
  else index.putSupplier(record, open.hash);
};

/**
 * Applies all in one transaction, which costs as much as one supplier; if it fails, each separately, so that none
 * blocks another.
 */
const applyAll = (index: OpenIndex, some: readonly StoredSupplier[], failed: (error: unknown) => void): void => {
  try {
    index.together(() => some.forEach((stored) => apply(index, stored)));
  } catch {
    for (const stored of some)
      try {
        apply(index, stored);
      } catch (error) {
        failed(error);
      }
  }
};

/**
 * Returns true when the index has this version of the document already: a new listener repeats the documents just
 * before its mark.
 */
const isKnown = (index: OpenIndex, document: DocumentSnapshot): boolean =>
  document.get('state') === 'listed' && document.get('hash') === index.hashOf(document.id);

/** Brings what a listener tells into the index, a few at a time. */
const bring = async (
  { firestore, index, warn, failed }: FeedParts,
  changes: readonly DocumentChange[],
): Promise<void> => {
  for (let at = 0; at < changes.length; at += atOnce) {
    const some = changes.slice(at, at + atOnce);
    const gone = some.filter(({ type }) => type === 'removed');
    for (const { doc } of gone) if (!(await doc.ref.get()).exists) index.removeSupplier(doc.id);
    const there = some.filter(({ type, doc }) => type !== 'removed' && !isKnown(index, doc)).map(({ doc }) => doc);
    applyAll(index, await withPrivate(firestore, there, warn), failed);
    await nextTurn();
  }
};

const followSuppliers = (parts: FeedParts): ChangeFeed =>
  followCollection({
    ...parts,
    collection: 'catalogue',
    field: 'updatedAt',
    mark: () => parts.index.mark(),
    putMark: (mark) => parts.index.putMark(mark),
    bring: (changes) => bring(parts, changes),
  });

/** Follows suppliers, and what couples write of them. */
export const followChanges = (parts: FeedParts): ChangeFeed => {
  const feeds = [followSuppliers(parts), followReviews(parts)];
  return {
    ready: Promise.all(feeds.map(({ ready }) => ready)).then(() => undefined),
    stop: async () => void (await Promise.all(feeds.map((feed) => feed.stop()))),
  };
};
