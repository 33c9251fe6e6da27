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
import { byKind } from './kinds/by-kind';
import { useFacts } from './kinds/facts';
import { FoundSoFar } from './kinds/found-so-far';
import { useFilledUp } from './kinds/further';
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

/** Leaves out suppliers that the quiz's part already shows. */
const useOthers = (local: Recommendation, shown: readonly KindFound[] | null): Recommendation => {
  const results = useMemo(() => {
    const ids = new Set((shown ?? []).flatMap(({ suppliers }) => suppliers.map(({ id }) => id)));
    return local.results?.filter(({ id }) => !ids.has(id)) ?? null;
  }, [local.results, shown]);
  return { ...local, results };
};

/** Returns true once a list has loaded, or failed to. */
const isSettled = ({ results, error }: Pick<Recommendation, 'results' | 'error'>): boolean =>
  results !== null || error !== null;

/** Returns the recommendations by category, and what else the page shows, with true once nothing will move it. */
const useAround = (wedding: Identified<Wedding>, still: StillToFind | null) => {
  const hasVenue = wedding.bookings.venue;
  const quiz = useQuizSuppliers();
  const venues = useVenueSuppliers();
  const found = useLocalSuppliers();
  const local = useOthers(found, quiz.groups);
  const facts = useFacts(wedding);
  const elsewhere = quiz.groups ?? [];
  const hasVenues = hasVenue || venues.error !== null || (venues.results?.length ?? 0) > 0;
  const near = still === null || local.results === null ? null : byKind(local.results, still.missing);
  // Its own part shows a category of the quiz, or the venues.
  const shownElsewhere = (kind: string) =>
    (hasVenues && kind === 'venues') || elsewhere.some((group) => group.kind === kind);
  const filled = useFilledUp({
    wedding,
    groups: near?.filter(({ kind, suppliers }) => suppliers.length > 0 || !shownElsewhere(kind)) ?? null,
    shown: new Set(elsewhere.flatMap(({ suppliers }) => suppliers.map(({ id }) => id))),
  });
  const isQuizSettled = quiz.kinds.length === 0 || isSettled({ results: quiz.groups === null ? null : [], ...quiz });
  return {
    ...{ quiz, venues, local, facts, groups: filled },
    isReady:
      still !== null &&
      !facts.isLoading &&
      isQuizSettled &&
      (hasVenue || isSettled(venues)) &&
      (filled !== null || local.error !== null),
    isEmpty:
      quiz.kinds.length === 0 &&
      (hasVenue || venues.results?.length === 0) &&
      filled?.every(({ suppliers }) => suppliers.length === 0) === true,
  };
};

/**
 * Suppliers for the services that the venue does not provide, around the couple's place, and venues while they have
 * none. All stand there at once: a part that came later would push the others down.
 */
const Around = ({ wedding, still }: { wedding: Identified<Wedding>; still: StillToFind | null }) => {
  const { formatMessage } = useIntl();
  const { quiz, venues, local, facts, groups, isReady, isEmpty } = useAround(wedding, still);
  if (!isReady || still === null)
    return (
      <Loading label={formatMessage({ id: 'recommendations.loading' })}>
        <CardsSkeleton />
      </Loading>
    );
  if (isEmpty)
    return (
      <Stack gap={8}>
        <QuizInvitation />
        <Instead kind="nobody" />
      </Stack>
    );
  return (
    <Stack gap={8}>
      <FoundSoFar still={still} />
      <QuizInvitation />
      <QuizSuppliers found={quiz} />
      {wedding.bookings.venue ? null : <Venues found={venues} />}
      <Found found={local}>
        {() => <Kinds wedding={wedding} groups={groups ?? []} entries={still.entries} facts={facts} />}
      </Found>
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
