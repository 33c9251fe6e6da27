import {
  type CalendarPart,
  calendarPartArea,
  costSchema,
  paymentSchema,
  shortlistedSupplierSchema,
  taskSchema,
  type Wedding,
  weddingDay,
  weddingEventSchema,
} from '@posy/shared-contracts/entities';
import { defaultMarket, type Market, marketOfPrefix } from '@posy/shared-contracts/markets';
import { dayIn, formatMoney, mayView, planningDay, weddingZone } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { readWedding } from '#documents/stored-wedding';
import { type ApiContext, type Handler } from '../handler';
import { roleIn } from '../membership';
import { Refusal } from '../refusal';
import { type CalendarEntry } from './entries/entry';
import { eventEntries } from './entries/event-entries';
import { paymentEntries } from './entries/payment-entries';
import { taskEntries } from './entries/task-entries';
import { visitEntries } from './entries/visit-entries';
import { feedReference, readFeed, type StoredFeed } from './stored-feed';
import { feedWords } from './words/feed-words';
import { taskTitles } from './words/task-titles';
import { writeCalendar } from './write-calendar';

/** A link that never was, one that was taken back, and one whose maker is gone answer alike. */
const unknown = () => new Refusal(404, 'calendar-unknown', 'There is no such calendar.');

interface Source {
  firestore: Firestore;
  weddingId: string;
  wedding: Wedding;
  market: Market;
  /** yyyy-MM-dd. */
  today: string;
  report: ApiContext['reportProblem'];
}

/** Documents of one of the wedding's collections; a malformed one is reported and left out. */
const readAll = async <T>(
  { firestore, weddingId, report }: Source,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<(T & { id: string })[]> => {
  const { docs } = await firestore.collection(`weddings/${weddingId}/${name}`).get();
  return docs.flatMap((document) => {
    const read = v.safeParse(schema, plain(document.data()));
    if (read.success) return [{ ...read.output, id: document.id }];
    report({ feature: 'calendar', document: document.ref.path, message: v.summarize(read.issues) });
    return [];
  });
};

const makers: Record<CalendarPart, (source: Source) => Promise<CalendarEntry[]>> = {
  async tasks(source) {
    const { weddingId, wedding, market, today } = source;
    const titles = taskTitles(market.catalogue);
    const tasks = await readAll(source, 'tasks', taskSchema);
    return taskEntries({
      weddingId,
      tasks,
      day: planningDay(wedding),
      today,
      titleOf: ({ name, i18nKey }) => name ?? titles[i18nKey ?? '']?.title ?? i18nKey ?? '',
      words: feedWords[market.catalogue],
    });
  },
  async payments(source) {
    const { weddingId, wedding, market } = source;
    const [payments, costs] = await Promise.all([
      readAll(source, 'payments', paymentSchema),
      readAll(source, 'costs', costSchema),
    ]);
    const { currency } = wedding.l10n;
    const money = (amount: number): string => formatMoney({ amount, currency }, market.locale);
    return paymentEntries({ weddingId, payments, costs, money, words: feedWords[market.catalogue] });
  },
  async events(source) {
    const { weddingId, wedding, market } = source;
    return eventEntries({
      weddingId,
      events: await readAll(source, 'events', weddingEventSchema),
      weddingDay: weddingDay(wedding),
      createdAt: wedding.createdAt,
      words: feedWords[market.catalogue],
    });
  },
};

/** Visits and holds belong to the "events" part, and need access to suppliers. */
const suppliersOf = async (source: Source, { parts, madeBy }: StoredFeed): Promise<CalendarEntry[]> => {
  const { weddingId, wedding, market } = source;
  if (!parts.includes('events') || !mayView(wedding, madeBy.uid, 'suppliers')) return [];
  const suppliers = await readAll(source, 'suppliers', shortlistedSupplierSchema);
  return visitEntries({ weddingId, suppliers, words: feedWords[market.catalogue] });
};

/** The parts that the feed's creator chose and may still view. */
const visibleParts = ({ parts, madeBy }: StoredFeed, wedding: Wedding): CalendarPart[] =>
  parts.filter((part) => mayView(wedding, madeBy.uid, calendarPartArea[part]));

/**
 * The feed of a link, for whatever program has it. It ends with the link, with its maker's access, and with the wedding.
 */
export const calendarFeed: Handler<'calendarFeed'> = async ({ firestore, now, reportProblem }, { params }) => {
  const feed = readFeed(await feedReference(firestore, params.token).get());
  if (feed === null) throw unknown();
  const stored = await firestore.doc(`weddings/${feed.weddingId}`).get();
  if (roleIn(stored, feed.madeBy.uid) === null) throw unknown();
  const wedding = readWedding(stored);
  const market = marketOfPrefix(feed.market) ?? defaultMarket;
  const zone = weddingZone(wedding);
  const today = dayIn(zone, now());
  const source: Source = { firestore, weddingId: feed.weddingId, wedding, market, today, report: reportProblem };
  const entries = await Promise.all([
    ...visibleParts(feed, wedding).map((part) => makers[part](source)),
    suppliersOf(source, feed),
  ]);
  const couple = new Intl.ListFormat(market.locale).format(wedding.partners.filter((name) => name.trim() !== ''));
  const name = feedWords[market.catalogue].calendar(couple);
  return writeCalendar(name, { language: market.language, zone }, entries.flat());
};
