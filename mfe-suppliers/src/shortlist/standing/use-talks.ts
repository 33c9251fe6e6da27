import { useAccess, useLive, useSignedIn } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useShortlist } from '../entries/use-shortlist';

/** Number of conversations read: more than a wedding has. */
const most = 300;

const talksOf = (uid: string): FirestoreQuery<Conversation> => ({
  collection: collections.conversations(),
  where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
  orderBy: [{ field: 'lastMessage.createdAt', direction: 'desc' }],
  limit: most,
});

/** The wedding's conversations by the supplier's id. */
export type Talks = ReadonlyMap<string, Conversation>;

const none: Talks = new Map();

/** Returns the couple's conversations as `useTalks` does, and whether they are still loading. */
export const useTalksReading = (): { talks: Talks; isLoading: boolean } => {
  const me = useSignedIn();
  const readsInbox = useAccess('inbox') !== 'none';
  const { wedding, entries } = useShortlist();
  const hasAsked = entries?.some(({ enquired }) => enquired) === true;
  const uid = me === null || wedding === null || !readsInbox || !hasAsked ? null : me.uid;
  const { value, status } = useLive(useMemo(() => (uid === null ? null : talksOf(uid)), [uid]));
  const weddingId = wedding?.id ?? null;
  const talks = useMemo(
    () =>
      value === null
        ? none
        : new Map(value.filter((talk) => talk.weddingId === weddingId).map((talk) => [talk.supplierId, talk])),
    [value, weddingId],
  );
  return { talks, isLoading: uid !== null && status === 'loading' };
};

/** The couple's conversations; empty for members who may not read the messages, and without enquiries. */
export const useTalks = (): Talks => useTalksReading().talks;
