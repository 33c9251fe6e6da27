import { moderationConstants } from '@posy/shared-contracts/constants';
import { type PolicyNumber, type ReviewState, type StoredReview } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Handler } from '../handler';

/** A decision as the yearly table counts it. */
export interface CountedDecision {
  to: ReviewState;
  policy: PolicyNumber | null;
  stars: StoredReview['stars'];
  /** The year in which it was made, UTC. */
  year: number;
}

/** `reviewYears/{year}`: counted decisions about reviews. Backend only. */
const countsSchema = v.record(v.string(), v.number());

const kindOf = (stars: number): 'good' | 'others' => (stars >= 4 ? 'good' : 'others');

/** Name of the count that a decision belongs to; null for one that is in no table. */
const countOf = ({ to, policy, stars }: CountedDecision): string | null => {
  if (to === 'published') return `published_${kindOf(stars)}`;
  return to === 'refused' ? `refused_${policy ?? 0}_${kindOf(stars)}` : null;
};

/** Counts a decision in the transaction that makes it, or with -1 in the one that takes it back. */
export const countDecision = (
  firestore: Firestore,
  transaction: Transaction,
  decision: CountedDecision,
  by: 1 | -1 = 1,
): void => {
  const count = countOf(decision);
  if (count === null) return;
  const reference = firestore.doc(`reviewYears/${decision.year}`);
  transaction.set(reference, { [count]: FieldValue.increment(by) }, { merge: true });
};

const yearOf = (year: number, counts: Record<string, number>) => {
  const of = (name: string) => ({ good: counts[`${name}_good`] ?? 0, others: counts[`${name}_others`] ?? 0 });
  const named = Object.keys(counts).flatMap((name) => /^refused_(\d+)_/.exec(name)?.[1] ?? []);
  const rules = [...new Set(named.map(Number))]
    .toSorted((a, b) => a - b)
    .map((policy) => ({ policy, ...of(`refused_${policy}`) }))
    .filter(({ good, others }) => good + others > 0);
  const sum = (key: 'good' | 'others') => rules.reduce((total, rule) => total + rule[key], 0);
  return { year, published: of('published'), refused: { good: sum('good'), others: sum('others') }, rules };
};

/** The public table: published and refused reviews of each year, by the rule of the policy. */
export const reviewFigures: Handler<'reviewFigures'> = async ({ firestore, now }) => {
  const last = new Date(now()).getUTCFullYear();
  const years = Array.from({ length: moderationConstants.figureYears }, (_, back) => last - back);
  const found = await firestore.getAll(...years.map((year) => firestore.doc(`reviewYears/${year}`)));
  return {
    years: found.flatMap((document, at) => {
      const read = v.safeParse(countsSchema, document.data());
      return read.success ? [yearOf(years[at] ?? last, read.output)] : [];
    }),
  };
};
