import { parsePath } from './paths';

/** Stands for the origin of a page whose own address is not at hand. */
const someOrigin = 'https://origin.invalid';

/**
 * Returns an address from outside (a query, a message, a notification, an event) as a path of our own, of a market or
 * the root, parsed as a browser would parse it rather than as it is written. Null for everything else: an address that
 * only looks like a path, such as `/uk/..//host/`, opens another host. With `origin`, whole addresses of that origin
 * are accepted too.
 */
export const ownPath = (address: unknown, origin = someOrigin): string | null => {
  if (typeof address !== 'string') return null;
  try {
    const { origin: asked, pathname, search, hash } = new URL(address, origin);
    const isOurs = pathname === '/' || (!pathname.includes('//') && parsePath(pathname).market !== null);
    return asked === origin && isOurs ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
};

/**
 * Returns the path that `next` may open after sign-in: a screen of our own, otherwise the fallback. `isScreen`
 * recognises screens by their pathnames. Source: S2-query, `next`.
 */
export const safeNext = (next: string | null, fallback: string, isScreen?: (pathname: string) => boolean): string => {
  const path = next?.startsWith('/') === true ? ownPath(next) : null;
  if (path === null || isScreen?.(path.split(/[?#]/)[0] ?? '') === false) return fallback;
  return path;
};
