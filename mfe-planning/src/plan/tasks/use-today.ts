import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { isoToday } from './today';

/** Today where the reader is, yyyy-MM-dd. */
export const useToday = (): string => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  return isoToday(clock.now(), timeZone);
};
