import { type SharedItem, sharedItems } from '@posy/shared-contracts/entities';
import { type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';

const withheldIn = (conversation: DocumentSnapshot): readonly unknown[] => {
  const withheld: unknown = conversation.get('shared.withheld');
  return Array.isArray(withheld) ? withheld : [];
};

/** Returns true when the couple chose not to share the item in this conversation. */
export const isWithheld = (conversation: DocumentSnapshot, item: SharedItem): boolean =>
  withheldIn(conversation).includes(item);

/**
 * Returns the fields that withhold items from now on in an open conversation: the items are removed from the supplier's
 * view, and items withheld before stay withheld. The supplier may have read them already.
 */
export const withhold = (conversation: DocumentSnapshot, items: readonly SharedItem[] = []): DocumentData => {
  if (items.length === 0) return {};
  const all = sharedItems.filter((item) => items.includes(item) || isWithheld(conversation, item));
  const shared = conversation.get('shared') as { guests?: { day: number } | null } | undefined;
  const day = shared?.guests?.day;
  const guests = all.includes('guests') || day === undefined ? null : { day, evening: 0 };
  return {
    shared: {
      ...(shared ?? { place: null, budgetMatch: false }),
      ...(all.includes('place') && { place: null }),
      ...((shared === undefined || all.includes('guests') || all.includes('evening')) && { guests }),
      withheld: all,
    },
    ...(all.includes('date') && { weddingDate: null }),
  };
};
