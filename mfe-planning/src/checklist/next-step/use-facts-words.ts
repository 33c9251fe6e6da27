import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import type { CategoryFacts } from './category-facts';

/** Describes a category's facts in one line: "£2,160 set aside · 3 on your shortlist"; null when there are none. */
export const useFactsWords = ({ l10n }: Pick<Wedding, 'l10n'>): ((facts: CategoryFacts) => string | null) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  return ({ setAside, shortlisted, booked }) => {
    const amount = formatMoney({ amount: setAside, currency: l10n.currency }, locale);
    const parts = [
      booked === null ? null : intl.formatMessage({ id: 'planning.next.booked' }, { name: booked.name }),
      setAside === 0 ? null : intl.formatMessage({ id: 'planning.next.set-aside' }, { amount }),
      shortlisted.length === 0 || booked !== null
        ? null
        : intl.formatMessage({ id: 'planning.next.shortlisted' }, { count: shortlisted.length }),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(' · ');
  };
};
