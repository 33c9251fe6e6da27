import { pricesOf, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type ShortlistEntry, stateOf } from '#shortlist/public';

/** The couple's progress in a category without a booked supplier. */
export type CategoryProgress =
  | { kind: 'quoted'; price: NonNullable<ReturnType<typeof pricesOf>['quoted']> }
  | { kind: 'shortlisted'; count: number };

const isOpen = (entry: ShortlistEntry): boolean => ['shortlisted', 'unbooked'].includes(stateOf(entry) ?? '');

/** Returns the booked suppliers by name. */
export const bookedOf = (entries: readonly ShortlistEntry[]): ShortlistEntry[] =>
  entries.filter((entry) => stateOf(entry) === 'booked').sort((a, b) => a.name.localeCompare(b.name));

/**
 * Returns the lowest quote of a category if there is one, else the number of shortlisted suppliers; null without any.
 */
export const standingOf = (entries: readonly ShortlistEntry[], category: SupplierCategory): CategoryProgress | null => {
  const open = entries.filter((entry) => entry.type === category && isOpen(entry));
  const quotes = open.flatMap((entry) => pricesOf(entry).quoted ?? []);
  const [least] = quotes.sort((a, b) => a.amount - b.amount);
  if (least !== undefined) return { kind: 'quoted', price: least };
  return open.length === 0 ? null : { kind: 'shortlisted', count: open.length };
};
