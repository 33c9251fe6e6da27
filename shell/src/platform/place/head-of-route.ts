import type { Readable } from '@posy/shared-contracts/mount-props';

/** What the server said of the page that was opened, and of no other. */
const ofFirstPage = [
  'meta[name="robots"]',
  'meta[name="description"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="alternate"][hreflang]',
  'script[type="application/ld+json"]',
].join();

/**
 * Keeps the document's head true while somebody goes from screen to screen: the canonical address follows, without its
 * filters, and what was said of the first page goes. Titles are set by the screens.
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
