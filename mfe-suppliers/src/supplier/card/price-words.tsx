import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

const Words = styled.p`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  & > small {
    display: block;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

/** A price, never without what it buys: the basis itself says whether it is where prices start. */
export const PriceWords = ({ price }: { price: SupplierCard['price'] }) => {
  const { locale } = useLocaleInfo();
  if (price === null)
    return (
      <Words>
        <FormattedMessage id="suppliers.price.onRequest" />
      </Words>
    );
  return (
    <Words>
      {formatMoney(price.from, locale)} <small>{price.basis}</small>
    </Words>
  );
};
