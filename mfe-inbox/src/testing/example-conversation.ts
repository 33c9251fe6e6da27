import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A conversation of the example wedding with a caterer, read by both. */
export const exampleConversation = (id: string, changes: Partial<Conversation> = {}): Identified<Conversation> => ({
  id,
  weddingId: 'w1',
  supplierId: 'GB100001',
  supplierName: 'The Copper Spoon',
  supplierType: 'caterers',
  supplierSlug: 'the-copper-spoon',
  coupleName: 'Maya and Tom',
  weddingDate: '2027-09-11',
  memberUids: ['u1', 's1'],
  unread: { couple: 0, supplier: 0 },
  lastMessage: { body: 'Hello there', from: 'couple', createdAt: '2026-11-19T10:00:00.000Z' },
  custom: { repliedByCouple: null },
  createdAt: '2026-11-19T10:00:00.000Z',
  ...changes,
});
