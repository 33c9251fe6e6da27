import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Read } from './collect';
import { categoryOfMeaning } from './meaning';
import { isPreposition } from './read-spans';
import { isAside } from './small-words';
import { type Token } from './tokens';

/** How much a kind of supplier by its name counts, and something that one has. */
const weights = { category: 3, other: 1 } as const;
const aside = { category: 0.8, other: 0.3 } as const;

/** The category that a sentence is about: the one that most of it says, the first of equal ones. */
export const categoryOf = (
  spans: readonly Read[],
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
      // What a trade that nobody offers works with says no category: a speaker for an outdoor ceremony is no venue.
      if (category === undefined || (isUnoffered && meaning.kind !== 'category')) return;
      const weight = isAside(tokens, at) ? aside : weights;
      // Of what a phrase may mean, the first is meant most often.
      const worth = (meaning.kind === 'category' ? weight.category : weight.other) * (number === 0 ? 1 : 0.6);
      own.set(category, Math.max(own.get(category) ?? 0, worth));
    });
    for (const [category, worth] of own) votes.set(category, (votes.get(category) ?? 0) + worth);
  }
  const most = Math.max(0, ...votes.values());
  return [...votes].find(([, worth]) => worth === most && most > 0)?.[0];
};

const isOfNobody = ({ kind }: Read['meanings'][number]): boolean => kind === 'unoffered';
