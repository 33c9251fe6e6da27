import styled from '@emotion/styled';
import { hideFromSearchEngines, lazyFeature, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useLocation, useParams } from '@posy/remote-kit/router';
import { ApiError, paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, FailedFeature, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { catalogues } from '#messages/index';
import { isSlug } from '#site/slug';
import { guestToken, useHouseholdMicrosite, useMicrosite } from './microsite-queries';
import type { Microsite } from './rules/microsite';
import { useSiteWords, WeddingSite } from './wedding-site';

// Most websites open without one: forms are loaded for those that do not.
const PasswordScreen = lazyFeature(async () => (await import('./password/password-screen')).PasswordScreen, catalogues);

/** The website's ground fills the window, however short the website is: most guests see it without the shell's header. */
const Full = styled.div`
  display: grid;
  min-block-size: 100dvh;
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

interface PublishedProps {
  site: Microsite;
  /** The address at which everybody has it; null where it was opened for this page alone. */
  address: string | null;
  token: string | null;
}

const Published = ({ site, address, token }: PublishedProps) => {
  const { names } = useSiteWords(site);
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('language');
  const [language, setLanguage] = useState(() => site.languages.find((one) => one === asked) ?? site.languages[0]);
  useTitle(names.join(' & '));
  return (
    <Full>
      <WeddingSite {...{ site, address, language, token }} onLanguage={setLanguage} />
    </Full>
  );
};

/** `/wedding-website/:slug`: a wedding's website. Nobody needs to sign in, and search engines leave it out. */
export const PublicSiteScreen = () => {
  const { slug = '' } = useParams();
  const { hash } = useLocation();
  const { market } = useLocaleInfo();
  // The ways to the parts of the page change what stands behind the #: whose link it was stays known.
  const [token] = useState(() => guestToken(hash));
  const { data: forEverybody, error, isFetching, refetch } = useMicrosite(slug);
  const { data: forHousehold, isLoading } = useHouseholdMicrosite(token);
  const [opened, setOpened] = useState<Microsite | null>(null);
  const data = forHousehold ?? forEverybody ?? opened ?? undefined;
  const isForEverybody = forHousehold === undefined && forEverybody !== undefined;
  useEffect(hideFromSearchEngines, []);
  if (data !== undefined)
    return (
      <Published
        key={data.slug}
        site={data}
        address={isForEverybody ? paths.publicWebsite(market.prefix, data.slug) : null}
        token={forHousehold === undefined ? null : token}
      />
    );
  if (isLoading) return <SiteSkeleton />;
  if (error instanceof ApiError && error.code === 'password-needed')
    return (
      <Suspense fallback={<SiteSkeleton />}>
        <PasswordScreen slug={slug} onOpened={setOpened} />
      </Suspense>
    );
  if (!isSlug(slug) || (error instanceof ApiError && error.status === 404)) return <NoSuchSite />;
  if (error !== null) return <Unavailable onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <SiteSkeleton />;
};
