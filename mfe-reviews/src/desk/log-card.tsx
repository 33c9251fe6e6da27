import styled from '@emotion/styled';
import { Card, color, Heading, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { WaitingReview } from './desk-queries';
import { useMoment } from './queue-list';

const Trail = styled.ol`
  display: grid;
  gap: 12px;
  padding-inline-start: 14px;
  border-inline-start: 2px solid ${color.line};
`;

/** What has happened to a review, newest first. */
export const LogCard = ({ review }: { review: WaitingReview }) => {
  const moment = useMoment();
  return (
    <Card>
      <Heading level={2} size="title">
        <FormattedMessage id="desk.log" />
      </Heading>
      <Trail>
        {[...review.log].reverse().map(({ state, at, by, reason = '' }) => (
          <li key={`${state} ${at}`}>
            <Text as="span">
              <FormattedMessage id={`desk.log.${by === null && state === 'pending' ? 'written' : state}`} />
            </Text>{' '}
            <Text as="time" size="small" tone="faint" dateTime={at}>
              {moment(at)}
            </Text>
            {reason === '' ? null : (
              <Text size="small" tone="soft">
                {reason}
              </Text>
            )}
          </li>
        ))}
      </Trail>
    </Card>
  );
};
