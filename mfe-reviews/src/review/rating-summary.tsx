import styled from '@emotion/styled';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { color, font, media, StarsRead, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { histogramRows } from './histogram';

const Root = styled.div`
  display: grid;
  gap: 20px;
  ${media.tablet} {
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 32px;
    align-items: center;
  }
`;

const Average = styled.p`
  font: 430 3.5rem/1 ${font.display};
  letter-spacing: -0.03em;
  font-variant-numeric: lining-nums;
  margin-block-end: 8px;
`;

const Rows = styled.ul`
  display: grid;
  gap: 6px;
  & > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) 36px;
    gap: 10px;
    align-items: center;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
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

const Histogram = ({ histogram }: Pick<Rating, 'histogram'>) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Rows aria-label={formatMessage({ id: 'reviews.summary.spread' })}>
      {histogramRows(histogram).map(({ stars, count, percent }) => (
        <li key={stars}>
          <span className="visually-hidden">
            {formatMessage({ id: 'reviews.summary.row' }, { stars, count, percent })}
          </span>
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
export const RatingSummary = ({ rating: { average, count, histogram } }: { rating: Rating }) => {
  const { formatMessage, formatNumber } = useIntl();
  const figure = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Root>
      <div>
        <Average aria-hidden>{figure}</Average>
        <StarsRead value={average} label={formatMessage({ id: 'reviews.summary.average' }, { figure })} />
        <Text size="small" tone="soft">
          {formatMessage({ id: 'reviews.summary.count' }, { count })}
        </Text>
      </div>
      <Histogram histogram={histogram} />
    </Root>
  );
};
