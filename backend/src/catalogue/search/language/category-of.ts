import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { categoryOfMeaning } from '../lexicon/meaning';
import { isPreposition } from './read-spans';
import { type ReadSpan } from './sentence';
import { isAside } from './words/small-words';
import { type Token } from './words/tokens';

/** Weights of a supplier category by its name, of a kind of venue, and of a feature. */
const weights = { category: 3, kind: 2, other: 1 } as const;
const aside = { category: 0.5, kind: 0.3, other: 0.2 } as const;

const weighed = ({ kind }: ReadSpan['meanings'][number]): keyof typeof weights =>
  kind === 'category' ? 'category' : kind === 'venue-kind' ? 'kind' : 'other';

/** The category that a sentence is about: the one that most of it says, the first of equal ones. */
export const categoryOf = (
  spans: readonly ReadSpan[],
  tokens: readonly Token[],
  chosen: SupplierCategory | undefined,
): SupplierCategory | undefined => {
  if (chosen !== undefined) return chosen;
  const votes = new Map<SupplierCategory, number>();
  const isUnoffered = spans.some(({ meanings, isNegated }) => !isNegated && meanings.some(isOfNobody));
  for (const { at, meanings, isNegated, place } of spans) {
    if (isNegated || place !== null || isPreposition(meanings)) continue;
    const own = new Map<SupplierCategory, number>();
    meanings.forEach((meaning, number) => {
      const category = categoryOfMeaning(meaning);
      // A supplier for a trade that is not offered says no category: a speaker for an outdoor ceremony is no venue.
      if (category === undefined || (isUnoffered && meaning.kind !== 'category')) return;
      const weight = isAside(tokens, at) ? aside : weights;
      // The first meaning of a phrase is the most common one.
      const worth = weight[weighed(meaning)] * (number === 0 ? 1 : 0.6);
      own.set(category, Math.max(own.get(category) ?? 0, worth));
    });
    for (const [category, worth] of own) votes.set(category, (votes.get(category) ?? 0) + worth);
  }
  const most = Math.max(0, ...votes.values());
  const best = [...votes].flatMap(([category, worth]) => (worth === most && most > 0 ? [category] : []));
  return best.length < 2 ? best[0] : (headOf(spans, best) ?? best[0]);
};

/** The second of two adjacent categories is meant: a “lobster bake caterer” caters. */
const headOf = (spans: readonly ReadSpan[], best: readonly SupplierCategory[]): SupplierCategory | undefined => {
  const named = (span: ReadSpan | undefined) =>
    span?.meanings.flatMap((meaning) => (meaning.kind === 'category' ? [meaning.category] : []))[0];
  for (const [number, span] of spans.entries()) {
    const [first, second] = [named(span), named(spans[number + 1])];
    if (first !== undefined && second !== undefined && first !== second && best.includes(second)) return second;
  }
  return undefined;
};

const isOfNobody = ({ kind }: ReadSpan['meanings'][number]): boolean => kind === 'unoffered';
