import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { ourPrice } from '@posy/shared-contracts/rules';
import { color } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAskedFor } from '../rules/use-asked-for';
import { isStart, priceBasis, priceFigures } from './price-in-words';

/** One line if it fits; otherwise the unit goes below the figure as a whole. */
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.3em;
  align-items: baseline;
  min-inline-size: 0;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  & > span {
    white-space: nowrap;
  }
  & > small {
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

interface Props {
  price: SupplierCard['price'];
}

/** The price of a supplier for this couple, always with its unit. */
export const PriceWords = ({ price }: Props) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const asked = useAskedFor();
  if (price === null)
    return (
      <Words>
        <FormattedMessage id="suppliers.price.onRequest" />
      </Words>
    );
  const ours = ourPrice(price, asked);
  const figures = priceFigures(intl, locale, ours);
  return (
    <Words>
      <span>
        {isStart(ours) ? <FormattedMessage id="suppliers.price.from" values={{ price: figures }} /> : figures}
      </span>{' '}
      <small>{priceBasis(intl, price, ours)}</small>
    </Words>
  );
};
