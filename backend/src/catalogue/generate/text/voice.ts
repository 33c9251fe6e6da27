import { type SupplierFacts } from '@posy/shared-contracts/entities';
import { type SupplierCapacity } from '#catalogue/supplier-record';
import { type CategoryContent } from '../content-schema';
import { type DemoMarket } from '../market/markets';
import { type Outline } from '../outline';

export type FeatureContent = CategoryContent['features'][number];

/** Values that all texts of one supplier share. */
export interface Voice {
  market: DemoMarket;
  outline: Outline;
  category: CategoryContent;
  capacity: SupplierCapacity | null;
  facts: SupplierFacts;
  features: FeatureContent[];
  /** The features in the order that texts mention them. */
  mentioned: FeatureContent[];
  styles: FeatureContent[];
  years: number;
}
