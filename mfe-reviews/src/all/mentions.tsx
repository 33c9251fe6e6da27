import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { reviewConstants } from '@posy/shared-contracts/constants';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { ReviewTopic } from '@posy/shared-contracts/entities';
import { ChipLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { type Narrowing, narrowingQuery } from '#review/review-sort';
import { FilterGroup } from './filter-group';

interface Props {
  supplierId: string;
  mentions: NonNullable<EndpointOutput<'reviewsRating'>['mentions']>;
  narrowing: Narrowing;
}

/** The topics that reviews mention, the most frequent first; each has its own address. */
export const Mentions = ({ supplierId, mentions, narrowing }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  const { topic } = narrowing;
  const href = (one: ReviewTopic | null) =>
    paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...narrowing, topic: one }));
  const offered = mentions.filter(
    (one, at) => (at < reviewConstants.mostTopics && one.count > 1) || one.topic === topic,
  );
  if (offered.length === 0) return null;
  return (
    <FilterGroup label={formatMessage({ id: 'reviews.mentions' })}>
      <ChipLink isChosen={topic === null} href={href(null)}>
        {formatMessage({ id: 'reviews.mentions.any' })}
      </ChipLink>
      {offered.map((one) => (
        <ChipLink key={one.topic} isChosen={one.topic === topic} count={formatNumber(one.count)} href={href(one.topic)}>
          {formatMessage({ id: `reviews.topic.${one.topic}` })}
        </ChipLink>
      ))}
    </FilterGroup>
  );
};
