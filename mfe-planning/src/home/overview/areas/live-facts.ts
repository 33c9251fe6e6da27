import type { Live } from '@posy/remote-kit';
import type { AreaFacts } from './area-tile';

/** A tile's facts from a live read: none while it loads, the way back when it failed without ever having been there. */
export const liveFacts = <T>(
  live: Live<T> & { retry: () => void },
  facts: (value: T) => AreaFacts,
): AreaFacts | { failed: () => void } | null => {
  if (live.value !== null) return facts(live.value);
  return live.status === 'failed' ? { failed: live.retry } : null;
};
