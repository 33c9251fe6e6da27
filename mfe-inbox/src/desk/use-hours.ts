import { useIntl } from 'react-intl';

const hour = 60;

/** Formats a median of minutes in hours, with one decimal below ten. */
export const useHours = (): ((minutes: number) => string) => {
  const { formatNumber } = useIntl();
  return (minutes) => {
    if (minutes < hour) return formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
    const hours = minutes / hour;
    return formatNumber(hours, { style: 'unit', unit: 'hour', maximumFractionDigits: hours < 10 ? 1 : 0 });
  };
};
