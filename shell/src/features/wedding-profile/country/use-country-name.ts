import { useIntl } from 'react-intl';

/** Names countries in the reader's language. */
export const useCountryName = (): ((country: string) => string) => {
  const intl = useIntl();
  return (country) => intl.formatDisplayName(country, { type: 'region' }) ?? country;
};
