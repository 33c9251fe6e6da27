import { notesOf, type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import { type FeedWords } from '../words/feed-words';
import { type CalendarEntry, entry, entryUid } from './entry';

/** Input of the entries for suppliers. */
export interface VisitFacts {
  weddingId: string;
  suppliers: readonly (ShortlistedSupplier & { id: string })[];
  words: FeedWords;
}

/** Days before a hold expires at which a reminder entry asks the couple to decide. */
const holdReminderDays = 2;

/** Returns the visit's address, as far as the couple entered it. */
const placeOf = ({ contact, town = '', county = '' }: ShortlistedSupplier): string =>
  [contact?.address ?? '', town, county].filter((part) => part.trim() !== '').join(', ');

/** Returns visits and the last days of holds. Suppliers that were set aside or removed have neither. */
export const visitEntries = ({ weddingId, suppliers, words }: VisitFacts): CalendarEntry[] =>
  suppliers.flatMap((supplier) => {
    const { id, name, visitDate, visitTime, holdUntil, updatedAt } = supplier;
    const state = shortlistStateOf(supplier);
    if (state === 'ignored' || state === 'removed') return [];
    const common = {
      description: notesOf(supplier)
        .map(({ text }) => text)
        .join('\n'),
      changedAt: updatedAt,
    };
    const visit = entry({
      ...common,
      uid: entryUid(weddingId, 'visit', id),
      date: visitDate ?? '',
      startTime: visitTime ?? null,
      title: words.visit(name),
      place: placeOf(supplier),
    });
    const hold = entry({
      ...common,
      uid: entryUid(weddingId, 'hold', id),
      date: holdUntil ?? '',
      title: words.hold(name),
      remindDaysBefore: holdReminderDays,
    });
    // A booked supplier's day needs no keeping any more.
    return [visit, ...(state === 'booked' ? [] : [hold])].filter(({ date }) => date !== '');
  });
