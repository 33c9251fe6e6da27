import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { isoToday } from './today';

/** Today in the reader's zone, yyyy-MM-dd. */
export const useToday = (): string => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  return isoToday(clock.now(), timeZone);
};
