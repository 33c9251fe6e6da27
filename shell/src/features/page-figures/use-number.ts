import type { PageNumber } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

const secondMs = 1000;
/** `cls` comes in thousandths. */
const shiftUnits = 1000;

/** Returns a number of pages in words: seconds, milliseconds, or a shift without a unit. */
export const useNumber = (): ((name: PageNumber, value: number) => string) => {
  const { formatNumber } = useIntl();
  return (name, value) => {
    if (name === 'cls') return formatNumber(value / shiftUnits, { maximumFractionDigits: 2 });
    return value < secondMs
      ? formatNumber(value, { style: 'unit', unit: 'millisecond', unitDisplay: 'narrow' })
      : formatNumber(value / secondMs, {
          ...{ style: 'unit', unit: 'second', unitDisplay: 'narrow' },
          maximumFractionDigits: 1,
        });
  };
};
