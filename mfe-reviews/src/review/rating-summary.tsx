import styled from '@emotion/styled';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { color, font, Link, StarsRead, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { histogramRows } from './histogram';
import type { StarNumber } from './review-sort';

/** Its own width decides, not the window's: it also stands in a narrow column. */
const Root = styled.div`
  inline-size: 100%;
  container-type: inline-size;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @container (min-width: 480px) {
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 32px;
    align-items: center;
  }
`;

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  @container (min-width: 480px) {
    display: grid;
  }
`;

const Average = styled.p`
  font: 430 3.5rem/1 ${font.display};
  letter-spacing: -0.03em;
  font-variant-numeric: lining-nums;
`;

const Rows = styled.ul`
  display: grid;
  gap: 6px;
  & > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) 36px;
    & > :last-child {
      text-align: end;
    }
    gap: 10px;
    align-items: center;
    position: relative;
    min-block-size: 24px;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    &[data-chosen='true'] {
      font-weight: 700;
    }
    /* Not the words for screen readers, which take no room. */
    & > [aria-hidden] {
      position: relative;
      pointer-events: none;
    }
  }
`;

/** All of the row is the link: screen readers read its words, its figures are seen. */
const RowLink = styled(Link)`
  position: absolute;
  inset: -4px -8px;
  overflow: hidden;
  border-radius: 8px;
  color: transparent;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${color.sunken};
    color: transparent;
  }
`;

const Bar = styled.span`
  block-size: 8px;
  border-radius: 99px;
  overflow: hidden;
  background: ${color.sunken};
  & > span {
    display: block;
    block-size: 100%;
    border-radius: 99px;
    background: ${color.star};
  }
`;

type Rating = EndpointOutput<'reviewsRating'>;

interface Filtering {
  /** The address of reviews with so many stars; left out when the rows are no links. */
  hrefOf?: ((stars: StarNumber) => string) | undefined;
  /** The number of stars to which the reviews are narrowed. */
  stars?: StarNumber | null;
}

const Histogram = ({ histogram, hrefOf, stars: chosen = null }: Pick<Rating, 'histogram'> & Filtering) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Rows aria-label={formatMessage({ id: 'reviews.summary.spread' })}>
      {histogramRows(histogram).map(({ stars, count, percent }) => (
        <li key={stars} data-chosen={stars === chosen}>
          {hrefOf === undefined || count === 0 ? (
            <span className="visually-hidden">
              {formatMessage({ id: 'reviews.summary.row' }, { stars, count, percent })}
            </span>
          ) : (
            <RowLink href={hrefOf(stars)} aria-current={stars === chosen ? 'true' : undefined}>
              {formatMessage({ id: 'reviews.summary.row' }, { stars, count, percent })}
            </RowLink>
          )}
          <span aria-hidden>{stars}</span>
          <Bar aria-hidden>
            <span style={{ inlineSize: `${percent}%` }} />
          </Bar>
          <span aria-hidden>{formatNumber(count)}</span>
        </li>
      ))}
    </Rows>
  );
};

/** The average in a figure and in stars, the number of reviews, and how the stars are spread. */
export const RatingSummary = ({
  rating: { average, count, histogram },
  ...filtering
}: { rating: Rating } & Filtering) => {
  const { formatMessage, formatNumber } = useIntl();
  const figure = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Root>
      <Parts>
        <Whole>
          <Average aria-hidden>{figure}</Average>
          <div>
            <StarsRead value={average} label={formatMessage({ id: 'reviews.summary.average' }, { figure })} />
            <Text size="small" tone="soft">
              {formatMessage({ id: 'reviews.summary.count' }, { count })}
            </Text>
          </div>
        </Whole>
        <Histogram histogram={histogram} {...filtering} />
      </Parts>
    </Root>
  );
};
