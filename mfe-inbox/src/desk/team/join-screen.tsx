import { useHost, useLocaleInfo, useReadable, useSession, useSignedIn, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { ApiError, paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { readQuery } from '@posy/shared-contracts/paths';
import { Button, ButtonLink, EmptyState, FailedFeature, InlineError, Page, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListSkeleton } from '#talk/list-skeleton';

interface Keys {
  id: string;
  nonce: string;
}

/** Failures that the person can act on; the others end the invitation. */
const refusals = ['invitation-for-another', 'plans-a-wedding', 'other-work', 'too-many-people'] as const;

const Ended = ({ state }: { state: 'unknown' | 'used' | 'expired' | 'revoked' }) => (
  <EmptyState level={1} title={<FormattedMessage id="desk.join.ended" />}>
    <FormattedMessage id={`desk.join.ended.${state}`} />
  </EmptyState>
);

const SignInFirst = () => {
  const { market } = useLocaleInfo();
  const { pathname, search } = useReadable(useHost().location);
  const next = `${pathname}${search}`;
  return (
    <>
      <ButtonLink kind="main" href={paths.signup(market.prefix, { next })}>
        <FormattedMessage id="inbox.signed-out.sign-up" />
      </ButtonLink>
      <ButtonLink href={paths.signup(market.prefix, { mode: 'login', next })}>
        <FormattedMessage id="inbox.signed-out.log-in" />
      </ButtonLink>
    </>
  );
};

const useJoin = (keys: Keys) => {
  const { api, telemetry } = useHost();
  const [state, setState] = useState<'idle' | 'pending' | 'joined' | 'failed' | (typeof refusals)[number]>('idle');
  const join = async (): Promise<void> => {
    setState('pending');
    try {
      await api.call('joinTeam', { body: keys });
      setState('joined');
    } catch (error) {
      telemetry.error('inbox', error);
      const code = error instanceof ApiError ? error.code : null;
      setState(refusals.find((one) => one === code) ?? 'failed');
    }
  };
  return { state, join: () => void join() };
};

/**
 * A session keeps its claims until the next one: a new person logs in again. A person who already spoke for another
 * supplier continues.
 */
const Joined = ({ supplierName }: { supplierName: string }) => {
  const { market } = useLocaleInfo();
  const isSupplier = useSignedIn()?.user.kind === 'supplier';
  const title = <FormattedMessage id="desk.join.joined" values={{ name: supplierName }} />;
  if (isSupplier)
    return (
      <EmptyState
        level={1}
        title={title}
        actions={
          <ButtonLink kind="main" href={paths.inboxDesk(market.prefix)}>
            <FormattedMessage id="desk.morning.open-desk" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="desk.join.beside" />
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <ButtonLink
          kind="main"
          href={paths.signup(market.prefix, { mode: 'login', next: paths.inboxDesk(market.prefix) })}
        >
          <FormattedMessage id="inbox.signed-out.log-in" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="desk.join.log-in-anew" />
    </EmptyState>
  );
};

const Open = ({ keys, read }: { keys: Keys; read: EndpointOutput<'readTeamInvitation'> }) => {
  const session = useSession();
  const { state, join } = useJoin(keys);
  const { supplierName, invitedBy, email } = read;
  if (state === 'joined') return <Joined supplierName={supplierName} />;
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="desk.join.title" values={{ name: supplierName }} />}
      actions={
        session.status === 'signed-in' ? (
          <Button kind="main" isPending={state === 'pending'} onPress={join}>
            <FormattedMessage id="desk.join.yes" />
          </Button>
        ) : (
          <SignInFirst />
        )
      }
    >
      <FormattedMessage id="desk.join.text" values={{ who: invitedBy === '' ? supplierName : invitedBy, email }} />
      {session.status === 'signed-in' ? (
        <Text as="p" size="small" tone="soft">
          <FormattedMessage id="desk.join.as" values={{ email: session.email }} />
        </Text>
      ) : null}
      {state === 'idle' || state === 'pending' ? null : (
        <InlineError isAlert>
          <FormattedMessage id={`desk.join.failed.${state}`} />
        </InlineError>
      )}
    </EmptyState>
  );
};

const Invitation = ({ keys }: { keys: Keys }) => {
  const { formatMessage } = useIntl();
  const { api } = useHost();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['team-invitation', keys.id, keys.nonce],
    queryFn: ({ signal }) => api.call('readTeamInvitation', { body: keys }, { signal }),
  });
  if (error instanceof ApiError && error.kind === 'refused' && error.status !== 429) return <Ended state="unknown" />;
  if (error !== null)
    return (
      <FailedFeature
        level={1}
        title={formatMessage({ id: 'desk.join.unavailable' })}
        retryLabel={formatMessage({ id: 'inbox.retry' })}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {formatMessage({ id: 'desk.join.unavailable.text' })}
      </FailedFeature>
    );
  if (data === undefined || session.status === 'loading') return <ListSkeleton />;
  return data.state === 'open' ? <Open keys={keys} read={data} /> : <Ended state={data.state} />;
};

/** `/inbox/join`: the target of the mail that invites a person to answer for a supplier. */
export const JoinScreen = () => {
  const { search } = useReadable(useHost().location);
  const { id, nonce } = readQuery(search);
  useTitle(useIntl().formatMessage({ id: 'desk.join' }));
  return (
    <Page width="reading">
      {id === undefined || nonce === undefined ? <Ended state="unknown" /> : <Invitation keys={{ id, nonce }} />}
    </Page>
  );
};
