import { useHost, useLocaleInfo, useReadable, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { ApiError, parsePath } from '@posy/shared-contracts';
import { type LegalTopic, legalTopics } from '@posy/shared-contracts/entities';
import { FailedFeature, Loading, Page, PageHead, Skeleton, Stack, Text } from '@posy/shared-ui';
import { Prose } from '@posy/shared-ui/prose';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { legalPageQuery } from './legal-queries';

/** Returns the topic of an address. */
const topicOf = (pathname: string): LegalTopic => {
  const [first] = parsePath(pathname).segments;
  return legalTopics.find((topic) => topic === first) ?? 'terms';
};

const Failed = ({ error, isRetrying, retry }: { error: unknown; isRetrying: boolean; retry: () => void }) => {
  const { formatMessage } = useIntl();
  const { remote } = useHost();
  const isOffline = error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
  return (
    <FailedFeature
      picture={<LazySpot kind="failed" />}
      level={1}
      title={formatMessage({ id: 'legal.failed.title' })}
      retryLabel={formatMessage({ id: 'legal.retry' })}
      onRetry={retry}
      isRetrying={isRetrying}
      detail={`${remote.name} ${remote.version}`}
    >
      {formatMessage({ id: isOffline ? 'legal.failed.offline' : 'legal.failed.text' })}
    </FailedFeature>
  );
};

/** Terms of use and privacy policy, each at its own address. */
export const LegalScreen = () => {
  const { formatDate, formatMessage } = useIntl();
  const { api, location } = useHost();
  const { catalogue } = useLocaleInfo();
  const topic = topicOf(useReadable(location).pathname);
  const { data, error, isFetching, refetch } = useQuery(legalPageQuery(api, catalogue, topic));
  useTitle(formatMessage({ id: `legal.${topic}.tab` }));
  if (data === undefined && error !== null)
    return (
      <Page width="reading">
        <Failed error={error} isRetrying={isFetching} retry={() => void refetch()} />
      </Page>
    );
  if (data === undefined)
    return (
      <Page width="reading">
        <Loading label={formatMessage({ id: `legal.${topic}.tab` })}>
          <Stack gap={4}>
            <Skeleton width={280} height={44} />
            <Skeleton height={420} />
          </Stack>
        </Loading>
      </Page>
    );
  const updated = formatDate(`${data.updated}T12:00:00`, { dateStyle: 'long' });
  return (
    <Page width="reading">
      <PageHead title={data.title} lead={data.summary} />
      <Text size="small" tone="faint">
        {formatMessage({ id: 'legal.updated' }, { date: updated })}
      </Text>
      <Prose blocks={data.blocks} />
    </Page>
  );
};
