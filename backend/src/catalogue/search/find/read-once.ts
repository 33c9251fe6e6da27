import { type CountryCode } from '@posy/shared-contracts/markets';
import { understand } from '../language/understand';

const nothing = () => false;

/**
 * Reads a sentence of a market with unknown words, so that all its data are built: words, places and corrections.
 * Otherwise the first search would wait for that.
 */
export const readOnce = (countryCode: CountryCode): void =>
  void understand('barnn for 80 guests nr bthh', { countryCode, isNameWord: nothing, isKnownWord: nothing });
