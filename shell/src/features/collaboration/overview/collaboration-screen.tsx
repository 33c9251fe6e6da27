import { useHost, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, Page, PageHead, Stack } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { PeopleLoading } from '../wedding-guard';
import { startWedding } from './start-wedding';
import { Ways } from './ways';

const Visitor = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const next = paths.collaboration(market.prefix);
  return (
    <Stack gap={6}>
      <PageHead
        title={formatMessage({ id: 'collab.overview.title' })}
        lead={formatMessage({ id: 'collab.overview.visitor' })}
        actions={
          <>
            <ButtonLink kind="main" href={paths.signup(market.prefix, { next })}>
              {formatMessage({ id: 'shell.nav.start' })}
            </ButtonLink>
            <ButtonLink href={paths.signup(market.prefix, { mode: 'login', next })}>
              {formatMessage({ id: 'shell.nav.logIn' })}
            </ButtonLink>
          </>
        }
      />
      <Ways />
    </Stack>
  );
};

/** Replaces the screen for a couple's account without a wedding: it was deleted, or they left or were removed. */
const WithoutWedding = ({ person }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { market } = useShell();
  const [isStarting, setStarting] = useState(false);
  const start = (): void => {
    setStarting(true);
    startWedding(host, person, market).then(
      () => host.navigate(paths.onboarding(market.prefix)),
      (error: unknown) => {
        setStarting(false);
        host.telemetry.error('start-wedding', error);
        host.notices.show({ tone: 'error', text: formatMessage({ id: 'collab.failure.unknown' }) });
      },
    );
  };
  return (
    <Stack gap={6}>
      <PageHead
        title={formatMessage({ id: 'collab.overview.none' })}
        lead={formatMessage({ id: 'collab.overview.noneBody' })}
        actions={
          <Button kind="main" isPending={isStarting} onPress={start}>
            {formatMessage({ id: 'collab.overview.start' })}
          </Button>
        }
      />
      <Ways />
    </Stack>
  );
};

const Elsewhere = () => {
  const { formatMessage } = useIntl();
  return (
    <PageHead
      title={formatMessage({ id: 'collab.overview.title' })}
      lead={formatMessage({ id: 'collab.overview.notCouple' })}
    />
  );
};

const Content = () => {
  const session = useSession();
  if (session.status === 'loading') return <PeopleLoading />;
  if (session.status === 'signed-out') return <Visitor />;
  if (session.user.kind !== 'couple') return <Elsewhere />;
  return <WithoutWedding person={session} />;
};

/**
 * Explains planning together to visitors and people without a wedding: members read it in their settings. Source:
 * S2-route-05.
 */
export const CollaborationScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'collab.overview.tab' }));
  return (
    <Page width="reading">
      <Content />
    </Page>
  );
};
