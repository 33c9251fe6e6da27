import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { ourPrice, type OurPrice } from '@posy/shared-contracts/rules';
import { color } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { SupplierSearch } from '../rules/search-state';
import { useAskedFor } from '../rules/use-asked-for';

/** One line where there is room; else what the figure is for goes below it, whole. */
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

type Price = NonNullable<SupplierCard['price']>;

/** What the figure is for. Where prices start, under which condition, else what that buys. */
const Basis = ({ price: { basis, condition }, ours }: { price: Price; ours: OurPrice }) => {
  switch (ours.kind) {
    case 'saturday':
      return <FormattedMessage id="suppliers.price.saturday" />;
    case 'guests':
      return <FormattedMessage id="suppliers.price.guests" values={{ count: ours.guests }} />;
    case 'between':
      return <FormattedMessage id="suppliers.price.between" />;
    case 'from':
      return condition === undefined || condition === '' ? basis : condition;
  }
};

const Figure = ({ ours }: { ours: OurPrice }) => {
  const { locale } = useLocaleInfo();
  const price = formatMoney(ours.price, locale);
  switch (ours.kind) {
    case 'saturday':
      return price;
    case 'between':
      return (
        <FormattedMessage id="suppliers.price.range" values={{ low: price, high: formatMoney(ours.to, locale) }} />
      );
    case 'guests':
    case 'from':
      return <FormattedMessage id="suppliers.price.from" values={{ price }} />;
  }
};

interface Props {
  price: SupplierCard['price'];
  /** The list it stands in, whose day and guests go before the plan's. */
  list?: SupplierSearch | null;
}

/** What a supplier costs this couple, never without what that figure is for. */
export const PriceWords = ({ price, list = null }: Props) => {
  const asked = useAskedFor(list);
  if (price === null)
    return (
      <Words>
        <FormattedMessage id="suppliers.price.onRequest" />
      </Words>
    );
  const ours = ourPrice(price, asked);
  return (
    <Words>
      <span>
        <Figure ours={ours} />
      </span>{' '}
      <small>
        <Basis price={price} ours={ours} />
      </small>
    </Words>
  );
};
