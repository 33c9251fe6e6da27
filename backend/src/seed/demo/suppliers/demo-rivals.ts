import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type SeedDocument } from '#seed/write-all';
import { askingCouples, type DemoEnquiry } from '../facts/demo-asking-couples';
import { enquiryDocuments } from '../facts/demo-enquiries';
import { type DemoFacts } from '../facts/demo-facts';

/** Days after which each of the others answers. */
const delays = [0.2, 0.5, 0.9, 1.3, 2, 2.6] as const;
/** Couples who wrote later than this many days ago asked the demo's photographer alone. */
const leastAge = 5;

const asks = 'Hello! Are you free on our day, and what would the pictures cost?';
const answer = 'Congratulations, and thank you for asking. That day is free: shall I send you my prices?';

/** The first question of a couple to another photographer, and its answer. */
const askedToo = ({ key, partners, apart, guests, lines: [first] }: DemoEnquiry, delay: number): DemoEnquiry[] => {
  const age = first?.[1] ?? 0;
  if (age < leastAge) return [];
  const lines: DemoEnquiry['lines'] = [
    ['couple', age, asks],
    ['supplier', age - delay, answer],
  ];
  return [{ key, partners, apart, guests, lines }];
};

/**
 * Enquiries of the same couples to other photographers, whose reply times say what is typical of the category. Suppliers
 * on the demo couple's list get none.
 */
export const demoRivals = (facts: DemoFacts, others: readonly SupplierSummary[]): SeedDocument[] => {
  const seen = new Set(Object.values(facts.picked).map(({ id }) => id));
  const asked = others.filter(({ id }) => !seen.has(id)).slice(0, delays.length);
  return asked.flatMap((supplier, at) =>
    askingCouples(facts)
      .flatMap((asking) => askedToo(asking, delays[at] ?? 1))
      .flatMap((asking) => enquiryDocuments(facts, supplier, asking, [])),
  );
};
