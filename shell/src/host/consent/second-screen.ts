import { parsePath } from '@posy/shared-contracts';

/** Returns the screen of a path. A drawer beside a list has an address of its own but belongs to the same screen. */
export const screenAt = (pathname: string): string => parsePath(pathname).segments[0] ?? '';

/**
 * Returns true when a page was opened from another screen of the product: a link pressed before hydration loads the
 * next screen as a document. `referrer` is the document's, empty without one.
 */
export const isSecondScreen = (referrer: string, { origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean => {
  if (!URL.canParse(referrer)) return false;
  const before = new URL(referrer);
  return before.origin === origin && screenAt(before.pathname) !== screenAt(pathname);
};
