import { useLocaleInfo } from '@posy/remote-kit';
import { DateTime, Duration } from 'luxon';

/** A moment in the reader's words, such as "27 Nov, 16:20". */
export const useMoment = () => {
  const { locale, timeZone } = useLocaleInfo();
  return (iso: string): string =>
    DateTime.fromISO(iso, { zone: timeZone })
      .setLocale(locale)
      .toLocaleString({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
};

/** A day in the reader's words, such as "3 October 2026". */
export const useDay = () => {
  const { locale } = useLocaleInfo();
  return (iso: string): string => DateTime.fromISO(iso).setLocale(locale).toLocaleString(DateTime.DATE_FULL);
};

const hourMs = 3_600_000;

/** A time that something took, in the greatest unit that says enough: "40 minutes", "5 hours", "3 days". */
export const useTook = () => {
  const { locale } = useLocaleInfo();
  return (milliseconds: number): string => {
    const unit = milliseconds < hourMs ? 'minutes' : milliseconds < 48 * hourMs ? 'hours' : 'days';
    const amount = Math.max(1, Math.ceil(Duration.fromMillis(milliseconds).as(unit)));
    return Duration.fromObject({ [unit]: amount }, { locale }).toHuman();
  };
};
