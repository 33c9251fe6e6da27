import { type Market } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { wordsOfMarket } from '../facts/visit';
import { iconSizes, maskableSizes } from './icons';

/** Grounds of the page. */
export const themeColors = { light: '#f9fbf9', dark: '#0b1310' } as const;

/** Path of a market's manifest. */
export const manifestPath = ({ prefix }: Market): string => `/manifests/${prefix}.webmanifest`;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest that a browser needs to install the product, in a market's language. */
export const webManifest = (market: Market) => {
  const { index } = wordsOfMarket(market);
  return {
    id: `/${market.prefix}`,
    name: `Posy: ${index.title}`,
    short_name: 'Posy',
    description: index.description,
    lang: market.locale,
    dir: 'ltr',
    start_url: paths.home(market.prefix),
    // The whole origin: a link to another market stays in the app.
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['lifestyle', 'productivity'],
    icons: [...iconSizes.map((size) => icon(size, 'any')), ...maskableSizes.map((size) => icon(size, 'maskable'))],
  };
};
