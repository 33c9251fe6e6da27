import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type PublicSupplier, type SupplierRelation } from '../records/supplier-record';
import { type Chance } from './chance/chance';
import { type MarketOutline, neighbours, type Outline } from './outline/outline';
import { pictureOf } from './pictures';

/** Input for drawing a supplier: the whole market is known in outline. */
export interface SupplierContext {
  seed: number;
  asOf: string;
  within: MarketOutline;
  outline: Outline;
}

const relationOf = (within: MarketOutline, other: Outline): SupplierRelation => ({
  id: other.id,
  publicId: other.publicId,
  type: other.category,
  name: other.name,
  urlSlug: other.urlSlug,
  picture: pictureOf(other, within.market, 1),
});

const drawRelations = (
  { within, outline }: SupplierContext,
  categories: SupplierCategory[],
  n: number,
  chance: Chance,
): SupplierRelation[] =>
  categories.flatMap((category) =>
    chance
      .sample(neighbours(within, outline.place.county, category), n + 1)
      .filter((other) => other.id !== outline.id)
      .slice(0, n)
      .map((other) => relationOf(within, other)),
  );

const others: readonly SupplierCategory[] = [
  'photographers',
  'florists',
  'caterers',
  'music',
  'cakes',
  'beauty',
  'decoration',
];

/** Preferred suppliers of other categories, and the partners of a wedding day. */
export const relationsOf = (
  context: SupplierContext,
  chance: Chance,
): Pick<PublicSupplier, 'recommendations' | 'relations'> => {
  const own = context.outline.category;
  const wanted = chance.sample(
    others.filter((category) => category !== own),
    chance.int(2, 4),
  );
  const partner: SupplierCategory = own === 'venues' ? 'photographers' : 'venues';
  return {
    recommendations: drawRelations(context, wanted, 1, chance),
    relations: drawRelations(context, [partner], 3, chance),
  };
};
