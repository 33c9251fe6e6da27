import styled from '@emotion/styled';
import { Button, Card, color, Grow, Inline, Stack, Tag, Text } from '@posy/shared-ui';
import { ChatCircleDotsIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReviewItem } from '#review/review-item';
import type { OurReview } from './answer-queries';
import { type Kind, WordsDialog } from './words-dialog';

/** The quieter of the two: an answer is the usual way. */
const QuietButton = styled(Button)`
  margin-inline: -12px;
  color: ${color.inkSoft};
  font-weight: 450;
`;

interface Props {
  review: OurReview;
  supplierId: string;
  isDisputed: boolean;
  /** True for the newest review without an answer: the next thing to do here. */
  isNext?: boolean;
  onChanged: () => void;
}

/** One review of ours: answered in public, or disputed. */
export const OurReviewCard = ({ review, supplierId, isDisputed, isNext = false, onChanged }: Props) => {
  const [open, setOpen] = useState<Kind | null>(null);
  const done = (): void => {
    setOpen(null);
    onChanged();
  };
  return (
    <Card>
      <Stack gap={4}>
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
            <Button
              size="s"
              kind={isNext ? 'main' : 'line'}
              icon={<ChatCircleDotsIcon size="s" />}
              onPress={() => setOpen('reply')}
            >
              <FormattedMessage id={review.reply === null ? 'answer.reply' : 'answer.reply.change'} />
            </Button>
            {review.reply === null ? (
              <Tag hue="apricot">
                <FormattedMessage id="answer.open" />
              </Tag>
            ) : null}
            <Grow />
            <QuietButton size="s" kind="plain" onPress={() => setOpen('dispute')}>
              <FormattedMessage id="answer.dispute" />
            </QuietButton>
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
