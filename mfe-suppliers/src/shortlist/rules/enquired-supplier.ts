import { flagsOfShortlist, type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';

type SentEnquiry = EventPayload<'enquiry.sent'>;

const listedFields = { ...flagsOfShortlist('shortlisted'), state: 'shortlisted' } as const;

/**
 * Returns the fields that put a supplier on the list, where the couple's answers, days and bookings are; none for one
 * that is on it, also when it is set aside.
 */
export const fieldsToList = (existing: ShortlistedSupplier): Partial<ShortlistedSupplier> =>
  shortlistStateOf(existing) === 'removed' ? listedFields : {};

/** Returns the first entry of a supplier that the couple asked: whoever is asked is on the list. */
export const askedEntry = (
  supplier: Pick<ShortlistedSupplier, 'type' | 'slug' | 'name' | 'publicId'>,
): Omit<ShortlistedSupplier, 'updatedAt'> => ({ ...supplier, ...listedFields, enquired: true, customSupplier: false });

/**
 * Returns the fields to merge into a supplier's entry after an enquiry; null when it has them already. A booking stays,
 * and so does setting aside.
 */
export const enquiredFields = (
  existing: ShortlistedSupplier | null,
  { supplierType: type, supplierSlug: slug, supplierName: name }: SentEnquiry,
  publicId: string,
): Partial<ShortlistedSupplier> | null => {
  if (existing === null) return askedEntry({ type, slug, name, publicId });
  const changes = {
    ...(!existing.enquired && { enquired: true }),
    ...(existing.askingEnded != null && { askingEnded: null }),
    ...fieldsToList(existing),
  };
  return Object.keys(changes).length === 0 ? null : changes;
};
