import { parsePath } from '@posy/shared-contracts';
import type { Navigate, Readable } from '@posy/shared-contracts/mount-props';
import { createBackGuard } from '../back/back-guard';
import { onceTouched } from '../back/once-touched';
import type { OpenItemsHost } from '../back/open-items';
import { createReadableValue } from '../readable';
import type { ScrollMemory } from './scroll-memory';

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

export interface Navigation {
  location: Readable<PageLocation>;
  navigate: Navigate;
  /**
   * Returns the scroll position at which the current place was left; null when it was not reached by back or forward.
   */
  leftAt: () => number | null;
}

interface Options {
  window: Window;
  /** The open items: back closes them instead of leaving the page, and they may hold a navigation. */
  openItems: Pick<OpenItemsHost, 'isAnyOpen' | 'closeFirst' | 'watch' | 'holds'>;
  scroll: ScrollMemory;
}

const placeOf = ({ pathname, search, hash }: Location): PageLocation => ({ pathname, search, hash });
const isSame = (a: PageLocation, b: PageLocation): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/**
 * The page's only history. It must be made before single-spa starts: its `popstate` listener then runs first and can
 * hide a back step that closed an item from all others. Source: S2-nav, "back button".
 */
export const createNavigation = ({ window, openItems, scroll }: Options): Navigation => {
  const start = placeOf(window.location);
  // The server never receives the hash.
  const location = createReadableValue(start, start.hash === '' ? start : { ...start, hash: '' });
  const sync = (): void => {
    const place = placeOf(window.location);
    if (!isSame(place, location.get())) location.set(place);
  };
  const guard = createBackGuard(window.history);
  openItems.watch(onceTouched(window, guard));
  window.addEventListener('popstate', (event) => {
    const step = guard.handle();
    if (step === 'other') {
      scroll.moved();
      return sync();
    }
    event.stopImmediatePropagation();
    if (step === 'own') return;
    openItems.closeFirst();
    if (openItems.isAnyOpen()) guard.raise();
  });
  const go = (url: URL, replace: boolean): void => {
    const market = parsePath(url.pathname).market?.prefix;
    if (market !== parsePath(window.location.pathname).market?.prefix) {
      window.location.assign(url);
      return;
    }
    const isHere = replace && url.pathname === window.location.pathname;
    if (isHere && guard.readdress(url, () => scroll.leave(true))) return sync();
    guard.navigate((takesGuard) => {
      // The entry that the guard gives up belongs to the old place, so the new place still counts as new.
      const entry = scroll.leave(replace);
      window.history[replace || takesGuard ? 'replaceState' : 'pushState'](entry, '', url);
      sync();
    });
  };
  const navigate: Navigate = (path, { replace = false } = {}) => {
    const url = new URL(path, window.location.href);
    // An address from outside the product must not lead to another origin.
    if (url.origin !== window.location.origin) throw new TypeError(`${path} is no path of this origin.`);
    // A redirect needs no confirmation: it is not the person's navigation.
    if (replace || !openItems.holds(url.pathname, () => go(url, false))) go(url, replace);
  };
  return { location, navigate, leftAt: scroll.leftAt };
};
