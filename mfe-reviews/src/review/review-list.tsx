import styled from '@emotion/styled';
import type { Review } from '@posy/shared-contracts/entities';
import { color, type HeadingLevel } from '@posy/shared-ui';
import { ReportButton } from './report/report-button';
import { ReviewItem } from './review-item';

const List = styled.ol`
  & > li {
    padding-block: 20px;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

interface Props {
  reviews: readonly Review[];
  /** Of each review's title in the outline. */
  level: HeadingLevel;
  isStale?: boolean;
}

/** Reviews below each other. */
export const ReviewList = ({ reviews, level, isStale = false }: Props) => (
  <List aria-busy={isStale}>
    {reviews.map((review) => (
      <li key={review.id}>
        <ReviewItem review={review} level={level}>
          <ReportButton review={review} />
        </ReviewItem>
      </li>
    ))}
  </List>
);
