import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { ReaderSettings } from './rules/when';

/** The current time, and the reader's zone and locale. */
export const useReader = (): ReaderSettings => {
  const { clock } = useHost();
  const { locale, timeZone } = useLocaleInfo();
  return { now: clock.now(), zone: timeZone, locale };
};
