import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { exampleConversation } from './example-conversation';

/** The shortlist's entry of the supplier of an example conversation. */
export const exampleEntry = (changes: Partial<ShortlistedSupplier> = {}): ShortlistedSupplier => {
  const { supplierId, supplierName, supplierSlug, supplierType } = exampleConversation('c1');
  return {
    ...{ type: supplierType, slug: supplierSlug, name: supplierName, publicId: supplierId },
    ...{ shortlisted: true, booked: false, enquired: true, ignored: false, customSupplier: false },
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
};
