import { useLocaleInfo } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { distanceWords } from '../rules/distance/distance-words';

/** Formats kilometres in the market's unit: miles or kilometres. */
export const useDistance = (): ((km: number) => string) => {
  const intl = useIntl();
  const { country } = useLocaleInfo().market;
  return (km) => distanceWords(intl, country, km);
};
