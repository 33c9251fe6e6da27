import { repliedIn } from '@posy/remote-kit';
import { useMemo } from 'react';
import { useTalks } from './use-talks';

/**
 * Suppliers that have answered the couple here; empty for members who may not read the messages, and without enquiries.
 */
export const useReplied = (): ReadonlySet<string> => {
  const talks = useTalks();
  return useMemo(() => repliedIn(talks), [talks]);
};
