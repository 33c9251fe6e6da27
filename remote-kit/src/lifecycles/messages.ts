import type { Locale } from '@posy/shared-contracts';

/** A catalogue: message id to ICU text. */
export type Messages = Record<string, string>;

/** How a remote's catalogues are loaded. en-US holds only what differs from en-GB. */
export type CatalogueLoaders = Record<Locale, () => Promise<Messages>>;

/** The messages of a catalogue, complete. */
export const loadMessages = async (loaders: CatalogueLoaders, catalogue: Locale): Promise<Messages> => {
  if (catalogue !== 'en-US') return loaders[catalogue]();
  const [source, differing] = await Promise.all([loaders['en-GB'](), loaders['en-US']()]);
  return { ...source, ...differing };
};
