import { formatMoney } from '@posy/remote-kit';
import type { PriceBasis, StatedPrice } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

/** How messages name a basis: their choices know no hyphen. */
export const basisWord = (basis: PriceBasis): string =>
  basis.replace(/-(\w)/, (_hyphen, letter: string) => letter.toUpperCase());

/** A price that was quoted or agreed, with what it is for: £44 a guest is not £44. */
export const statedPrice = (intl: IntlShape, locale: string, stated: StatedPrice): string =>
  intl.formatMessage(
    { id: 'suppliers.price.stated' },
    { basis: basisWord(stated.basis), price: formatMoney(stated, locale) },
  );
