import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Review } from '@posy/shared-contracts/entities';
import { Card, Link, media, Stack, VisuallyHidden } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReviewItem } from '#review/review-item';
import { DecideCard } from './decide-card';
import type { WaitingReview } from './desk-queries';
import { LogCard } from './log-card';
import { QueueList } from './queue-list';
import { afterThis, neighbour, readNow } from './rules/place';
import { useKeys } from './use-keys';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  overflow-wrap: anywhere;
  ${media.desktop} {
    grid-template-columns: 280px minmax(0, 1fr) 300px;
  }
`;

/** As everybody would read it, once it is published. */
const asPublished = ({ reply, supplierName, ...review }: WaitingReview): Review => ({
  ...review,
  reply: reply === null ? null : { from: supplierName ?? '', body: reply.body },
});

interface Props {
  queue: readonly WaitingReview[];
  onDecided: (review: WaitingReview) => void;
}

/** The queue, the review that is read, and the decision about it. */
export const Desk = ({ queue, onDecided }: Props) => {
  const { market } = useLocaleInfo();
  const [chosen, setChosen] = useState<string | null>(null);
  const now = readNow(queue, chosen);
  const move = (step: number) => () => now !== null && setChosen(neighbour(queue, now, step).id);
  useKeys({ j: move(1), k: move(-1) });
  if (now === null) return null;
  const decided = (review: WaitingReview): void => {
    setChosen(afterThis(queue, review)?.id ?? null);
    onDecided(review);
  };
  return (
    <Columns>
      <QueueList queue={queue} now={now} onRead={({ id }) => setChosen(id)} />
      <Card>
        <Link href={paths.supplierReviews(market.prefix, now.supplierId)}>{now.supplierName ?? now.supplierId}</Link>
        <VisuallyHidden role="status">
          <FormattedMessage id="desk.reading" values={{ title: now.title }} />
        </VisuallyHidden>
        <ReviewItem review={asPublished(now)} level={2} />
      </Card>
      <Stack gap={5}>
        <DecideCard key={now.id} review={now} onDecided={decided} />
        <LogCard review={now} />
      </Stack>
    </Columns>
  );
};
