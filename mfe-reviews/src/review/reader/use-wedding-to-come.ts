import { useHost, useSession } from '@posy/remote-kit';
import { dayIn, isToCome, weddingZone } from '@posy/shared-contracts/rules';

/** Returns true while the wedding that the reader plans is still to come: they review nobody before. */
export const useWeddingToCome = (): boolean => {
  const { clock } = useHost();
  const session = useSession();
  if (session.status !== 'signed-in' || session.wedding === null) return false;
  return isToCome(session.wedding, dayIn(weddingZone(session.wedding), clock.now()));
};
