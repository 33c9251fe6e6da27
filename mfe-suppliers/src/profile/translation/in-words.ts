import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierProfile } from '@posy/shared-contracts/entities';

/** The words that a supplier wrote itself, in another language. */
export type SupplierWords = EndpointOutput<'translateSupplier'>['words'];

/** Returns the language of a locale: `de` of `de-DE`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Returns true when a profile is known to be in another language than the reader's. */
export const isForeign = ({ language }: Pick<SupplierProfile, 'language'>, locale: string): boolean =>
  language !== undefined && language !== languageOf(locale);

/** Returns a profile with the supplier's words replaced; names, prices, dates and pictures stay. */
export const inWords = (profile: SupplierProfile, words: SupplierWords): SupplierProfile => {
  const { managerMessage: message, packages } = profile;
  return {
    ...profile,
    description: words.description,
    managerMessage: message && { ...message, text: words.managerMessage ?? message.text },
    features: words.features,
    highlights: words.highlights,
    packages: packages.map((item, place) => ({ ...item, ...words.packages[place] })),
    offers: words.offers,
    questions: words.questions,
  };
};
