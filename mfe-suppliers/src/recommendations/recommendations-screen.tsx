import { useHost, useLocaleInfo, useSession, useSignedIn, useTitle, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Loading, Page, PageHead, Section, Stack } from '@posy/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { LazySpot } from '@posy/remote-kit/missing';
import { LoadFailure } from '#supplier/screen/load-failure';
import { RecommendedCards } from './recommended-cards';
import { useLocalSuppliers, useVenueSuppliers, type Recommendation } from './recommendation-queries';
import { aroundOf } from './rules/requests';

/** Nothing to recommend from, or nobody found: what to do instead. */
const Instead = ({ kind }: { kind: 'visitor' | 'no-place' | 'nobody' }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const ways = {
    visitor: paths.signup(prefix, { mode: 'login', next: paths.recommendations(prefix) }),
    'no-place': paths.settingsSection(prefix, 'wedding'),
    nobody: paths.directory(prefix),
  };
  return (
    <EmptyState
      level={2}
      picture={<LazySpot kind="search" />}
      size="h2"
      title={formatMessage({ id: `recommendations.${kind}` })}
      actions={
        <ButtonLink kind="main" href={ways[kind]}>
          {formatMessage({ id: `recommendations.${kind}.way` })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: `recommendations.${kind}.why` })}
    </EmptyState>
  );
};

const Found = ({
  found,
  titleId,
}: {
  found: Recommendation;
  titleId: 'recommendations.venues' | 'recommendations.local';
}) => {
  const { formatMessage } = useIntl();
  if (found.results === null && found.error !== null)
    return (
      <LoadFailure
        title={formatMessage({ id: 'recommendations.failed' })}
        error={found.error}
        onRetry={found.retry}
        isRetrying={found.isFetching}
      />
    );
  if (found.results === null)
    return (
      <Loading label={formatMessage({ id: 'recommendations.loading' })}>
        <CardsSkeleton />
      </Loading>
    );
  if (found.results.length === 0) return null;
  return (
    <Section title={formatMessage({ id: titleId })}>
      <RecommendedCards suppliers={found.results} />
    </Section>
  );
};

/** Suppliers around the couple's place, and venues while they have none. Seeing them is remembered. */
const Around = () => {
  const { seen } = useHost();
  const hasVenue = useWedding()?.bookings.venue ?? true;
  const venues = useVenueSuppliers();
  const local = useLocalSuppliers();
  const isSeen = (local.results?.length ?? 0) > 0;
  useEffect(() => {
    if (isSeen) seen.mark('hasSeenRecommendedSuppliers');
  }, [isSeen, seen]);
  const isEmpty = local.results?.length === 0 && (hasVenue || venues.results?.length === 0);
  if (isEmpty) return <Instead kind="nobody" />;
  return (
    <Stack gap={8}>
      {hasVenue ? null : <Found found={venues} titleId="recommendations.venues" />}
      <Found found={local} titleId="recommendations.local" />
    </Stack>
  );
};

const Content = () => {
  const session = useSession();
  const signedIn = useSignedIn();
  const wedding = useWedding();
  if (session.status === 'loading') return <CardsSkeleton />;
  if (signedIn === null) return <Instead kind="visitor" />;
  return wedding === null || aroundOf(wedding) === null ? <Instead kind="no-place" /> : <Around />;
};

/** What is still to find for this wedding. Source: S2-route-15, S6-recommend-03. */
export const RecommendationsScreen = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'recommendations.title' });
  useTitle(title);
  return (
    <Page>
      <PageHead title={title} lead={<FormattedMessage id="recommendations.lead" />} />
      <Content />
    </Page>
  );
};
