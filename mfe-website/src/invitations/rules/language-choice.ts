import { type Market, type MarketPrefix, markets } from '@posy/shared-contracts/markets';

/** Ireland reads the words of the United Kingdom. */
const written = markets.filter(({ prefix }) => prefix !== 'ie');

/** A language by its own name, so that whoever reads it finds it. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

/** The languages of letters, cards and pages, as a field offers them. */
export const languageOptions = (): { value: MarketPrefix; label: string }[] =>
  written.map(({ prefix, locale }) => ({ value: prefix, label: languageName(locale) }));

/** The option that a market's language is. */
export const optionOf = ({ prefix }: Pick<Market, 'prefix'>): MarketPrefix => (prefix === 'ie' ? 'uk' : prefix);

/** One language among readers: its option, its locale, and how many households read it. */
export interface Readers {
  option: MarketPrefix;
  locale: string;
  count: number;
}

/** The languages that households read, in the order of the markets. */
export const readersOf = (read: readonly Market[]): Readers[] =>
  written
    .map((market) => ({
      option: market.prefix,
      locale: market.locale,
      count: read.filter((one) => optionOf(one) === market.prefix).length,
    }))
    .filter(({ count }) => count > 0);
