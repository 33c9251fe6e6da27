import { type BusyDay, busyDaySchema } from '@posy/shared-contracts/entities';
import { defaultMarket, type Market, marketOfPrefix } from '@posy/shared-contracts/markets';
import { dayIn } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { speaksFor } from '#accounts/supplier-people';
import { type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { type CalendarEntry, entry, entryUid } from '#api/wedding-calendar/entries/entry';
import { writeCalendar } from '#api/wedding-calendar/write-calendar';
import { plain } from '#documents/plain';
import { mostDaysAhead } from '#suppliers/busy-on';
import { supplierZone } from '#suppliers/calendars/supplier-zone';
import { dayWords } from './day-words';
import { readStoredFeed, supplierFeedReference } from './stored-supplier-feed';

/** A link that never was, one that was taken back, and one whose maker left answer alike. */
const unknown = () => new Refusal(404, 'calendar-unknown', 'There is no such calendar.');

const daysFrom = async (firestore: Firestore, supplierId: string, from: string): Promise<BusyDay[]> => {
  const days = firestore.collection(`suppliers/${supplierId}/busyDays`).where('day', '>=', from);
  const { docs } = await days.orderBy('day').limit(mostDaysAhead).get();
  return docs.flatMap((document) => {
    const read = v.safeParse(busyDaySchema, plain(document.data()));
    return read.success ? [read.output] : [];
  });
};

/** The couples whose day the supplier said it keeps, by day. */
const couplesByDay = async (firestore: Firestore, supplierId: string): Promise<Map<string, string[]>> => {
  const held = firestore.collection('conversations').where('supplierId', '==', supplierId);
  const { docs } = await held.where('answers.date.answer', '==', 'held').select('coupleName', 'answers').get();
  const couples = new Map<string, string[]>();
  for (const document of docs) {
    const day = String(document.get('answers.date.day'));
    couples.set(day, [...(couples.get(day) ?? []), String(document.get('coupleName'))]);
  }
  return couples;
};

/** Days from other calendars are left out: those calendars show them already. */
const isOwn = ({ state, calendars = [] }: BusyDay): boolean => state !== 'free' && calendars.length === 0;

interface EntryFacts {
  supplierId: string;
  today: string;
  couples: ReadonlyMap<string, string[]>;
  market: Market;
}

const entryOf = (day: BusyDay, { supplierId, today, couples, market }: EntryFacts): CalendarEntry[] => {
  if (!isOwn(day) || (day.state === 'held' && day.until !== null && day.until < today)) return [];
  const words = dayWords[market.catalogue];
  const names = new Intl.ListFormat(market.locale).format(couples.get(day.day) ?? []);
  const date = new Intl.DateTimeFormat(market.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const until = day.until === null ? '' : words.until(date.format(new Date(`${day.until}T00:00:00Z`)));
  return [
    entry({
      uid: entryUid(supplierId, 'day', day.day),
      date: day.day,
      title: day.state === 'busy' ? words.busy : words.held(names),
      description: day.state === 'busy' ? '' : until,
      changedAt: day.updatedAt,
    }),
  ];
};

/** A supplier's days for whatever program has the link. */
export const supplierFeed: Handler<'supplierFeed'> = async ({ firestore, catalogue, now }, { params }) => {
  const feed = readStoredFeed(await supplierFeedReference(firestore, params.token).get());
  if (feed === null || !(await speaksFor(firestore, feed.supplierId, feed.uid))) throw unknown();
  const known = catalogue.getSupplier(feed.supplierId);
  if (known === null) throw unknown();
  const market = marketOfPrefix(feed.market) ?? defaultMarket;
  const zone = supplierZone(known);
  const today = dayIn(zone, now());
  const [days, couples] = await Promise.all([daysFrom(firestore, known.id, today), couplesByDay(firestore, known.id)]);
  const facts: EntryFacts = { supplierId: known.id, today, couples, market };
  return writeCalendar(
    `${known.name}, Posy`,
    { language: market.language, zone },
    days.flatMap((day) => entryOf(day, facts)),
  );
};
