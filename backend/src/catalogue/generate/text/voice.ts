import { type SupplierFacts } from '@posy/shared-contracts/entities';
import { type CategoryContent } from '#catalogue/content/content-schema';
import { type DemoMarket } from '#catalogue/content/markets';
import { type SupplierCapacity } from '#catalogue/records/supplier-record';
import { type Outline } from '../outline/outline';

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
