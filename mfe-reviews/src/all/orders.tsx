import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { TabLinks } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { type Narrowing, narrowingQuery, reviewSorts } from '#review/review-sort';

interface Props {
  supplierId: string;
  narrowing: Narrowing;
}

/** In which order: each its own address. */
export const Orders = ({ supplierId, narrowing }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <TabLinks
      label={formatMessage({ id: 'reviews.sort' })}
      hue="peony"
      items={reviewSorts.map((one) => ({
        href: paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...narrowing, sort: one })),
        label: formatMessage({ id: `reviews.sort.${one}` }),
        isCurrent: one === narrowing.sort,
      }))}
    />
  );
};
