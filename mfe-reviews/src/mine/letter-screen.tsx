import { useHost, useTitle } from '@posy/remote-kit';
import { useMutation, useQuery } from '@posy/remote-kit/query';
import { useParams, useSearchParams } from '@posy/remote-kit/router';
import { ApiError } from '@posy/shared-contracts';
import { Button, EmptyState, InlineError, Page, PageHead, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '#review/reviews-failure';
import { PageSkeleton } from '#review/reviews-skeleton';
import { type Author, confirmReview, ownReviewQuery } from './own-queries';
import { OwnReviewCard } from './own-review-card';

/** Says that the address is theirs: a press, because programs that look through mail open links too. */
const Confirm = ({ author, onConfirmed }: { author: Author; onConfirmed: () => void }) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const confirming = useMutation({
    mutationFn: () => confirmReview(api, author),
    onSuccess: () => {
      notices.show({ tone: 'success', text: formatMessage({ id: 'mine.confirmed' }), about: `review ${author.id}` });
      onConfirmed();
    },
    onError: (error) => telemetry.error('review', error),
  });
  const { error } = confirming;
  const isSecond = error instanceof ApiError && error.code === 'review-exists';
  return (
    <Stack gap={3}>
      <Text>
        <FormattedMessage id="mine.confirm.body" />
      </Text>
      {error === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={isSecond ? 'mine.confirm.exists' : 'mine.failed'} />
        </InlineError>
      )}
      <div>
        <Button kind="main" isPending={confirming.isPending} onPress={() => confirming.mutate()}>
          <FormattedMessage id="mine.confirm" />
        </Button>
      </div>
    </Stack>
  );
};

const Missing = () => {
  const { formatMessage } = useIntl();
  return (
    <Page width="reading">
      <EmptyState level={1} title={formatMessage({ id: 'mine.missing.title' })}>
        {formatMessage({ id: 'mine.missing.body' })}
      </EmptyState>
    </Page>
  );
};

/** The screen behind a letter's link: authors confirm, change or take back their review. */
export const LetterScreen = () => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const author = { id, letterKey: params.get('key') ?? undefined };
  const read = useQuery(ownReviewQuery(api, author));
  const { data: own } = read;
  const isOpen = own?.state === 'unconfirmed';
  const title = formatMessage({ id: isOpen ? 'mine.confirm.title' : 'mine.yours' });
  useTitle(title);
  if (read.error instanceof ApiError && read.error.status === 404) return <Missing />;
  const failure = failureOf(read, 1);
  if (failure !== null) return failure;
  if (own === undefined) return <PageSkeleton />;
  const again = (): void => void read.refetch();
  return (
    <Page width="reading">
      <PageHead title={title} />
      <Stack gap={6}>
        {isOpen ? <Confirm author={author} onConfirmed={again} /> : null}
        <OwnReviewCard own={own} letterKey={author.letterKey} isAuthor onChanged={again} />
      </Stack>
    </Page>
  );
};
