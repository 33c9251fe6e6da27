// The parts of this area that other areas may use.
export type { Microsite } from './rules/microsite';
export { type SiteTheme, siteThemes, type ThemeName, themeNames } from './site-themes';
export { SiteFrame } from './site-frame';
export { SiteHead } from './site-head';
export { WeddingSite } from './wedding-site';
export { addressLines } from './rules/map-links';
export { standingParts, type StandingPart } from './rules/site-parts';
export { usualTitle } from './sections/part-title';
