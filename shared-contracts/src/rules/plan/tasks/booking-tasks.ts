import type { SupplierCategory } from '#entities';

/** Keys of the tasks that booking a supplier of a category completes. Source: S4-auto. */
const byCategory: Record<SupplierCategory, readonly string[]> = {
  venues: ['research-venues', 'shortlist-venues', 'visit-venues', 'compare-venue-quotes', 'book-the-venue'],
  photographers: ['book-your-photographer'],
  florists: ['book-your-florist'],
  caterers: ['book-your-caterer'],
  music: ['book-your-music'],
  video: ['book-your-videographer'],
  decoration: ['book-your-decorator'],
  entertainment: ['book-your-entertainment'],
  cakes: ['book-your-cake'],
  beauty: ['book-hair-and-make-up'],
  dress: ['order-your-dress'],
  transport: ['book-your-transport'],
  menswear: ['order-your-suits'],
  stationery: ['order-your-stationery'],
  marquee: ['book-your-marquee'],
};

/** Tasks for supplier types that only the couple's own suppliers have. Source: S4-auto-10. */
const byCustomType: Readonly<Record<string, readonly string[]>> = {
  jewellery: ['choose-your-rings'],
  rings: ['choose-your-rings'],
  celebrant: ['book-your-celebrant'],
  registrar: ['book-your-celebrant'],
  honeymoon: ['book-your-honeymoon'],
  travel: ['book-your-honeymoon'],
};

const table: Readonly<Record<string, readonly string[]>> = { ...byCustomType, ...byCategory };

/** Keys of the tasks that booking a supplier of this type completes; empty for a type without tasks. */
export const bookingTasks = (supplierType: string): readonly string[] => {
  const type = supplierType.trim().toLowerCase();
  return Object.hasOwn(table, type) ? (table[type] ?? []) : [];
};
