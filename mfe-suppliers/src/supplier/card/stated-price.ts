import { formatMoney } from '@posy/remote-kit';
import type { PriceBasis, StatedPrice } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

/** Returns a unit for message ids, which have no hyphens. */
export const basisWord = (basis: PriceBasis): string =>
  basis.replace(/-(\w)/, (_hyphen, letter: string) => letter.toUpperCase());

/** Formats a quoted or agreed price with its unit: £44 a guest is not £44. */
export const statedPrice = (intl: IntlShape, locale: string, stated: StatedPrice): string =>
  intl.formatMessage(
    { id: 'suppliers.price.stated' },
    { basis: basisWord(stated.basis), price: formatMoney(stated, locale) },
  );
