import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Rating, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** A supplier's rating as a figure, with its number of reviews. */
export const SupplierRating = ({ rating: { average, count } }: { rating: SupplierCard['rating'] }) => {
  const intl = useIntl();
  if (count === 0)
    return (
      <Text as="span" size="small" tone="faint">
        <FormattedMessage id="suppliers.rating.none" />
      </Text>
    );
  const figure = intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Rating
      label={intl.formatMessage({ id: 'suppliers.rating.outOfFive' }, { figure })}
      figure={figure}
      note={intl.formatMessage({ id: 'suppliers.rating.reviews' }, { count })}
    />
  );
};
