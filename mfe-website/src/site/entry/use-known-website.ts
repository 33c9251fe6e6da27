import { useOnline } from '@posy/remote-kit';
import { useWebsite } from '../website-queries';

/** The wedding's website as far as it is known: nothing on this device says nothing of it while the server's answer is on its way. */
export const useKnownWebsite = (weddingId: string) => {
  const isOnline = useOnline();
  const live = useWebsite(weddingId);
  const site = live.value;
  const isUnheard = live.status === 'ready' && live.fromCache && site === null && isOnline;
  if (live.status === 'loading' || isUnheard) return { site: null, status: 'loading' as const, retry: live.retry };
  const status = live.status === 'failed' && site === null ? ('failed' as const) : ('ready' as const);
  return { site, status, retry: live.retry };
};
