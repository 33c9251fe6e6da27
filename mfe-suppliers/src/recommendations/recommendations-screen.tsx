import { useLocaleInfo, useSession, useSignedIn, useTitle, useWedding } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, EmptyState, Loading, Page, PageHead, Section, Stack, Text } from '@posy/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { LoadFailure } from '#supplier/screen/load-failure';
import { RecommendedCards } from './cards/recommended-cards';
import { FoundSoFar } from './kinds/found-so-far';
import { Head } from './kinds/head';
import { Kinds } from './kinds/kinds';
import { type StillToFind, useStillToFind } from './kinds/use-still-to-find';
import { type KindFound, useQuizSuppliers } from './quiz/quiz-queries';
import { QuizInvitation, QuizSuppliers } from './quiz/quiz-suppliers';
import { type Recommendation, useLocalSuppliers, useVenueSuppliers } from './recommendation-queries';
import type { RecommendedSupplier } from './rules/local-suppliers';
import { aroundOf } from './rules/requests';

/** Replaces the recommendations when there is nothing to base them on, or no result, with a next step. */
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

/** The results once they have loaded. */
const Found = ({
  found,
  children,
}: {
  found: Recommendation;
  children: (found: readonly RecommendedSupplier[]) => ReactNode;
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
  return children(found.results);
};

const Venues = ({ found }: { found: Recommendation }) => (
  <Found found={found}>
    {(suppliers) =>
      suppliers.length === 0 ? null : (
        <Section title={<FormattedMessage id="recommendations.venues" />}>
          <RecommendedCards suppliers={suppliers} />
        </Section>
      )
    }
  </Found>
);

interface OfWedding {
  wedding: Identified<Wedding>;
  still: StillToFind | null;
}

const Local = ({ found, wedding, still }: OfWedding & { found: Recommendation }) => {
  const { formatMessage } = useIntl();
  return (
    <Found found={found}>
      {(suppliers) =>
        still === null ? (
          <Loading label={formatMessage({ id: 'recommendations.loading' })}>
            <CardsSkeleton />
          </Loading>
        ) : (
          <Kinds wedding={wedding} found={suppliers} still={still} />
        )
      }
    </Found>
  );
};

/** Leaves out suppliers that the quiz's part already shows. */
const useOthers = (local: Recommendation, shown: readonly KindFound[] | null): Recommendation => {
  const results = useMemo(() => {
    const ids = new Set((shown ?? []).flatMap(({ suppliers }) => suppliers.map(({ id }) => id)));
    return local.results?.filter(({ id }) => !ids.has(id)) ?? null;
  }, [local.results, shown]);
  return { ...local, results };
};

/**
 * Suppliers for the services that the venue does not provide, around the couple's place, and venues while they have
 * none.
 */
const Around = ({ wedding, still }: OfWedding) => {
  const hasVenue = wedding.bookings.venue;
  const quiz = useQuizSuppliers();
  const venues = useVenueSuppliers();
  const found = useLocalSuppliers();
  const local = useOthers(found, quiz.groups);
  const isEmpty = found.results?.length === 0 && (hasVenue || venues.results?.length === 0);
  // The quiz's answers may find suppliers when the place alone finds none.
  if (isEmpty && quiz.kinds.length === 0)
    return (
      <Stack gap={8}>
        <QuizInvitation />
        <Instead kind="nobody" />
      </Stack>
    );
  return (
    <Stack gap={8}>
      {still === null ? null : <FoundSoFar still={still} />}
      <QuizInvitation />
      <QuizSuppliers found={quiz} />
      {hasVenue ? null : <Venues found={venues} />}
      <Local found={local} wedding={wedding} still={still} />
      <Text size="small" tone="soft">
        <FormattedMessage id="recommendations.lead" />
      </Text>
    </Stack>
  );
};

/** The page of a wedding with a place. */
const OfPlace = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const still = useStillToFind(wedding);
  return (
    <>
      <Head wedding={wedding} still={still} />
      <Around wedding={wedding} still={still} />
    </>
  );
};

/** The suppliers still to find for this wedding. Source: S2-route-15, S6-recommend-03. */
export const RecommendationsScreen = () => {
  const { formatMessage } = useIntl();
  const session = useSession();
  const signedIn = useSignedIn();
  const wedding = useWedding();
  const title = formatMessage({ id: 'recommendations.title' });
  useTitle(title);
  if (wedding !== null && aroundOf(wedding) !== null)
    return (
      <Page>
        <OfPlace wedding={wedding} />
      </Page>
    );
  return (
    <Page>
      <PageHead title={title} lead={<FormattedMessage id="recommendations.lead" />} />
      {session.status === 'loading' ? <CardsSkeleton /> : <Instead kind={signedIn === null ? 'visitor' : 'no-place'} />}
    </Page>
  );
};
