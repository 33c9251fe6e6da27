import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';

/** A write of the couple's conversation with a supplier, who has not answered yet. */
export const exampleTalk = (supplierId: string, changes: Partial<Conversation> = {}) => {
  const at = '2026-11-18T10:00:00.000Z';
  return {
    kind: 'set' as const,
    collection: collections.conversations(),
    id: supplierId,
    data: {
      ...{ weddingId: 'w1', supplierId, supplierName: supplierId, supplierType: 'photographers', supplierSlug: 'x' },
      ...{ coupleName: 'Maya and Tom', weddingDate: null, memberUids: ['u1'], unread: { couple: 0, supplier: 0 } },
      ...{ custom: { repliedByCouple: null }, createdAt: at, firstReplyAt: null },
      lastMessage: { body: 'Hello', from: 'couple' as const, createdAt: at },
      ...changes,
    },
  };
};
