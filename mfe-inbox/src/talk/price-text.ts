import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { StatedPrice } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

/** A price with what it buys, such as "£78 a guest": never a bare sum where it is not the whole. */
export const usePriceText = (): ((price: StatedPrice) => string) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (price) => {
    const money = formatMoney(price, locale);
    return price.basis === 'total' ? money : formatMessage({ id: `inbox.price.${price.basis}` }, { money });
  };
};
