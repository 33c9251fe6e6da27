import styled from '@emotion/styled';
import type { SearchRanking } from '@posy/shared-contracts/endpoints';
import { color } from '@posy/shared-ui';
import { type IntlShape, useIntl } from 'react-intl';

const Ranking = styled.details`
  font-size: 0.875rem;
  color: ${color.inkSoft};
  & > summary {
    inline-size: fit-content;
    padding-block: 2px;
    font-weight: 600;
    color: ${color.stem};
    cursor: pointer;
  }
  & > p {
    max-inline-size: 66ch;
  }
`;

/** Describes the server's ranking weights: none of them is repeated here. */
export const rankingText = ({ formatMessage, formatNumber }: IntlShape, { weights, paid }: SearchRanking): string => {
  const share = (weight: number) => formatNumber(weight, { style: 'percent', maximumFractionDigits: 1 });
  return formatMessage(
    { id: 'search.ranking.answer' },
    {
      relevance: share(weights.relevance),
      distance: share(weights.distance),
      rating: share(weights.rating),
      completeness: share(weights.completeness),
      replies: share(weights.replies),
      paidFirst: paid.atTheHead,
      oneIn: paid.oneIn,
    },
  );
};

/** Explains the order of a list, beside the list. */
export const HowWeRank = ({ ranking }: { ranking: SearchRanking }) => {
  const intl = useIntl();
  return (
    <Ranking>
      <summary>{intl.formatMessage({ id: 'search.ranking.question' })}</summary>
      <p>{rankingText(intl, ranking)}</p>
    </Ranking>
  );
};
