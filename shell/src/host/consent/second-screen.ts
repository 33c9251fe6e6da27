import { parsePath } from '@posy/shared-contracts';

/** The screen of a path. What opens beside a list has an address of its own, and is the same screen. */
export const screenAt = (pathname: string): string => parsePath(pathname).segments[0] ?? '';

/**
 * Whether a page was opened from another screen of ours: a link that is pressed before its page woke loads the next one as a
 * document. `referrer` is the document's, empty when there is none.
 */
export const isSecondScreen = (referrer: string, { origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean => {
  if (!URL.canParse(referrer)) return false;
  const before = new URL(referrer);
  return before.origin === origin && screenAt(before.pathname) !== screenAt(pathname);
};
