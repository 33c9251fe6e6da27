import type { QueryClient } from '@posy/remote-kit/query';
import type { Readable, Session } from '@posy/shared-contracts/mount-props';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../host/host-context';

/** Calls back when somebody who was signed in is not any more, or is somebody else. Source: S4-listener, sign-out. */
export const watchLeaving = (session: Readable<Session>, left: () => void): (() => void) => {
  const uidNow = (): string | null => {
    const now = session.get();
    return now.status === 'signed-in' ? now.uid : null;
  };
  let before = uidNow();
  return session.subscribe(() => {
    if (session.get().status === 'loading') return;
    const now = uidNow();
    const hasLeft = before !== null && now !== before;
    before = now;
    if (hasLeft) left();
  });
};

/** Empties a cache whenever somebody leaves, also while nothing of it is on the page. Asked again, it does nothing. */
export const forgettingCache = (queryClient: Pick<QueryClient, 'clear'>): ((session: Readable<Session>) => void) => {
  let isWatching = false;
  return (session) => {
    if (isWatching) return;
    isWatching = true;
    watchLeaving(session, () => queryClient.clear());
  };
};

/** Remounts its children when a person signs out: nothing that they saw or typed stays in memory. */
export const PersonScope = ({ children }: { children: ReactNode }) => {
  const { session } = useHost();
  const [left, setLeft] = useState(0);
  useEffect(() => watchLeaving(session, () => setLeft((before) => before + 1)), [session]);
  return <Fragment key={left}>{children}</Fragment>;
};
