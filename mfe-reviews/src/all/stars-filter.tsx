import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ChipLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { type Narrowing, narrowingQuery, type StarNumber, starNumbers } from '#review/review-sort';
import { FilterGroup } from './filter-group';

interface Props {
  supplierId: string;
  /** Reviews with 1, 2, 3, 4 and 5 stars among those that the rest of the narrowing leaves. */
  histogram: EndpointOutput<'reviewsRating'>['histogram'];
  narrowing: Narrowing;
}

/** All reviews, or those with so many stars, as far as there are some: each its own address. */
export const StarsFilter = ({ supplierId, histogram, narrowing }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  const { stars } = narrowing;
  const href = (one: StarNumber | null) =>
    paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...narrowing, stars: one }));
  const given = starNumbers.filter((one) => (histogram[one - 1] ?? 0) > 0 || one === stars);
  const all = histogram.reduce((sum, count) => sum + count, 0);
  // One kind alone leaves nothing to choose.
  if (given.length < 2 && stars === null) return null;
  return (
    <FilterGroup label={formatMessage({ id: 'reviews.filter' })}>
      <ChipLink isChosen={stars === null} count={formatNumber(all)} href={href(null)}>
        {formatMessage({ id: 'reviews.filter.all' })}
      </ChipLink>
      {given.map((one) => (
        <ChipLink key={one} isChosen={one === stars} count={formatNumber(histogram[one - 1] ?? 0)} href={href(one)}>
          {formatMessage({ id: 'reviews.filter.stars' }, { stars: one })}
        </ChipLink>
      ))}
    </FilterGroup>
  );
};
