import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useParams } from '@posy/remote-kit/router';
import { ApiError, paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdviceFailed } from '../advice-failed';
import { articleQuery } from '../advice-queries';
import { ArticleView } from './article-view';

const Unknown = () => {
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      level={1}
      picture={<Spot kind="search" />}
      title={<FormattedMessage id="advice.unknown.title" />}
      actions={
        <ButtonLink kind="main" href={paths.advice(market.prefix)}>
          <FormattedMessage id="advice.unknown.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="advice.unknown.text" />
    </EmptyState>
  );
};

const ArticleLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'advice.article.loading' })}>
    <Stack gap={5}>
      <Skeleton shape="text" width={420} height={48} />
      <Skeleton shape="text" width={300} />
      <Skeleton height={320} />
      <Skeleton height={240} />
    </Stack>
  </Loading>
);

/** One article. */
export const ArticleScreen = () => {
  const { api } = useHost();
  const { catalogue } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(articleQuery(api, catalogue, slug));
  useTitle(data?.title ?? formatMessage({ id: 'advice.title' }));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page>
      {data !== undefined ? <ArticleView article={data} /> : null}
      {data === undefined && error === null ? <ArticleLoading /> : null}
      {data === undefined && isUnknown ? <Unknown /> : null}
      {data === undefined && error !== null && !isUnknown ? (
        <AdviceFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
};
