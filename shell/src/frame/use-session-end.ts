import { paths } from '@posy/shared-contracts';
import { useHost, useSession } from '@posy/remote-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from './shell-context';

/**
 * Tells somebody whose sign-in ended by itself, and offers the way back to where they are. Who signs out by hand leaves
 * the page, and is told nothing.
 */
export const useSessionEnd = (): void => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { market } = useShell();
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    const hasEnded = before.current === 'signed-in' && status === 'signed-out';
    before.current = status;
    if (!hasEnded) return;
    const logIn = (): void => {
      const { pathname, search } = host.location.get();
      host.navigate(paths.signup(market.prefix, { mode: 'login', next: `${pathname}${search}` }));
    };
    host.notices.show({
      tone: 'error',
      text: formatMessage({ id: 'shell.account.ended' }),
      action: { label: formatMessage({ id: 'shell.nav.logIn' }), run: logIn },
    });
  }, [formatMessage, host, market, status]);
};
