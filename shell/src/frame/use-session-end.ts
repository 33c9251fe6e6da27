import { useHost, useSession } from '@posy/remote-kit';
import { carryQuery, isWithin, paths } from '@posy/shared-contracts/paths';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../host/shell-context';

/** The subject of the notice: it is removed when a person signs in again, in any way. */
const about = 'session';

/**
 * Tells a person that their session ended by itself, with a link to log in and back to this page. A screen that sent
 * them to sign in has already shown it. A person who signs out leaves the page without this notice.
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
