import { type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import { type FeedWords } from '../words/feed-words';
import { type CalendarEntry, entry, entryUid } from './entry';

/** What the entries of suppliers depend on. */
export interface VisitFacts {
  weddingId: string;
  suppliers: readonly (ShortlistedSupplier & { id: string })[];
  words: FeedWords;
}

/** Days before a day is kept free no longer: time to decide. */
const holdReminderDays = 2;

/** Where a visit is, as far as the couple knows. */
const placeOf = ({ contact, town = '', county = '' }: ShortlistedSupplier): string =>
  [contact?.address ?? '', town, county].filter((part) => part.trim() !== '').join(', ');

/** Visits, and the last days on which suppliers keep the wedding's day free. Who was set aside or removed has neither. */
export const visitEntries = ({ weddingId, suppliers, words }: VisitFacts): CalendarEntry[] =>
  suppliers.flatMap((supplier) => {
    const { id, name, visitDate, visitTime, holdUntil, notes = '', updatedAt } = supplier;
    const state = shortlistStateOf(supplier);
    if (state === 'ignored' || state === 'removed') return [];
    const common = { description: notes, changedAt: updatedAt };
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
