import { Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

/** What may be relied on in every review. */
export const ReviewPolicy = () => (
  <Text size="small" tone="faint">
    <FormattedMessage id="reviews.policy" values={{ strong: (words) => <strong key="policy">{words}</strong> }} />
  </Text>
);
