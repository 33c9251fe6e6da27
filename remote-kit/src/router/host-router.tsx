import { Router } from '@posy/remote-kit/router';
import { type ReactNode, useMemo } from 'react';
import { useHost } from '../host/host-context';
import { useReadable } from '../host/use-readable';

type To = string | { pathname?: string; search?: string; hash?: string };

const textOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** react-router on the host's one history: the host alone decides how a navigation happens. */
export const HostRouter = ({ children }: { children: ReactNode }) => {
  const host = useHost();
  const location = useReadable(host.location);
  const navigator = useMemo(
    () => ({
      createHref: textOf,
      push: (to: To) => host.navigate(textOf(to)),
      replace: (to: To) => host.navigate(textOf(to), { replace: true }),
      go: (delta: number) => window.history.go(delta),
    }),
    [host],
  );
  return (
    <Router location={location} navigator={navigator} basename={`/${host.locale.get().market.prefix}`}>
      {children}
    </Router>
  );
};
