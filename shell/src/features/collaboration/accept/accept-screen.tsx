import { useHost, useReadable, useSession, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { readQuery } from '@posy/shared-contracts/paths';
import { FailedFeature, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import type { InvitationLink } from './accept-queries';
import { EndedInvitation } from './ended-invitation';
import { OpenInvitation } from './open-invitation';
import { UsedInvitation } from './used-invitation';

const Waiting = () => (
  <Loading label={useIntl().formatMessage({ id: 'collab.accept.loading' })}>
    <Page width="form">
      <Stack gap={4}>
        <Skeleton height={280} />
        <Skeleton height={56} />
        <Skeleton height={160} />
      </Stack>
    </Page>
  </Loading>
);

const Invitation = ({ link }: { link: InvitationLink }) => {
  const { formatMessage } = useIntl();
  const { api } = useHost();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', link.id, link.nonce],
    queryFn: ({ signal }) => api.call('readInvitation', { body: link }, { signal }),
  });
  const isRefused = error instanceof ApiError && error.kind === 'refused' && error.status !== 429;
  if (isRefused) return <EndedInvitation why="unknown" />;
  if (error !== null)
    return (
      <Page width="reading">
        <FailedFeature
          picture={<LazySpot kind="failed" />}
          level={1}
          title={formatMessage({ id: 'collab.accept.failed' })}
          retryLabel={formatMessage({ id: 'collab.retry' })}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {formatMessage({ id: 'collab.accept.failedBody' })}
        </FailedFeature>
      </Page>
    );
  if (data === undefined || session.status === 'loading') return <Waiting />;
  if (data.state === 'used') return <UsedInvitation link={link} />;
  if (data.state !== 'open') return <EndedInvitation why={data.state} />;
  return <OpenInvitation link={link} invitation={data} />;
};

/** The target of an invitation's link, for everybody who may open it. Source: S2-route-04. */
export const AcceptScreen = () => {
  const { formatMessage } = useIntl();
  const { search } = useReadable(useHost().location);
  const { id, nonce } = readQuery(search);
  useTitle(formatMessage({ id: 'collab.accept.tab' }));
  if (id === undefined || nonce === undefined) return <EndedInvitation why="unknown" />;
  return <Invitation key={id} link={{ id, nonce }} />;
};
