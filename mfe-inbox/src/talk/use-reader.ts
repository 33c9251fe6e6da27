import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { Reader } from './rules/when';

/** Now, and where and how the reader reads it. */
export const useReader = (): Reader => {
  const { clock } = useHost();
  const { locale, timeZone } = useLocaleInfo();
  return { now: clock.now(), zone: timeZone, locale };
};
