import { useLocaleInfo } from '@posy/remote-kit';
import { MissingScreen } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import { useIntl } from 'react-intl';

/** A supplier, or a path, that there is not. */
export const NotHere = () => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <MissingScreen
      title={formatMessage({ id: 'reviews.missing.title' })}
      body={formatMessage({ id: 'reviews.missing.body' })}
      action={{ label: formatMessage({ id: 'reviews.missing.action' }), href: paths.reviews(market.prefix) }}
    />
  );
};
