import { useIntl } from 'react-intl';
import { suggestSlug } from '#site/slug';

/** A first address, made of the partners' names in the reader's language. */
export const useSuggestedSlug = (partners: readonly string[]): string =>
  suggestSlug(partners, useIntl().formatMessage({ id: 'website.address.joiner' }), 'our-wedding');
