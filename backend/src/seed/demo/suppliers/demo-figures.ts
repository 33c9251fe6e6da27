import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type SeedDocument } from '#seed/write-all';
import { type Counts, kindOf, lastMondays } from '#suppliers/figures/supplier-weeks';
import { type DemoFacts } from '../facts/demo-facts';

type Counted = Pick<SupplierSummary, 'id' | 'type' | 'countryCode'>;

const week = (supplier: Counted, monday: string, counts: Counts): SeedDocument => ({
  path: `supplierWeeks/${supplier.id}-${monday}`,
  data: { supplierId: supplier.id, kind: kindOf(supplier), week: monday, ...counts },
});

/** Bookings of the photographer, by the week of the twelve. */
const bookedIn = new Set([2, 5, 9]);

/** Numbers of a week, more towards this one; `share` is how much of them a supplier has. */
const countsOf = (at: number, share: number): Counts => ({
  views: Math.round((70 + at * 9 + ((at * 13) % 17)) * share),
  hearts: Math.round((4 + at + ((at * 5) % 4)) * share),
  enquiries: Math.round((1 + ((at * 7) % 3)) * share),
  bookings: bookedIn.has(at) ? 1 : 0,
});

/** Twelve weeks of the demo suppliers' figures, and this week's of others of the photographer's category. */
export const demoFigures = (facts: DemoFacts, others: readonly Counted[]): SeedDocument[] => {
  const mondays = lastMondays(facts.startedAt);
  const { film } = facts.picked;
  const own = [
    { supplier: facts.photographer, share: 1 },
    ...(film === undefined ? [] : [{ supplier: film, share: 0.4 }]),
  ];
  return [
    ...own.flatMap(({ supplier, share }) => mondays.map((monday, at) => week(supplier, monday, countsOf(at, share)))),
    ...others.map((supplier, at) => {
      const counts = countsOf(mondays.length - 1, 0.2 + (at % 9) / 10);
      return week(supplier, mondays.at(-1) ?? '', { ...counts, bookings: at % 3 === 0 ? 1 : 0 });
    }),
  ];
};
