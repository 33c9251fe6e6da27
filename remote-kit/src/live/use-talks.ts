import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useSignedIn, useWedding } from '../host/session-hooks';
import { useAccess } from '../host/use-access';
import { useLive } from './use-live';

/** Number of conversations read: more than a wedding has. */
const most = 300;

const talksOf = (uid: string): FirestoreQuery<Conversation> => ({
  collection: collections.conversations(),
  where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
  orderBy: [{ field: 'lastMessage.createdAt', direction: 'desc' }],
  limit: most,
});

/** A wedding's conversations by the supplier's id. */
export type Talks = ReadonlyMap<string, Conversation>;

const none: Talks = new Map();

/**
 * The conversations of the open wedding, and whether they are still loading; empty for members who may not read the
 * messages. `hasAsked` is false while the couple has asked nobody: then nothing is read.
 */
export const useTalks = (hasAsked: boolean): { talks: Talks; isLoading: boolean } => {
  const me = useSignedIn();
  const weddingId = useWedding()?.id ?? null;
  const readsInbox = useAccess('inbox') !== 'none';
  const uid = me === null || weddingId === null || !readsInbox || !hasAsked ? null : me.uid;
  const { value, status } = useLive(useMemo(() => (uid === null ? null : talksOf(uid)), [uid]));
  const talks = useMemo(
    () =>
      value === null
        ? none
        : new Map(value.filter((talk) => talk.weddingId === weddingId).map((talk) => [talk.supplierId, talk])),
    [value, weddingId],
  );
  return { talks, isLoading: uid !== null && status === 'loading' };
};

/** Returns the suppliers of conversations in which they have answered. */
export const repliedIn = (talks: Talks): ReadonlySet<string> =>
  new Set([...talks].filter(([, { firstReplyAt }]) => firstReplyAt != null).map(([supplierId]) => supplierId));
