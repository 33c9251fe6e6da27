import { overrideQuery, permitCookie } from '@posy/shared-contracts/constants';
import { browserClock } from '../browser';

/** One remote from elsewhere: a stored version of it, or the origin of a developer's server. */
export interface WantedOverride {
  remote: string;
  from: string;
}

/**
 * The address of a page with an override; null goes back to what is deployed. With the id of a release set it shows the
 * same composition to everybody who may, whatever is deployed later.
 */
export const overrideAddress = (href: string, wanted: WantedOverride | null, base: string | null = null): string => {
  const address = new URL(href);
  for (const name of Object.values(overrideQuery)) address.searchParams.delete(name);
  address.searchParams.set(overrideQuery.remote, wanted === null ? '' : `${wanted.remote}@${wanted.from}`);
  if (wanted !== null && base !== null) address.searchParams.set(overrideQuery.base, base);
  return address.href;
};

/** Loads this page with an override, or as it is deployed. */
export const loadWithOverride = (wanted: WantedOverride | null): void =>
  window.location.assign(overrideAddress(window.location.href, wanted));

/** The link to this page with its composition. */
export const compositionLink = (wanted: WantedOverride, base: string): string =>
  overrideAddress(window.location.href, wanted, base);

/** Stores an operator's permit, which the server asks for with each page; a browser shows it to this server alone. */
export const storePermit = ({ value, until }: { value: string; until: number }): void => {
  const seconds = Math.max(0, Math.floor((until - browserClock.now()) / 1000));
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${permitCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};
