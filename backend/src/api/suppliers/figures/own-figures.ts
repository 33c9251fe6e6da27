import { replyConstants } from '@posy/shared-contracts/constants';
import { completenessOf } from '@posy/shared-contracts/rules';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { requireSpeaker } from '#api/team/speaker';
import { kindOf, lastMondays, mondayOf, readKind, readWeeks } from '#suppliers/figures/supplier-weeks';
import { typicalOf } from '#suppliers/figures/typical';
import { enquiryTimesOf } from '#suppliers/replies-of';
import { type EnquiryTimes, replySpread } from '#suppliers/reply-figures';
import { ranking } from '../search/understood';

/** Most enquiries that are read: more than one business gets in 90 days. */
const mostEnquiries = 3000;

/** The enquiries of the last 90 days, twelve weeks and more: the conversations were there before anything was counted. */
const recentEnquiries = async (firestore: Firestore, supplierId: string, now: number): Promise<EnquiryTimes[]> => {
  const since = Timestamp.fromMillis(now - replyConstants.windowMs);
  const asked = firestore.collection('conversations').where('supplierId', '==', supplierId);
  const recent = asked.where('createdAt', '>=', since).limit(mostEnquiries);
  const { docs } = await recent.select('createdAt', 'firstReplyAt').get();
  return docs.flatMap(enquiryTimesOf);
};

const byWeek = (enquiries: readonly EnquiryTimes[]): ReadonlyMap<string, number> => {
  const weeks = new Map<string, number>();
  for (const { at } of enquiries) weeks.set(mondayOf(at), (weeks.get(mondayOf(at)) ?? 0) + 1);
  return weeks;
};

/** Returns a supplier's figures to its own people, with what is typical of its category. */
export const ownFigures: Handler<'ownFigures'> = async (context, call) => {
  const { firestore, catalogue, repliesOf, typicalReplyOf, now } = context;
  const { uid } = caller(call);
  const supplier = knownSupplier(catalogue, await requireSpeaker(firestore, uid, call.body));
  const mondays = lastMondays(now());
  const [counts, enquiries, kind, own, typicalReplyMinutes] = await Promise.all([
    readWeeks(firestore, supplier.id, mondays),
    recentEnquiries(firestore, supplier.id, now()),
    readKind(firestore, kindOf(supplier), mondays.at(-1) ?? ''),
    repliesOf([supplier.id]),
    // Suppliers whom nobody looked at this week count as well.
    typicalReplyOf(supplier),
  ]);
  const asked = byWeek(enquiries);
  return {
    category: supplier.type,
    weeks: mondays.flatMap((monday, at) => {
      const week = counts[at];
      return week === undefined ? [] : [{ monday, ...week, enquiries: asked.get(monday) ?? 0 }];
    }),
    typical: typicalOf(kind),
    replies: own.get(supplier.id) ?? null,
    replySpread: replySpread(enquiries, now()),
    typicalReplyMinutes,
    completeness: completenessOf(supplier, supplier.type),
    ranking,
  };
};
