import { useSession } from '@posy/remote-kit';
import { useEffect } from 'react';
import { type NavigationEntry, shownEntries } from '../navigation/navigation-entries';
import { useShell } from '../shell-context';

/**
 * The navigation for this person. A member's entries are stored for the next page, which knows the member only a moment
 * later.
 */
export const useEntries = (): NavigationEntry[] => {
  const { releaseSet, seenEntries } = useShell();
  const session = useSession();
  const entries = shownEntries(releaseSet, session, session.status === 'loading' ? seenEntries.read() : []);
  const ids = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (session.status === 'signed-in') seenEntries.save(ids.split(' '));
  }, [session.status, ids, seenEntries]);
  return entries;
};
