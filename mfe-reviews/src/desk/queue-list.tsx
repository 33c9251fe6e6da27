import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Tag, Text } from '@posy/shared-ui';
import { StarIcon } from '@posy/shared-ui/icons';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WaitingReview } from './desk-queries';

const List = styled.ol`
  border: 1px solid ${color.line};
  border-radius: 16px;
  overflow: hidden;
  background: ${color.surface};
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const Entry = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 8px;
  align-items: center;
  inline-size: 100%;
  padding: 12px 16px;
  text-align: start;
  color: inherit;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='true'] {
    background: ${color.apricot.wash};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > span:nth-of-type(2) {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
    & > svg {
      color: ${color.star};
    }
  }
`;

/** A moment in the reader's words, such as "27 Nov, 16:20". */
export const useMoment = () => {
  const { locale, timeZone } = useLocaleInfo();
  return (iso: string): string =>
    DateTime.fromISO(iso, { zone: timeZone })
      .setLocale(locale)
      .toLocaleString({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
};

interface Props {
  queue: readonly WaitingReview[];
  now: WaitingReview;
  onRead: (review: WaitingReview) => void;
}

/** What waits, the oldest first. */
export const QueueList = ({ queue, now, onRead }: Props) => {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  return (
    <nav aria-label={formatMessage({ id: 'desk.queue' })}>
      <List>
        {queue.map((review) => (
          <li key={review.id}>
            <Entry type="button" aria-current={review.id === now.id} onClick={() => onRead(review)}>
              <Text as="span" isStrong isCut>
                {review.supplierName ?? review.supplierId}
              </Text>
              <span>
                <StarIcon size="s" weight="fill" aria-hidden />
                <span className="visually-hidden">
                  <FormattedMessage id="desk.stars" values={{ stars: review.stars }} />
                </span>
                <span aria-hidden>{review.stars}</span>
              </span>
              <Text as="span" size="small" tone="soft" isCut>
                {review.title}
              </Text>
              {review.bookedThroughPosy ? (
                <Tag hue="fern">
                  <FormattedMessage id="desk.booked" />
                </Tag>
              ) : (
                <span />
              )}
              <Text as="span" size="small" tone="faint">
                {moment(review.createdAt)}
              </Text>
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
};
