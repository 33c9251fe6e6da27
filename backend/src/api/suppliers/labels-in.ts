import type { SupplierProfile } from '@posy/shared-contracts/entities';
import type { Locale } from '@posy/shared-contracts/markets';
import { categoryContent } from '#catalogue/content/content';
import type { PublicSupplier } from '#catalogue/records/supplier-record';

type Labelled = PublicSupplier['features'];

/** Returns features and styles in a reader's language. A label that the catalogue's content lacks stays as it is. */
export const labelsIn = (
  { type, features, styles }: Pick<PublicSupplier, 'type' | 'features' | 'styles'>,
  locale: Locale,
): Pick<SupplierProfile, 'features' | 'styles'> => {
  const content = categoryContent(type);
  const inLocale = (given: Labelled, known: typeof content.features): string[] =>
    given.map(({ key, label }) => known.find((one) => one.key === key)?.labels[locale] ?? label);
  return { features: inLocale(features, content.features), styles: inLocale(styles, content.styles) };
};
