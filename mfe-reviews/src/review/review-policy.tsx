import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Link, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

/** Promises that hold for every review, and the way to the whole policy. */
export const ReviewPolicy = () => {
  const { market } = useLocaleInfo();
  return (
    <Text size="small" tone="faint">
      <FormattedMessage id="reviews.policy" values={{ strong: (words) => <strong key="policy">{words}</strong> }} />{' '}
      <Link href={paths.reviewPolicy(market.prefix)}>
        <FormattedMessage id="reviews.policy.all" />
      </Link>
    </Text>
  );
};
