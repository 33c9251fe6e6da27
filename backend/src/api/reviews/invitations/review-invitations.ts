import { reviewConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { requireSpeaker } from '#api/team/speaker';
import { dayAfter } from '#reminders/reminder';
import { reviewInvitation } from '#reminders/review-invitation';
import { remindAll } from '#reminders/send-reminders';
import { type BookedCouple, bookedCouples, isWaiting } from './booked-couples';
import { type ReviewsOfSupplier, reviewsOfSupplier } from './reviews-of-supplier';

type Answer = EndpointOutput<'reviewInvitations'>;
type Listed = Answer['couples'][number];

const { askedEveryDays, invitedAfterDays, mostInvited } = reviewConstants;
const pauseMs = askedEveryDays * 86_400_000;
/** Most couples that are listed. */
const mostListed = 500;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns a couple as the supplier sees it; null for one that wrote a review without an invitation. */
const listedOf = (couple: BookedCouple, reviews: ReviewsOfSupplier): Listed | null => {
  const { names, date, isDayWithheld, today, first, again, weddingId } = couple;
  const as = (state: Listed['state'], on: string | null): Listed =>
    isDayWithheld ? { names, state, day: null, on: null } : { names, state, day: date, on };
  if (again !== null) return as('reminded', dayOf(again.at));
  if (first !== null) return as('invited', dayOf(first.at));
  if (isWaiting(couple, reviews)) return as('waiting', null);
  if (reviews.written.has(weddingId)) return null;
  const day = dayAfter(date, invitedAfterDays);
  return day > today ? as('later', day) : null;
};

/** A supplier's last request for missing invitations. */
const requestOf = (firestore: Firestore, supplierId: string): DocumentReference =>
  firestore.collection('reviewRequests').doc(supplierId);

/** The time from which a supplier may ask again; null for now. */
const nextRequest = (request: DocumentSnapshot, now: number): number | null => {
  const at: unknown = request.get('at');
  const next = at instanceof Timestamp ? at.toMillis() + pauseMs : 0;
  return next > now ? next : null;
};

/** Couples who wait come first, then those to come by day, then those who were invited, the latest first. */
const inOrder = (couples: readonly Listed[]): Listed[] => {
  const places = { waiting: 0, later: 1, invited: 2, reminded: 2 };
  const sorted = couples.toSorted((a, b) => {
    // A withheld day is null here: the order does not give it away.
    const [one, other] = [a.day ?? '', b.day ?? ''];
    const byDay = a.state === 'later' ? one.localeCompare(other) : other.localeCompare(one);
    return places[a.state] - places[b.state] || byDay;
  });
  return sorted.slice(0, mostListed);
};

/** Lists the invitations to review of a supplier's couples, for its own people. */
export const reviewInvitations: Handler<'reviewInvitations'> = async (context, call) => {
  const { firestore, now } = context;
  const supplierId = await requireSpeaker(firestore, caller(call).uid, call.body);
  const [couples, reviews, request] = await Promise.all([
    bookedCouples(context, supplierId),
    reviewsOfSupplier(firestore, supplierId),
    requestOf(firestore, supplierId).get(),
  ]);
  const next = nextRequest(request, now());
  return {
    couples: inOrder(couples.flatMap((couple) => listedOf(couple, reviews) ?? [])),
    counts: {
      waiting: couples.filter((couple) => isWaiting(couple, reviews)).length,
      invited: couples.filter(({ first, again }) => first !== null || again !== null).length,
      reminded: couples.filter(({ again }) => again !== null).length,
      answered: couples.filter(({ weddingId }) => reviews.seen.has(weddingId)).length,
      declined: couples.filter(({ first, again }) => (again ?? first)?.isWanted === false).length,
    },
    mayAskAt: next === null ? null : new Date(next).toISOString(),
  };
};

/** Takes the supplier's one request of the week; two people who press at once get one between them. */
const takeRequest = (firestore: Firestore, supplierId: string, now: number): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const request = requestOf(firestore, supplierId);
    if (nextRequest(await transaction.get(request), now) !== null)
      throw new Refusal(409, 'asked-lately', 'The invitations were asked for within the last week.');
    transaction.set(request, { at: Timestamp.fromMillis(now) });
  });

/** Invites every couple that booked the supplier, whose wedding is over, and whom nobody invited. */
export const sendReviewInvitations: Handler<'sendReviewInvitations'> = async (context, call) => {
  const { firestore, pushes, talkLetters: letters, now } = context;
  const supplierId = await requireSpeaker(firestore, caller(call).uid, call.body);
  const [couples, reviews] = await Promise.all([
    bookedCouples(context, supplierId),
    reviewsOfSupplier(firestore, supplierId),
  ]);
  const waiting = couples.filter((couple) => isWaiting(couple, reviews)).slice(0, mostInvited);
  if (waiting.length === 0) throw new Refusal(409, 'nobody-waits', 'Every couple was invited already.');
  await takeRequest(firestore, supplierId, now());
  let invited = 0;
  try {
    for (const { weddingId: id, date } of waiting)
      if (await remindAll({ firestore, pushes, letters, now }, reviewInvitation(firestore, { id, date }, 'first')))
        invited += 1;
  } catch (error) {
    // The next press goes on with those who are left: nobody is invited twice.
    await requestOf(firestore, supplierId).delete();
    throw error;
  }
  pushes.deliverSoon();
  return { invited };
};
