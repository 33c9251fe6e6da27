import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { Review } from '@posy/shared-contracts/entities';
import { Avatar, color, Heading, type HeadingLevel, StarsRead, Tag, Text } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BesideTranslation, TranslateButton } from './foreign/translated-words';
import { useTranslation } from './foreign/use-translation';
import { ReviewPhotos } from './photos/review-photos';
import { reviewDate } from './review-date';
import { OwnWords } from './words/own-words';

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-inline-size: 72ch;
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    /* The mark stands at the end of the line, or in a line of its own. */
    & > div {
      flex: 1 1 180px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

const Reply = styled.blockquote`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  margin-block-start: 4px;
  padding: 14px 16px;
  border-radius: 14px;
  border-end-start-radius: 6px;
  background: ${color.sunken};
`;

/** Notes at its start; at its end, and quiet, the reader's own moves. */
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  &:empty {
    display: none;
  }
  & > div {
    margin-inline-start: auto;
  }
  /* Not the buttons of what it opens. */
  & > div > button {
    color: ${color.inkFaint};
    font-weight: 450;
  }
`;

/** One to five as a word: figures alone say little. */
const wordOf = (stars: number) => `reviews.stars.${Math.min(5, Math.max(1, stars)) as 1 | 2 | 3 | 4 | 5}` as const;

/** Notes below a review: Posy's check of its author, and the month of a later change. */
const Marks = ({ review: { checked, editedAt } }: { review: Review }) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const month = editedAt == null ? null : reviewDate({ dateWedding: null, createdAt: editedAt }, locale)?.month;
  const marks = [
    checked === undefined || checked === 'booked' ? null : formatMessage({ id: `reviews.checked.${checked}` }),
    month == null ? null : formatMessage({ id: 'reviews.edited' }, { month }),
  ].filter((mark) => mark !== null);
  if (marks.length === 0) return null;
  return (
    <Text size="small" tone="faint">
      {marks.join(' · ')}
    </Text>
  );
};

interface Props {
  review: Review;
  /** Of its title in the outline. */
  level: HeadingLevel;
  /** Stands below it: what its reader may do. */
  children?: ReactNode;
}

/** A review: who, when, how many stars in figure and words, what was said, what the supplier answered. */
export const ReviewItem = ({ review, level, children }: Props) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const date = reviewDate(review, locale);
  const translation = useTranslation(review);
  const word = formatMessage({ id: wordOf(review.stars) });
  return (
    <Root>
      <header>
        <Avatar name={review.name} isDecorative />
        <div>
          <Text isStrong>{review.name}</Text>
          {date === null ? null : (
            <Text size="small" tone="soft">
              {[
                formatMessage({ id: `reviews.date.${date.kind}` }, { month: date.month }),
                review.guestBand === undefined ? null : formatMessage({ id: `reviews.size.${review.guestBand}` }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </Text>
          )}
        </div>
        {review.bookedThroughPosy === true ? (
          <Tag hue="fern" icon={<CheckIcon size="s" />}>
            {formatMessage({ id: 'reviews.booked' })}
          </Tag>
        ) : null}
      </header>
      <div>
        <StarsRead
          value={review.stars}
          label={formatMessage({ id: 'reviews.stars.label' }, { stars: review.stars, word })}
        />
      </div>
      <BesideTranslation words={translation.words}>
        <Heading level={level} size="title">
          {review.title}
        </Heading>
        <OwnWords tone="soft">{review.body}</OwnWords>
        <ReviewPhotos review={review} />
        {review.reply === null ? null : (
          <Reply>
            <Text size="small" isStrong>
              {formatMessage({ id: 'reviews.reply.from' }, { name: review.reply.from })}
            </Text>
            <OwnWords size="small" tone="soft">
              {review.reply.body}
            </OwnWords>
          </Reply>
        )}
      </BesideTranslation>
      <TranslateButton translation={translation} />
      <Foot>
        <Marks review={review} />
        {children}
      </Foot>
    </Root>
  );
};
