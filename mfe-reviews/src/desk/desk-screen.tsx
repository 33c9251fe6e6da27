import { useHost, useSession, useTitle } from '@posy/remote-kit';
import { useLocaleInfo } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { ChipGroup, ChipLink, EmptyState, Page, PageHead, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { NotHere } from '#review/not-here';
import { ReviewsFailure } from '#review/reviews-failure';
import { PageSkeleton } from '#review/reviews-skeleton';
import { Desk } from './desk';
import { queueQuery, type WaitingReview, type WaitingState, waitingStates } from './desk-queries';
import { useMoment } from './queue-list';

/** Both queues, each with its number: a moderator sees at once where something waits. */
const useQueues = () => {
  const { api } = useHost();
  const client = useQueryClient();
  const pending = useQuery(queueQuery(api, 'pending'));
  const disputed = useQuery(queueQuery(api, 'disputed'));
  const reads = { pending, disputed };
  const decided = ({ id, state }: WaitingReview): void => {
    const key = queueQuery(api, state as WaitingState).queryKey;
    client.setQueryData(key, (known) =>
      known === undefined
        ? known
        : { total: known.total - 1, reviews: known.reviews.filter((review) => review.id !== id) },
    );
    void client.invalidateQueries({ queryKey: key });
  };
  return { reads, decided };
};

const Queues = () => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const moment = useMoment();
  const { reads, decided } = useQueues();
  const state = waitingStates.find((one) => one === params.get('state')) ?? 'pending';
  useTitle(formatMessage({ id: 'desk.title' }));
  const { data, error, isFetching, refetch } = reads[state];
  if (error !== null)
    return <ReviewsFailure level={1} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <PageSkeleton />;
  const oldest = data.reviews[0];
  const lead =
    oldest === undefined
      ? formatMessage({ id: 'desk.lead.none' })
      : formatMessage({ id: 'desk.lead' }, { count: data.total, since: moment(oldest.createdAt) });
  const at = paths.moderation(market.prefix);
  return (
    <Page>
      <PageHead title={formatMessage({ id: 'desk.title' })} lead={lead} />
      <Stack gap={5}>
        <ChipGroup label={formatMessage({ id: 'desk.states' })} canSlide>
          {waitingStates.map((one) => (
            <ChipLink key={one} isChosen={one === state} href={one === 'pending' ? at : `${at}?state=${one}`}>
              {formatMessage({ id: `desk.state.${one}` }, { count: reads[one].data?.total ?? 0 })}
            </ChipLink>
          ))}
        </ChipGroup>
        {oldest === undefined ? (
          <EmptyState title={formatMessage({ id: 'desk.empty.title' })}>
            {formatMessage({ id: 'desk.empty.body' })}
          </EmptyState>
        ) : (
          <Desk key={state} queue={data.reviews} onDecided={decided} />
        )}
      </Stack>
    </Page>
  );
};

/** The moderators' desk; for everybody else there is nothing here. */
export const DeskScreen = () => {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status !== 'signed-in' || session.user.kind !== 'moderator') return <NotHere />;
  return <Queues />;
};
