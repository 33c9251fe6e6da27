import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Inline, Link, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

interface Props {
  supplierId: string;
  found: number;
  all: number;
}

/** Says how many of all reviews are left, and leads back to all of them. */
export const NarrowedLine = ({ supplierId, found, all }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <Inline gap={3} align="baseline">
      <Text isStrong>{formatMessage({ id: 'reviews.narrowed' }, { found, all })}</Text>
      <Link href={paths.supplierReviews(prefix, supplierId)}>{formatMessage({ id: 'reviews.narrowed.clear' })}</Link>
    </Inline>
  );
};
