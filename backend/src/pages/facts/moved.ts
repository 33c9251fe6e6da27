import { parsePath } from '@posy/shared-contracts/paths';

/**
 * Screens whose subjects have one address each, whichever of their ids, earlier addresses, types and markets was
 * requested.
 */
const oneAddressEach: ReadonlySet<string> = new Set([
  'supplier-category',
  'weddingsuppliers',
  'reviews',
  'wedding-website',
  'real-weddings',
]);

const wordsOf = (address: string): string => {
  const [pathname = ''] = address.split('?');
  const { market, segments } = parsePath(pathname);
  return JSON.stringify([market?.prefix, ...segments]);
};

/**
 * Returns the page's canonical path if it differs from the path in the request; null otherwise. Other spellings of a
 * path count as that path.
 */
export const movedTo = (pathname: string, canonical: string | null): string | null => {
  const [screen = ''] = parsePath(pathname).segments;
  if (canonical === null || !oneAddressEach.has(screen)) return null;
  return wordsOf(pathname) === wordsOf(canonical) ? null : canonical;
};
