import { completenessOf } from '@posy/shared-contracts/rules';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { requireSpeaker } from '#api/team/speaker';
import { kindOf, lastMondays, mondayOf, readKind, readWeeks } from '#suppliers/figures/supplier-weeks';
import { typicalOf } from '#suppliers/figures/typical';
import { ranking } from '../search/understood';

/** Most enquiries that are read: more than one business gets in twelve weeks. */
const mostEnquiries = 3000;

/** Enquiries by week, from the conversations themselves: they were there before anything was counted. */
const enquiriesSince = async (
  firestore: Firestore,
  supplierId: string,
  mondays: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const since = Timestamp.fromMillis(Date.parse(`${mondays[0] ?? ''}T00:00:00Z`));
  const asked = firestore.collection('conversations').where('supplierId', '==', supplierId);
  const { docs } = await asked.where('createdAt', '>=', since).limit(mostEnquiries).select('createdAt').get();
  const byWeek = new Map<string, number>();
  for (const document of docs) {
    const at: unknown = document.get('createdAt');
    if (!(at instanceof Timestamp)) continue;
    const monday = mondayOf(at.toMillis());
    byWeek.set(monday, (byWeek.get(monday) ?? 0) + 1);
  }
  return byWeek;
};

/** Returns a supplier's figures to its own people, with what is typical of its category. */
export const ownFigures: Handler<'ownFigures'> = async (context, call) => {
  const { firestore, catalogue, repliesOf, typicalReplyOf, now } = context;
  const { uid } = caller(call);
  const supplier = knownSupplier(catalogue, await requireSpeaker(firestore, uid, call.body));
  const mondays = lastMondays(now());
  const [counts, enquiries, kind, own, typicalReplyMinutes] = await Promise.all([
    readWeeks(firestore, supplier.id, mondays),
    enquiriesSince(firestore, supplier.id, mondays),
    readKind(firestore, kindOf(supplier), mondays.at(-1) ?? ''),
    repliesOf([supplier.id]),
    // Suppliers whom nobody looked at this week count as well.
    typicalReplyOf(supplier),
  ]);
  return {
    category: supplier.type,
    weeks: mondays.flatMap((monday, at) => {
      const week = counts[at];
      return week === undefined ? [] : [{ monday, ...week, enquiries: enquiries.get(monday) ?? 0 }];
    }),
    typical: typicalOf(kind),
    replies: own.get(supplier.id) ?? null,
    typicalReplyMinutes,
    completeness: completenessOf(supplier, supplier.type),
    ranking,
  };
};
