import { useHost, useLocaleInfo, useSession } from '@posy/remote-kit';
import { dayIn, isToCome } from '@posy/shared-contracts/rules';

/** Returns true while the wedding that the reader plans is to come, by the reader's own day: they review nobody before. */
export const useWeddingToCome = (): boolean => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const session = useSession();
  if (session.status !== 'signed-in' || session.wedding === null) return false;
  return isToCome(session.wedding, dayIn(timeZone, clock.now()));
};
