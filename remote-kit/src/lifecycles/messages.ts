import type { Locale } from '@posy/shared-contracts';
import type { MessageFormatElement } from 'react-intl';

/** A catalogue: message id to ICU text, as it is written, or to what the build made of the text. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Loaders of a remote's catalogues. en-US holds only the differences from en-GB. */
export type CatalogueLoaders = Record<Locale, () => Promise<Messages>>;

/** The messages of a catalogue, complete. */
export const loadMessages = async (loaders: CatalogueLoaders, catalogue: Locale): Promise<Messages> => {
  if (catalogue !== 'en-US') return loaders[catalogue]();
  const [source, differing] = await Promise.all([loaders['en-GB'](), loaders['en-US']()]);
  return { ...source, ...differing };
};

/** Several features' catalogues as one: for a screen that shows what another feature says. */
export const joinCatalogues = (...parts: readonly CatalogueLoaders[]): CatalogueLoaders => {
  const join = (locale: Locale) => async (): Promise<Messages> => {
    const loaded = await Promise.all(parts.map((part) => part[locale]()));
    return Object.assign({}, ...loaded) as Messages;
  };
  return { 'en-GB': join('en-GB'), 'en-US': join('en-US'), 'de-DE': join('de-DE'), 'fr-FR': join('fr-FR') };
};
