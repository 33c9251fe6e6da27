import { useHost, useReadable, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { useShell } from '#host/shell-context';

/** Settings belong to a person: visitors are sent to log in, and back to their target. */
export const AskToSignIn = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { pathname, search } = useReadable(useHost().location);
  const next = `${pathname}${search}`;
  useTitle(formatMessage({ id: 'settings.tab' }));
  return (
    <Page width="reading">
      <EmptyState
        picture={<LazySpot kind="tasks" />}
        level={1}
        title={formatMessage({ id: 'settings.signedOut.title' })}
        actions={
          <>
            <ButtonLink kind="main" href={paths.signup(market.prefix, { mode: 'login', next })}>
              {formatMessage({ id: 'shell.nav.logIn' })}
            </ButtonLink>
            <ButtonLink href={paths.signup(market.prefix, { next })}>
              {formatMessage({ id: 'shell.nav.start' })}
            </ButtonLink>
          </>
        }
      >
        {formatMessage({ id: 'settings.signedOut.body' })}
      </EmptyState>
    </Page>
  );
};
