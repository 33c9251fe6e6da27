import { type WeddingEvent } from '@posy/shared-contracts/entities';
import { calendarEnd } from '@posy/shared-contracts/rules';
import { type FeedWords } from '../words/feed-words';
import { type CalendarEntry, entry, entryUid } from './entry';

/** Input of the entries for a wedding's events. */
export interface EventFacts {
  weddingId: string;
  events: readonly (WeddingEvent & { id: string })[];
  /** The wedding's own day, yyyy-MM-dd; null while it is open. */
  weddingDay: string | null;
  /** When the wedding was made, ISO 8601. */
  createdAt: string;
  words: FeedWords;
}

const eventEntry = (
  { id, type, name, date, time, place, description, attire, updatedAt }: WeddingEvent & { id: string },
  { weddingId, weddingDay, words }: EventFacts,
  uidId = id,
): CalendarEntry[] => {
  const day = date ?? weddingDay;
  if (day === null) return [];
  return [
    entry({
      uid: entryUid(weddingId, 'event', uidId),
      date: day,
      startTime: time.startTime,
      endTime: calendarEnd({ type, time }),
      title: name === '' ? words.mainEvent : name,
      description: [description, attire === '' ? '' : words.attire(attire)].filter((part) => part !== '').join('\n'),
      place,
      changedAt: updatedAt,
    }),
  ];
};

/**
 * The wedding's events; the main one stands on the wedding's day until it has a day of its own, and is there before the
 * couple has touched it.
 */
export const eventEntries = (facts: EventFacts): CalendarEntry[] => {
  const { events, weddingDay, weddingId, words, createdAt } = facts;
  const main = events.find(({ type }) => type === 'main');
  const others = events
    .filter((event) => event.type === 'custom' && event.date !== null)
    .flatMap((event) => eventEntry(event, facts));
  if (main !== undefined) return [...eventEntry(main, facts, 'main'), ...others];
  if (weddingDay === null) return others;
  const uid = entryUid(weddingId, 'event', 'main');
  return [entry({ uid, date: weddingDay, title: words.mainEvent, changedAt: createdAt }), ...others];
};
