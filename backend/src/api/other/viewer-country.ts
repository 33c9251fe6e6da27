import { defaultMarket, isCountryCode } from '@posy/shared-contracts/markets';
import { type Handler } from '../handler';

/** Headers in which proxies name the country of an address. */
const proxyHeaders = ['cf-ipcountry', 'x-appengine-country', 'x-vercel-ip-country', 'cloudfront-viewer-country'];

const regions = (acceptLanguage: string): string[] =>
  [...acceptLanguage.matchAll(/[a-z]{2,3}-([A-Za-z]{2})\b/g)].map((match) => (match[1] ?? '').toUpperCase());

/** The visitor's country, as far as a proxy or the browser's languages show; otherwise the default market's. */
export const viewerCountry: Handler<'viewerCountry'> = (_context, { headers }) => {
  const stated = proxyHeaders.map((name) => headers[name]).find((value) => /^[A-Z]{2}$/.test(String(value)));
  if (typeof stated === 'string' && stated !== 'XX') return { country: stated };
  const spoken = regions(String(headers['accept-language'] ?? '')).find(isCountryCode);
  return { country: spoken ?? defaultMarket.country };
};
