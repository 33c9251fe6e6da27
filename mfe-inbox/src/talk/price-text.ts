import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { StatedPrice } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

/** Formats a price with its unit, such as "£78 a guest": a partial sum never stands alone. */
export const usePriceText = (): ((price: StatedPrice) => string) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (price) => {
    const money = formatMoney(price, locale);
    return price.basis === 'total' ? money : formatMessage({ id: `inbox.price.${price.basis}` }, { money });
  };
};
