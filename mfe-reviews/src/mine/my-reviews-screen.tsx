import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Page, PageHead, Section, Stack } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWeddingToCome } from '#review/reader/use-wedding-to-come';
import { failureOf } from '#review/reviews-failure';
import { myReviewsQuery } from '#review/reviews-queries';
import { PageSkeleton } from '#review/reviews-skeleton';
import { BookedCards } from './booked-cards';
import { EarlyCard } from './early-card';
import type { OwnReview } from './own-queries';
import { OwnReviewCard } from './own-review-card';

const Written = ({ reviews, onChanged }: { reviews: readonly OwnReview[]; onChanged: () => void }) => (
  <Stack gap={4}>
    {reviews.map((own) => (
      <OwnReviewCard key={own.id} own={own} isAuthor={own.isAuthor} onChanged={onChanged} />
    ))}
  </Stack>
);

/** The way to other couples' reviews. */
const Others = () => {
  const { market } = useLocaleInfo();
  return (
    <ButtonLink
      kind="plain"
      size="s"
      icon={<MagnifyingGlassIcon size="s" />}
      href={`${paths.reviews(market.prefix)}?find=yes`}
    >
      <FormattedMessage id="mine.find" />
    </ButtonLink>
  );
};

/** A couple's own screen: whom they booked and have not written about, and what they wrote. */
export const MyReviewsScreen = () => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const isEarly = useWeddingToCome();
  useTitle(formatMessage({ id: 'mine.title' }));
  const read = useQuery(myReviewsQuery(api));
  const { data } = read;
  const changed = (): void => void client.invalidateQueries({ queryKey: myReviewsQuery(api).queryKey });
  const failure = failureOf(read, 1);
  if (failure !== null) return failure;
  if (data === undefined) return <PageSkeleton />;
  const booked = formatMessage({ id: isEarly ? 'mine.booked.early' : 'mine.booked' });
  return (
    <Page width="reading">
      <PageHead
        title={formatMessage({ id: 'mine.title' })}
        lead={formatMessage({ id: isEarly ? 'mine.lead.early' : 'mine.lead' })}
        actions={isEarly ? undefined : <Others />}
      />
      <Stack gap={8}>
        {isEarly ? <EarlyCard /> : null}
        <Section title={booked}>
          <BookedCards booked={data.booked} isEarly={isEarly} label={booked} hasWritten={data.reviews.length > 0} />
        </Section>
        {data.reviews.length === 0 ? null : (
          <Section title={formatMessage({ id: 'mine.written' })}>
            <Written reviews={data.reviews} onChanged={changed} />
          </Section>
        )}
      </Stack>
    </Page>
  );
};
