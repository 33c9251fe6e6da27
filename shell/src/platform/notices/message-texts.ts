import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * From now on react-intl reads ICU texts too, beside parsed messages. For remotes that were built before catalogues
 * were parsed: docs/adr/0009.
 */
export const readMessageTexts = (): void => {
  IntlMessageFormat.__parse = parse;
};
