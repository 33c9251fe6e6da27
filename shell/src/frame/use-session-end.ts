import { useHost, useSession } from '@posy/remote-kit';
import { carryQuery, isWithin, paths } from '@posy/shared-contracts/paths';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../host/shell-context';

/** What is said of an ended session: it goes when somebody is signed in again, however they did it. */
const about = 'session';

/**
 * Tells somebody whose sign-in ended by itself, and offers the way back to where they are; a screen that led them to
 * sign-in already said where that is. Who signs out by hand leaves the page, and is told nothing.
 */
export const useSessionEnd = (): void => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { market, notices } = useShell();
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    const hasEnded = before.current === 'signed-in' && status === 'signed-out';
    before.current = status;
    if (status === 'signed-in') notices.retract(about);
    if (!hasEnded) return;
    const logIn = (): void => {
      const { pathname, search } = host.location.get();
      const { prefix } = market;
      if (isWithin(pathname, 'signup')) host.navigate(carryQuery(paths.signup(prefix, { mode: 'login' }), search));
      else host.navigate(paths.signup(prefix, { mode: 'login', next: `${pathname}${search}` }));
    };
    notices.show({
      tone: 'error',
      text: formatMessage({ id: 'shell.account.ended' }),
      action: { label: formatMessage({ id: 'shell.nav.logIn' }), run: logIn },
      about,
    });
  }, [formatMessage, host, market, notices, status]);
};
