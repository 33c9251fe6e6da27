import { useHost, useReadable } from '@posy/remote-kit';
import { useMemo } from 'react';
import { savedHearts } from '../adapters/saved-hearts';
import { useShortlist } from '../entries/use-shortlist';
import { isLiked } from '../rules/entry';

/** Returns the ids of the suppliers whose heart is filled, for a couple or a visitor. */
export const useLiked = (): ReadonlySet<string> => {
  const { status } = useReadable(useHost().session);
  const saved = useReadable(savedHearts);
  const { entries } = useShortlist();
  return useMemo(
    () => new Set((status === 'signed-out' ? saved : (entries ?? []).filter(isLiked)).map(({ id }) => id)),
    [status, saved, entries],
  );
};
