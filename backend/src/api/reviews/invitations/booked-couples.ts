import { reviewConstants } from '@posy/shared-contracts/constants';
import { dayIn, weddingZone } from '@posy/shared-contracts/rules';
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { type ApiContext } from '#api/handler';
import { isOpenWedding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { atMost } from '#files/at-most';
import { dayAfter } from '#reminders/reminder';
import { firstInvitation, readSent, recordOf, type SentInvitation } from '#reminders/review-invitation';
import { type ReviewsOfSupplier } from './reviews-of-supplier';

/** Years before a wedding in which its couple may have written first. */
const yearsAhead = 4;
const yearMs = 365 * 86_400_000;
/** Most conversations that are read: more than one business gets in these years. */
const mostTalks = 5000;
/** Documents of one request, and requests that run at a time. */
const atOnce = 300;
const requestsAtOnce = 4;

type Reading = Pick<ApiContext, 'firestore' | 'now'>;

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

/** Reads documents in parts, a few parts at a time, in the order of their references. */
const readAll = async (firestore: Firestore, references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> => {
  const few = atMost(requestsAtOnce);
  const parts = Array.from({ length: Math.ceil(references.length / atOnce) }, (_none, at) =>
    references.slice(at * atOnce, (at + 1) * atOnce),
  );
  return (await Promise.all(parts.map((part) => few(() => firestore.getAll(...part))))).flat();
};

/** Conversations of the supplier, except with couples who want to hear no more of it. */
const talksOf = async ({ firestore, now }: Reading, supplierId: string): Promise<DocumentSnapshot[]> => {
  const since = Timestamp.fromMillis(now() - (yearsAhead + 1) * yearMs);
  const talks = firestore.collection('conversations').where('supplierId', '==', supplierId);
  const { docs } = await talks
    .where('createdAt', '>=', since)
    .limit(mostTalks)
    .select('weddingId', 'coupleName', 'weddingDate', 'blocked')
    .get();
  return docs.filter((talk) => talk.get('blocked.by') !== 'couple');
};

/** A conversation with a couple that booked the supplier, and their open wedding of the last months or to come. */
interface Booked {
  talk: DocumentSnapshot;
  weddingId: string;
  date: string;
  today: string;
}

const bookedOf = (now: number, talk: DocumentSnapshot, wedding: DocumentSnapshot): Booked | null => {
  if (!isOpenWedding(wedding)) return null;
  const read = readWedding(wedding);
  if (read.date === null) return null;
  const today = dayIn(weddingZone(read), now);
  const oldest = DateTime.fromISO(today).minus({ months: reviewConstants.askedMonths }).toFormat('yyyy-MM-dd');
  return read.date < oldest ? null : { talk, weddingId: wedding.id, date: read.date, today };
};

/** Joins couples with the records of their two invitations, which stand next to each other. */
const withInvitations = (
  couples: readonly Booked[],
  records: readonly (DocumentSnapshot | undefined)[],
): BookedCouple[] =>
  couples.map(({ talk, weddingId, date, today }, at) => {
    const again = records[2 * at + 1];
    return {
      ...{ weddingId, date, today },
      names: String(talk.get('coupleName') ?? ''),
      isDayWithheld: typeof talk.get('weddingDate') !== 'string',
      first: firstInvitation(records[2 * at], date),
      again: again === undefined ? null : readSent(again),
    };
  });

/** Returns true when a couple's wedding is over long enough, nobody invited it, and it wrote nothing by itself. */
export const isWaiting = (
  { weddingId, date, today, first, again }: BookedCouple,
  { written }: ReviewsOfSupplier,
): boolean =>
  first === null &&
  again === null &&
  !written.has(weddingId) &&
  dayAfter(date, reviewConstants.invitedAfterDays) <= today;

/**
 * The couples who booked a supplier and wrote to it here: those of the last months, and those to come. The number of requests
 * grows with hundreds of couples, not with each.
 */
export const bookedCouples = async ({ firestore, now }: Reading, supplierId: string): Promise<BookedCouple[]> => {
  const talks = await talksOf({ firestore, now }, supplierId);
  const weddingOf = (talk: DocumentSnapshot): DocumentReference =>
    firestore.doc(`weddings/${String(talk.get('weddingId'))}`);
  const entries = await readAll(
    firestore,
    talks.map((talk) => weddingOf(talk).collection('suppliers').doc(supplierId)),
  );
  const booked = talks.filter((_talk, at) => entries[at]?.get('booked') === true);
  const weddings = await readAll(firestore, booked.map(weddingOf));
  const couples = booked.flatMap((talk, at) => {
    const wedding = weddings[at];
    return wedding === undefined ? [] : (bookedOf(now(), talk, wedding) ?? []);
  });
  const records = couples.flatMap(({ weddingId }) => [
    recordOf(firestore, weddingId, 'first'),
    recordOf(firestore, weddingId, 'again'),
  ]);
  return withInvitations(couples, await readAll(firestore, records));
};
