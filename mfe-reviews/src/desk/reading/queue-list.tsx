import styled from '@emotion/styled';
import { color, Tag, Text } from '@posy/shared-ui';
import { StarIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueueBox, QueueEntry } from '../queue/columns';
import type { WaitingReview } from '../queue/desk-queries';
import { useMoment } from '../queue/use-moment';

const Stars = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & > svg {
    color: ${color.star};
  }
`;

/** One word for a review: somebody has it open, it is disputed, a check points to something, or it was booked here. */
const Sign = ({
  review: { taken, state, marks, bookedThroughPosy },
  isNow,
}: {
  review: WaitingReview;
  isNow: boolean;
}) => {
  const [mark] = marks;
  if (taken !== null && !taken.isMine)
    return (
      <Tag hue="bluebell">
        <FormattedMessage id="desk.with" values={{ name: taken.name }} />
      </Tag>
    );
  if (state === 'disputed')
    return (
      <Tag hue="apricot" isStrong={isNow}>
        <FormattedMessage id="desk.disputed" />
      </Tag>
    );
  if (mark !== undefined)
    return (
      <Tag hue="primrose" isStrong={isNow}>
        <FormattedMessage id={`desk.sign.${mark.kind}`} />
      </Tag>
    );
  if (!bookedThroughPosy) return null;
  return (
    <Tag hue="fern">
      <FormattedMessage id="desk.booked" />
    </Tag>
  );
};

interface Props {
  queue: readonly WaitingReview[];
  now: WaitingReview | null;
  onRead: (review: WaitingReview) => void;
}

/** The waiting reviews, the oldest first. */
export const QueueList = ({ queue, now, onRead }: Props) => {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  return (
    <QueueBox aria-label={formatMessage({ id: 'desk.queue' })}>
      {queue.map((review) => (
        <li key={review.id}>
          <QueueEntry type="button" aria-current={review.id === now?.id} onClick={() => onRead(review)}>
            <span>
              <Text as="span" isStrong isCut>
                {review.supplierName ?? review.supplierId}
              </Text>
              <Stars>
                <StarIcon size="s" weight="fill" aria-hidden />
                <span className="visually-hidden">
                  <FormattedMessage id="desk.stars" values={{ stars: review.stars }} />
                </span>
                <span aria-hidden>{review.stars}</span>
              </Stars>
            </span>
            <Text as="span" size="small" tone="soft" isCut>
              {review.title}
            </Text>
            <span>
              <Text as="span" size="tiny" tone="faint">
                {moment(review.createdAt)}
              </Text>
              <Sign review={review} isNow={review.id === now?.id} />
            </span>
          </QueueEntry>
        </li>
      ))}
    </QueueBox>
  );
};
