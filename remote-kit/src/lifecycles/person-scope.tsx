import type { QueryClient } from '@posy/remote-kit/query';
import type { Readable, Session } from '@posy/shared-contracts/mount-props';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../host/host-context';

/** Calls back when a signed-in person signs out, or another person signs in. Source: S4-listener, sign-out. */
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

/**
 * Clears a cache whenever a person signs out, also while none of it is on the page. A second call for the same session
 * does nothing.
 */
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
