import type { Live } from '@posy/remote-kit';
import type { AreaFacts } from './area-tile';

/** Returns a tile's facts from a live read: null while it loads, the retry when it failed without any data. */
export const liveFacts = <T>(
  live: Live<T> & { retry: () => void },
  facts: (value: T) => AreaFacts,
): AreaFacts | { failed: () => void } | null => {
  if (live.value !== null) return facts(live.value);
  return live.status === 'failed' ? { failed: live.retry } : null;
};
