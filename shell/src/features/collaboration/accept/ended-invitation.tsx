import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { carryQuery } from '@posy/shared-contracts/paths';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useLanding } from '#host/entries/use-landing';
import { LazySpot } from '#host/lazy-art';
import { useShell } from '#host/shell-context';
import { SwitchAccount } from './switch-account';

interface Props {
  /**
   * The link's end. `already`: this person is a member; `unknown`: there was no such invitation, or a letter of the
   * link is missing.
   */
  why: 'used' | 'expired' | 'revoked' | 'already' | 'unknown';
}

/** Explains a link that no longer works, with the next step. */
export const EndedInvitation = ({ why }: Props) => {
  const { formatMessage } = useIntl();
  const session = useSession();
  const { market } = useShell();
  const landing = useLanding();
  const { pathname, search } = useReadable(useHost().location);
  const logIn = carryQuery(paths.signup(market.prefix, { mode: 'login', next: `${pathname}${search}` }), search);
  const isSignedIn = session.status === 'signed-in';
  return (
    <Page width="reading">
      <EmptyState
        picture={<LazySpot kind={why === 'already' ? 'guests' : 'inbox'} />}
        level={1}
        title={formatMessage({ id: `collab.ended.${why}` })}
        actions={
          isSignedIn ? (
            <>
              <ButtonLink kind="main" href={landing}>
                {formatMessage({ id: 'collab.ended.home' })}
              </ButtonLink>
              {why === 'used' ? <SwitchAccount isButton /> : null}
            </>
          ) : (
            <>
              {why === 'used' ? (
                <ButtonLink kind="main" href={logIn}>
                  {formatMessage({ id: 'shell.nav.logIn' })}
                </ButtonLink>
              ) : null}
              <ButtonLink href={paths.index(market.prefix)}>{formatMessage({ id: 'collab.ended.start' })}</ButtonLink>
            </>
          )
        }
      >
        {formatMessage({ id: `collab.ended.${why}Body` })}
      </EmptyState>
    </Page>
  );
};
