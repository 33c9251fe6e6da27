import { parsePath } from './paths';

/**
 * Path prefixes, after the market, that decide the current screen.
 * Source: S2-prefix.
 */
const screenPrefixes = [
  ['onboarding', 'onboarding'],
  ['settings', 'settings'],
  ['checklist', 'checklist'],
  ['shortlist', 'shortlist'],
  ['search', 'search'],
  ['home', 'home'],
  ['reviews', 'reviews'],
  ['weddingsuppliers', 'supplier-profile'],
  ['wedding-website', 'website-details'],
  ['wedding-website-details', 'website-details'],
  ['wedding-website-onboarding', 'website-onboarding'],
] as const;

/** A screen that a prefix decides. */
export type ScreenName = (typeof screenPrefixes)[number][1];

/** The screen of a pathname: by its whole first segment after the market prefix. Null where no prefix decides. */
export const currentScreen = (pathname: string): ScreenName | null => {
  const { market, segments } = parsePath(pathname);
  if (market === null) return null;
  return screenPrefixes.find(([prefix]) => prefix === segments[0])?.[1] ?? null;
};

/**
 * Screens that belong to the host itself, by their first segment after the market; those of remotes are in their
 * manifests. Source: S2-route.
 */
export const shellScreens = [
  'signup',
  'onboarding',
  'settings',
  'accept-collaboration-invite',
  'collaboration',
  'terms',
  'privacy-policy',
] as const;
