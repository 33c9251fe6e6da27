import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { ApiError, paths } from '@posy/shared-contracts';
import type { Review } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import {
  Button,
  color,
  Figure,
  Heading,
  Inline,
  Link,
  Loading,
  Skeleton,
  Stack,
  StarsRead,
  Text,
} from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { reviewDate } from '#review/review-date';
import { OwnWords } from '#review/words/own-words';
import { useReviewsOf } from './use-reviews-of';

/** Four lines of a review at most: the rest is read where all of it stands. */
const Words = styled(OwnWords)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Quoted = styled.blockquote`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 14px 16px;
  border-radius: 14px;
  border-end-start-radius: 6px;
  background: ${color.sunken};
  overflow-wrap: anywhere;
`;

const Quote = ({ review }: { review: Review }) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const date = reviewDate(review, locale);
  return (
    <Quoted>
      <Text size="small" isStrong>
        {review.title}
      </Text>
      <Words size="small" tone="soft">
        {review.body}
      </Words>
      <Text size="tiny" tone="faint">
        {[review.name, date === null ? null : formatMessage({ id: `reviews.date.${date.kind}` }, { month: date.month })]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
    </Quoted>
  );
};

type Props = SlotProps['supplier-about.reviews'];

/** Average, number and the best words, or that there are none, or that they did not load. */
const Lines = (props: Props) => {
  const { market } = useLocaleInfo();
  const { formatMessage, formatNumber } = useIntl();
  const { enabled, rating, top, error, isPaused, retry } = useReviewsOf(props);
  // A supplier that has left has no reviews to read.
  if (error !== null && !(error instanceof ApiError && error.status === 404))
    return (
      <Inline gap={2}>
        <Text size="small" tone="soft">
          <FormattedMessage id="reviews.failed.title" />
        </Text>
        <Button size="s" isPending={rating.isFetching || top.isFetching} onPress={retry}>
          <FormattedMessage id="reviews.failed.retry" />
        </Button>
      </Inline>
    );
  if (isPaused)
    return (
      <Text size="small" tone="soft" role="status">
        <FormattedMessage id="reviews.failed.offline" />
      </Text>
    );
  if (enabled && error === null && (rating.data === undefined || top.data === undefined))
    return (
      <Loading label={formatMessage({ id: 'reviews.loading' })}>
        <Skeleton height={96} />
      </Loading>
    );
  const { average, count } = rating.data ?? { average: 0, count: 0 };
  if (count === 0)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id="reviews.none.title" />
      </Text>
    );
  const figure = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [best] = top.data?.reviews ?? [];
  return (
    <>
      <Inline gap={2}>
        <Figure aria-hidden>{figure}</Figure>
        <div>
          <StarsRead value={average} label={formatMessage({ id: 'reviews.summary.average' }, { figure })} />
          <Text size="small" tone="soft">
            <FormattedMessage id="reviews.summary.count" values={{ count }} />
          </Text>
        </div>
      </Inline>
      {best === undefined ? null : <Quote review={best} />}
      <Link href={paths.supplierReviews(market.prefix, props.supplierId)}>
        <FormattedMessage id="reviews.readAll" values={{ count }} />
      </Link>
    </>
  );
};

/** The reviews of a supplier in a few lines, beside what is being agreed with it. */
export const CompactReviews = (props: Props) => (
  <Stack gap={3}>
    <Heading level={3} size="title">
      <FormattedMessage id="reviews.compact" />
    </Heading>
    <Lines {...props} />
  </Stack>
);
