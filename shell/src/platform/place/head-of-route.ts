import type { Readable } from '@posy/shared-contracts/mount-props';

/** Elements that describe the first page, and no other. */
const ofFirstPage = [
  'meta[name="robots"]',
  'meta[name="description"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="alternate"][hreflang]',
  'script[type="application/ld+json"]',
].join();

/**
 * Updates the document's head while a person moves between screens: the canonical address follows, without filters, and
 * elements of the first page are removed. Titles are set by the screens.
 */
export const followRoute = (document: Document, location: Readable<{ pathname: string }>, origin: string): void => {
  let shown = location.get().pathname;
  location.subscribe(() => {
    const { pathname } = location.get();
    if (pathname === shown) return;
    shown = pathname;
    for (const element of document.head.querySelectorAll(ofFirstPage)) element.remove();
    const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const canonical = known ?? document.head.appendChild(document.createElement('link'));
    canonical.rel = 'canonical';
    canonical.href = `${origin}${pathname}`;
  });
};
