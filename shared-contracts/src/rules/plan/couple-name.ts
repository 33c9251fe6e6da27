import type { Wedding } from '#entities';

/** The partners' names as others read them, such as "Ana and Lou", in the wedding's language. Empty while none is known. */
export const coupleNameOf = ({ partners, l10n }: Pick<Wedding, 'partners' | 'l10n'>): string =>
  new Intl.ListFormat(l10n.locale, { type: 'conjunction' }).format(partners.filter((name) => name.trim() !== ''));
