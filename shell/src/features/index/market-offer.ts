import { type Market, markets } from '@posy/shared-contracts';

/** Returns the market of the viewer's country if it is another one and was not declined; otherwise null. */
export const offeredMarket = (here: Market, viewerCountry: string, declined: readonly string[]): Market | null => {
  if (viewerCountry === here.country || declined.includes(viewerCountry)) return null;
  return markets.find(({ country }) => country === viewerCountry) ?? null;
};
