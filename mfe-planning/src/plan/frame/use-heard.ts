import { useOnline, type useLive } from '@posy/remote-kit';

/** Whether a live list can be shown. */
export type Heard = 'loading' | 'failed' | 'ready';

/**
 * Without a server's answer an empty list says only that the device knows nothing. With a connection the answer comes;
 * without one, what else is known decides: where there should be something (`isSomeKnown`) it is not here, else the list is
 * empty. Nobody waits for what cannot come.
 */
export const useHeard = <T>(live: ReturnType<typeof useLive<T>>, isSomeKnown: boolean): Heard => {
  const isOnline = useOnline();
  if (live.value === null) return live.status === 'failed' ? 'failed' : 'loading';
  const isUnheard = live.status === 'ready' && live.fromCache && live.value.length === 0;
  if (!isUnheard) return 'ready';
  if (isOnline) return 'loading';
  return isSomeKnown ? 'failed' : 'ready';
};
