import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import type { ReactNode } from 'react';
import { useOnline } from '../host/session-hooks';
import { useLive } from './use-live';

interface Props<T> {
  /** The list that a document stands in: one that is followed anyway. */
  query: FirestoreQuery<T>;
  id: string;
  children: ReactNode;
}

const Waiting = <T,>({ query, id, children }: Props<T>) => {
  const live = useLive(query);
  return live.status === 'ready' && live.waiting?.includes(id) ? children : null;
};

/**
 * Shows its children while a document's edits wait for a connection. With one they are on their way, and nothing is said
 * nor followed.
 */
export const WhileWaiting = <T,>(props: Props<T>) => (useOnline() ? null : <Waiting {...props} />);
