import { Button, Card, Inline, Stack, Tag, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReviewItem } from '#review/review-item';
import type { OurReview } from './answer-queries';
import { type Kind, WordsDialog } from './words-dialog';

interface Props {
  review: OurReview;
  supplierId: string;
  isDisputed: boolean;
  onChanged: () => void;
}

/** One review of ours: answered in public, or disputed. */
export const OurReviewCard = ({ review, supplierId, isDisputed, onChanged }: Props) => {
  const [open, setOpen] = useState<Kind | null>(null);
  const done = (): void => {
    setOpen(null);
    onChanged();
  };
  return (
    <Card>
      <Stack gap={3}>
        {isDisputed ? (
          <div>
            <Tag hue="apricot">
              <FormattedMessage id="answer.disputed" />
            </Tag>
          </div>
        ) : null}
        <ReviewItem review={review} level={3} />
        {isDisputed ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="answer.disputed.note" />
          </Text>
        ) : (
          <Inline gap={2}>
            <Button size="s" kind={review.reply === null ? 'main' : undefined} onPress={() => setOpen('reply')}>
              <FormattedMessage id={review.reply === null ? 'answer.reply' : 'answer.reply.change'} />
            </Button>
            <Button size="s" kind="plain" onPress={() => setOpen('dispute')}>
              <FormattedMessage id="answer.dispute" />
            </Button>
          </Inline>
        )}
        {open === null ? null : (
          <WordsDialog
            kind={open}
            review={review}
            supplierId={supplierId}
            onDone={done}
            onClose={() => setOpen(null)}
          />
        )}
      </Stack>
    </Card>
  );
};
