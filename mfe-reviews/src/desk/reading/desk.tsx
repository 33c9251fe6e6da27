import { useFocusOnChange, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ChipGroup, ChipLink, EmptyState, Stack } from '@posy/shared-ui';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { useReviewNews } from '#review/review-news';
import { useTaken } from '#review/taken/use-taken';
import { Columns } from '../queue/columns';
import type { WaitingReview } from '../queue/desk-queries';
import { useKeys } from '../queue/use-keys';
import { afterThis, neighbour, readNow } from '../rules/place';
import { inQueue, type ReviewQueue, reviewQueues, showQuery } from '../rules/sections';
import { ChecksCard } from './checks-card';
import { DecideCard } from './decide-card';
import { LogCard } from './log-card';
import { QueueList } from './queue-list';
import { ReviewCard } from './review-card';
import { SupplierSide } from './supplier-side';
import { UndoPlace, useMade } from './undo-place';

interface OpenProps {
  review: WaitingReview;
  /** Gets the focus when another review is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  onDecided: Parameters<typeof DecideCard>[0]['onDecided'];
  onNext: () => void;
}

/** A review that a moderator has open, and the decision about it. */
const OpenReview = ({ review, heading, onDecided, onNext }: OpenProps) => {
  const isTaken = useTaken('review', review.id);
  return (
    <>
      <Stack gap={5}>
        <ReviewCard review={review} heading={heading} />
        <ChecksCard review={review} />
        <SupplierSide review={review} />
      </Stack>
      <Stack gap={5}>
        <DecideCard {...{ review, isTaken, onDecided, onNext }} />
        <LogCard review={review} />
      </Stack>
    </>
  );
};

const Queues = ({ reviews, shown }: { reviews: readonly WaitingReview[]; shown: ReviewQueue }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <ChipGroup label={formatMessage({ id: 'desk.queues' })} canSlide>
      {reviewQueues.map((queue) => (
        <ChipLink
          key={queue}
          isChosen={queue === shown}
          count={inQueue(reviews, queue).length}
          href={paths.moderation(market.prefix, showQuery(queue))}
        >
          {formatMessage({ id: `desk.queues.${queue}` })}
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

/** The review of a queue that a moderator reads, and the moves to the ones beside it. */
const usePlace = (queue: readonly WaitingReview[]) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const now = readNow(queue, chosen);
  const move = (step: number) => () => now !== null && setChosen(neighbour(queue, now, step).id);
  useKeys({ j: move(1), k: move(-1) });
  return {
    now,
    read: (id: string | null) => setChosen(id),
    next: (review: WaitingReview) => setChosen(afterThis(queue, review)?.id ?? null),
  };
};

interface Props {
  reviews: readonly WaitingReview[];
  shown: ReviewQueue;
  /** After a decision, or when one was taken back. */
  onMoved: (review: WaitingReview, isBack: boolean) => void;
}

/** The queue, the review that is read, and the decision about it. */
export const Desk = ({ reviews, shown, onMoved }: Props) => {
  const { formatMessage } = useIntl();
  const { made, setMade } = useMade();
  const queue = inQueue(reviews, shown);
  const { now, read, next } = usePlace(queue);
  const news = useReviewNews();
  const heading = useFocusOnChange(now?.id ?? '');
  const undone = (review: WaitingReview): void => {
    setMade(null);
    news.removed({ supplierId: review.supplierId, reviewId: review.id });
    onMoved(review, true);
    read(review.id);
  };
  return (
    <Columns>
      <Stack gap={3} as="nav" aria-label={formatMessage({ id: 'desk.queue' })}>
        <Queues reviews={reviews} shown={shown} />
        {made === null ? null : (
          <UndoPlace key={made.review.id} made={made} onUndone={undone} onOver={() => setMade(null)} />
        )}
        {now === null ? null : <QueueList queue={queue} now={now} onRead={({ id }) => read(id)} />}
      </Stack>
      {now === null ? (
        <EmptyState title={formatMessage({ id: reviews.length === 0 ? 'desk.empty.title' : 'desk.empty.kind' })}>
          {formatMessage({ id: 'desk.empty.body' })}
        </EmptyState>
      ) : (
        <OpenReview
          key={now.id}
          review={now}
          heading={heading}
          onNext={() => next(now)}
          onDecided={(review, { to }) => {
            next(review);
            setMade({ review, to });
            const about = { supplierId: review.supplierId, reviewId: review.id };
            if (to === 'published') news.published(about);
            else news.removed(about);
            onMoved(review, false);
          }}
        />
      )}
    </Columns>
  );
};
