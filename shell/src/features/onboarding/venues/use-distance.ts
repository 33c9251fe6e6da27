import { useIntl } from 'react-intl';
import type { Radius } from './radii';

/** Formats a distance in the reader's language: "25 miles", "40 km". */
export const useDistance = (): ((radius: Radius) => string) => {
  const { formatNumber } = useIntl();
  return ({ unit, distance }) =>
    formatNumber(distance, { style: 'unit', unit, unitDisplay: unit === 'mile' ? 'long' : 'short' });
};
