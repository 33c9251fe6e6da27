import { useAccess, useLive, useSignedIn } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';

/** Number of conversations read: more than a wedding has. */
const most = 300;

const talksOf = (uid: string): FirestoreQuery<Conversation> => ({
  collection: collections.conversations(),
  where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
  orderBy: [{ field: 'lastMessage.createdAt', direction: 'desc' }],
  limit: most,
});

const nobody: ReadonlySet<string> = new Set();

/**
 * Suppliers that have answered the couple here; empty for members who may not read the messages, and while nobody is
 * asked.
 */
export const useReplied = (hasAsked: boolean): ReadonlySet<string> => {
  const me = useSignedIn();
  const readsInbox = useAccess('inbox') !== 'none';
  const uid = me === null || !readsInbox || !hasAsked ? null : me.uid;
  const { value } = useLive(useMemo(() => (uid === null ? null : talksOf(uid)), [uid]));
  return useMemo(
    () =>
      value === null
        ? nobody
        : new Set(value.filter(({ firstReplyAt }) => firstReplyAt != null).map(({ supplierId }) => supplierId)),
    [value],
  );
};
