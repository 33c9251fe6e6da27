import { useLocaleInfo } from '@posy/remote-kit';
import { useIntl } from 'react-intl';

const kmPerMile = 1.609344;
const inMiles: ReadonlySet<string> = new Set(['GB', 'US']);

/** Formats kilometres in the market's unit: miles or kilometres. */
export const useDistance = (): ((km: number) => string) => {
  const { formatNumber } = useIntl();
  const isMiles = inMiles.has(useLocaleInfo().market.country);
  return (km) =>
    formatNumber(isMiles ? km / kmPerMile : km, {
      style: 'unit',
      unit: isMiles ? 'mile' : 'kilometer',
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    });
};
