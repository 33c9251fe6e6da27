import styled from '@emotion/styled';
import { StarHalfIcon, StarIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { color } from '#tokens/token-names';

const Five = styled.span`
  display: inline-flex;
  gap: 1px;
  color: ${color.star};
  vertical-align: -3px;
  & > [data-off] {
    color: ${color.line};
  }
`;

const One = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-weight: 600;
  font-size: 0.875rem;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & > svg {
    color: ${color.star};
  }
  & > small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkFaint};
  }
`;

const star = (value: number, place: number) => {
  if (value >= place - 0.25) return <StarIcon key={place} size={17} weight="fill" />;
  if (value >= place - 0.75) return <StarHalfIcon key={place} size={17} weight="fill" />;
  return (
    <span key={place} data-off="">
      <StarIcon size={17} weight="fill" />
    </span>
  );
};

export interface StarsReadProps {
  /** 0 to 5; halves are drawn. */
  value: number;
  /** Read out: "4.5 out of 5". */
  label: string;
}

/** Five stars that show a rating. */
export const StarsRead = ({ value, label }: StarsReadProps) => (
  <Five role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map((place) => star(value, place))}
  </Five>
);

export interface RatingProps {
  /** Read out for the star and figure: "4.9 out of 5". */
  label: string;
  /** The figure, formatted. */
  figure: string;
  /** The number of reviews: "63 reviews" or "(63)". */
  note?: ReactNode;
}

/** One star with its figure. */
export const Rating = ({ label, figure, note }: RatingProps) => (
  <One>
    <StarIcon size="s" weight="fill" />
    <span className="visually-hidden">{label}</span>
    <span aria-hidden>{figure}</span>
    {note ? <small>{note}</small> : null}
  </One>
);
