import { type Market, markets } from '@posy/shared-contracts/markets';

/** Returns the market of a reader's language: by locale, else by language, else the default one. */
export const marketOfLocale = (locale: string | undefined): Market => {
  const wanted = (locale ?? '').toLowerCase().replace('_', '-');
  const [first] = markets as readonly [Market, ...Market[]];
  return (
    markets.find((market) => market.locale.toLowerCase() === wanted) ??
    markets.find((market) => market.language === wanted.split('-')[0]) ??
    first
  );
};
