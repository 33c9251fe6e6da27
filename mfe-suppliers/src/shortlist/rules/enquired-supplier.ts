import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';

type SentEnquiry = EventPayload<'enquiry.sent'>;

/**
 * Returns the fields to merge into a supplier's entry after an enquiry; null when it has them already. The entry's
 * state (shortlisted, booked, ignored) stays.
 */
export const enquiredFields = (
  existing: ShortlistedSupplier | null,
  enquiry: SentEnquiry,
  publicId: string,
): Partial<ShortlistedSupplier> | null => {
  if (existing?.enquired === true && existing.askingEnded == null) return null;
  if (existing !== null) return { enquired: true, ...(existing.askingEnded != null && { askingEnded: null }) };
  return {
    type: enquiry.supplierType,
    slug: enquiry.supplierSlug,
    name: enquiry.supplierName,
    publicId,
    shortlisted: false,
    booked: false,
    enquired: true,
    ignored: false,
    customSupplier: false,
  };
};
