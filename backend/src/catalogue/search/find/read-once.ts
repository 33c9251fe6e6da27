import { type CountryCode } from '@posy/shared-contracts/markets';
import { understand } from '../language/understand';

const nothing = () => false;

/**
 * Reads a sentence of a market with words that nobody knows, so that all it is read with is built: words, places and what
 * they are corrected by. Whoever asks first would wait for that.
 */
export const readOnce = (countryCode: CountryCode): void =>
  void understand('barnn for 80 guests nr bthh', { countryCode, isNameWord: nothing, isKnownWord: nothing });
