import { caller, type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { requireSpeaker } from '#api/team/speaker';
import { kindOf, lastMondays, readKind, readWeeks } from '#suppliers/figures/supplier-weeks';
import { typicalMinutes, typicalOf } from '#suppliers/figures/typical';
import { ranking } from '../search/understood';

/** Most suppliers whose reply times are read for what is typical. */
const mostAnswering = 300;

/** Returns a supplier's figures to its own people, with what is typical of its category. */
export const ownFigures: Handler<'ownFigures'> = async ({ firestore, catalogue, repliesOf, now }, call) => {
  const { uid } = caller(call);
  const supplier = knownSupplier(catalogue, await requireSpeaker(firestore, uid, call.body));
  const mondays = lastMondays(now());
  const [counts, kind, own] = await Promise.all([
    readWeeks(firestore, supplier.id, mondays),
    readKind(firestore, kindOf(supplier), mondays.at(-1) ?? ''),
    repliesOf([supplier.id]),
  ]);
  const replies = await repliesOf(kind.slice(0, mostAnswering).map(({ supplierId }) => supplierId));
  const minutes = [...replies.values()].flatMap(({ medianMinutes }) => medianMinutes ?? []);
  return {
    category: supplier.type,
    weeks: mondays.flatMap((monday, at) => {
      const week = counts[at];
      return week === undefined ? [] : [{ monday, ...week }];
    }),
    typical: typicalOf(kind),
    replies: own.get(supplier.id) ?? null,
    typicalReplyMinutes: typicalMinutes(minutes),
    completeness: supplier.profileScore,
    ranking,
  };
};
