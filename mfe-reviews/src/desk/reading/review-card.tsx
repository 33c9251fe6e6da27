import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { picturePath } from '@posy/shared-contracts/paths';
import { Card, color, Heading, Link, Stack, StarsRead, Tag, Text, VisuallyHidden } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReviewPhotos } from '#review/photos/review-photos';
import { OwnWords } from '#review/words/own-words';
import type { WaitingReview } from '../queue/desk-queries';
import { useDay, useMoment } from '../queue/use-moment';
import { MarkedText } from './marked-text';

const Supplier = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  & > span {
    display: flex;
    gap: 12px;
    align-items: center;
    min-inline-size: 0;
  }
  & img {
    flex: none;
    border-radius: 14px;
    background: ${color.sunken};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block-start: 18px;
  border-block-start: 1px solid ${color.line};
  & > p {
    max-inline-size: 62ch;
  }
`;

const OfSupplier = ({ review: { supplier, supplierName, supplierId } }: { review: WaitingReview }) => {
  const { market } = useLocaleInfo();
  const { formatNumber } = useIntl();
  const picture = supplier?.picture;
  return (
    <span>
      {picture === undefined ? null : <img src={picturePath(picture, '1x1', 320)} alt="" width={52} height={52} />}
      <span>
        <Link href={paths.supplierReviews(market.prefix, supplierId)}>{supplierName ?? supplierId}</Link>
        {supplier === null ? null : (
          <Text size="small" tone="soft">
            <FormattedMessage
              id="desk.supplier"
              values={{
                town: supplier.town,
                count: supplier.rating.count,
                average: formatNumber(supplier.rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
              }}
            />
          </Text>
        )}
      </span>
    </span>
  );
};

/** A review as it was written, with its supplier, and the words to which the checks point. */
export const ReviewCard = ({
  review,
  heading,
}: {
  review: WaitingReview;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const day = useDay();
  const { title, body, marks, name, from, dateWedding, createdAt, stars, asGuest } = review;
  return (
    <Card as="article">
      <Stack gap={4}>
        <VisuallyHidden role="status">
          <FormattedMessage id="desk.reading" values={{ title }} />
        </VisuallyHidden>
        <Supplier>
          <OfSupplier review={review} />
          {review.bookedThroughPosy ? (
            <Tag hue="fern" icon={<CheckIcon size="s" />}>
              <FormattedMessage id="reviews.booked" />
            </Tag>
          ) : null}
        </Supplier>
        <Words>
          <div>
            <StarsRead value={stars} label={formatMessage({ id: 'desk.stars' }, { stars })} />
          </div>
          <Heading level={2} ref={heading} tabIndex={-1}>
            <MarkedText text={title} field="title" marks={marks} />
          </Heading>
          <OwnWords tone="soft">
            <MarkedText text={body} field="body" marks={marks} />
          </OwnWords>
          <Text size="small" tone="faint">
            <FormattedMessage
              id="desk.author"
              values={{
                ...{ name, from, hasFrom: String(from !== ''), isGuest: String(asGuest === true) },
                ...{ day: day(dateWedding), moment: moment(createdAt) },
              }}
            />
          </Text>
          <ReviewPhotos review={review} />
        </Words>
      </Stack>
    </Card>
  );
};
