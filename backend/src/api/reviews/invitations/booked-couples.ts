import { reviewConstants } from '@posy/shared-contracts/constants';
import { dayIn, weddingZone } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { type ApiContext } from '#api/handler';
import { isOpenWedding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { dayAfter } from '#reminders/reminder';
import { firstInvitation, readSent, recordOf, type SentInvitation } from '#reminders/review-invitation';
import { type ReviewsOfSupplier } from './reviews-of-supplier';

/** Years before a wedding in which its couple may have written first. */
const yearsAhead = 4;
const yearMs = 365 * 86_400_000;
/** Most conversations that are read: more than one business gets in these years. */
const mostTalks = 5000;
/** Documents of one request. */
const atOnce = 300;

/** A couple that booked the supplier and wrote to it here. */
export interface BookedCouple {
  weddingId: string;
  /** First names, as the supplier has them in the conversation. */
  names: string;
  /** The wedding day. */
  date: string;
  /** True when the couple withholds the day from the supplier. */
  isDayWithheld: boolean;
  /** The day of the wedding place at this moment. */
  today: string;
  first: SentInvitation | null;
  again: SentInvitation | null;
}

/** Reads documents in parts, in the order of their references. */
const readAll = async (firestore: Firestore, paths: readonly string[]): Promise<DocumentSnapshot[]> => {
  const all: DocumentSnapshot[] = [];
  for (let from = 0; from < paths.length; from += atOnce) {
    const part = paths.slice(from, from + atOnce).map((path) => firestore.doc(path));
    all.push(...(await firestore.getAll(...part)));
  }
  return all;
};

/** Conversations of the supplier, except with couples who want to hear no more of it. */
const talksOf = async ({ firestore, now }: ApiContext, supplierId: string): Promise<DocumentSnapshot[]> => {
  const since = Timestamp.fromMillis(now() - (yearsAhead + 1) * yearMs);
  const talks = firestore.collection('conversations').where('supplierId', '==', supplierId);
  const { docs } = await talks
    .where('createdAt', '>=', since)
    .limit(mostTalks)
    .select('weddingId', 'coupleName', 'weddingDate', 'blocked')
    .get();
  return docs.filter((talk) => talk.get('blocked.by') !== 'couple');
};

const coupleOf = async (
  { firestore, now }: ApiContext,
  talk: DocumentSnapshot,
  wedding: DocumentSnapshot,
): Promise<BookedCouple | null> => {
  if (!isOpenWedding(wedding)) return null;
  const read = readWedding(wedding);
  if (read.date === null) return null;
  const today = dayIn(weddingZone(read), now());
  const oldest = DateTime.fromISO(today).minus({ months: reviewConstants.askedMonths }).toFormat('yyyy-MM-dd');
  if (read.date < oldest) return null;
  const [first, again] = await firestore.getAll(
    recordOf(firestore, wedding.id, 'first'),
    recordOf(firestore, wedding.id, 'again'),
  );
  return {
    weddingId: wedding.id,
    names: String(talk.get('coupleName') ?? ''),
    date: read.date,
    isDayWithheld: typeof talk.get('weddingDate') !== 'string',
    today,
    first: firstInvitation(first, read.date),
    again: again === undefined ? null : readSent(again),
  };
};

/** Returns true when a couple's wedding is over long enough, nobody invited it, and it wrote nothing by itself. */
export const isWaiting = (
  { weddingId, date, today, first, again }: BookedCouple,
  { written }: ReviewsOfSupplier,
): boolean =>
  first === null &&
  again === null &&
  !written.has(weddingId) &&
  dayAfter(date, reviewConstants.invitedAfterDays) <= today;

/** The couples who booked a supplier and wrote to it here: those of the last months, and those to come. */
export const bookedCouples = async (context: ApiContext, supplierId: string): Promise<BookedCouple[]> => {
  const talks = await talksOf(context, supplierId);
  const weddingIdOf = (talk: DocumentSnapshot): string => String(talk.get('weddingId'));
  const entries = await readAll(
    context.firestore,
    talks.map((talk) => `weddings/${weddingIdOf(talk)}/suppliers/${supplierId}`),
  );
  const booked = talks.filter((_talk, at) => entries[at]?.get('booked') === true);
  const weddings = await readAll(
    context.firestore,
    booked.map((talk) => `weddings/${weddingIdOf(talk)}`),
  );
  const couples: BookedCouple[] = [];
  for (const [at, wedding] of weddings.entries()) {
    const talk = booked[at];
    const couple = talk === undefined ? null : await coupleOf(context, talk, wedding);
    if (couple !== null) couples.push(couple);
  }
  return couples;
};
