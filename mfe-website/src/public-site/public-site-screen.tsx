import styled from '@emotion/styled';
import { hideFromSearchEngines, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useParams } from '@posy/remote-kit/router';
import { ApiError, paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, FailedFeature, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSlug } from '#site/slug';
import { type Microsite, useMicrosite } from './microsite-queries';
import { useSiteWords, WeddingSite } from './wedding-site';

const Full = styled.div`
  display: grid;
  min-block-size: calc(100dvh - 69px);
`;

const NoSuchSite = () => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  useTitle(intl.formatMessage({ id: 'website.site.none' }));
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="website.site.none" />}
        actions={
          <ButtonLink href={paths.index(market.prefix)}>
            <FormattedMessage id="website.site.home" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="website.site.none-text" />
      </EmptyState>
    </Page>
  );
};

const Unavailable = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const intl = useIntl();
  return (
    <Page width="reading">
      <FailedFeature
        level={1}
        title={intl.formatMessage({ id: 'website.site.unavailable' })}
        retryLabel={intl.formatMessage({ id: 'website.retry' })}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        <FormattedMessage id="website.site.unavailable-text" />
      </FailedFeature>
    </Page>
  );
};

const SiteSkeleton = () => {
  const intl = useIntl();
  return (
    <Page width="reading">
      <Loading label={intl.formatMessage({ id: 'website.site.loading' })}>
        <Stack gap={6}>
          <Skeleton height={96} />
          <Skeleton height={280} />
        </Stack>
      </Loading>
    </Page>
  );
};

const Published = ({ site }: { site: Microsite }) => {
  const { names } = useSiteWords(site);
  useTitle(names.join(' & '));
  return (
    <Full>
      <WeddingSite site={site} />
    </Full>
  );
};

/** `/wedding-website/:slug`: a wedding's website. Nobody needs to sign in, and search engines leave it out. */
export const PublicSiteScreen = () => {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useMicrosite(slug);
  useEffect(hideFromSearchEngines, []);
  if (data !== undefined) return <Published key={data.slug} site={data} />;
  if (!isSlug(slug) || (error instanceof ApiError && error.status === 404)) return <NoSuchSite />;
  if (error !== null) return <Unavailable onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <SiteSkeleton />;
};
