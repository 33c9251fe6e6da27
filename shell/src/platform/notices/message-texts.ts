import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Lets react-intl also read ICU texts, beside parsed messages: for remotes built before catalogues were parsed, see
 * docs/adr/0009.
 */
export const readMessageTexts = (): void => {
  IntlMessageFormat.__parse = parse;
};
