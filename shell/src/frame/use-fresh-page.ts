import { parsePath } from '@posy/shared-contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { scrollWhenTall } from '../adapters/screen/scroll-when-tall';
import { useShell } from '../host/shell-context';
import type { PageLocation } from '../platform/place/navigation';

/** Screens below a list's address that do not stand beside the list. */
const ownScreens = ['guestlist/seating', 'guestlist/import', 'guestlist/caterers', 'planning/day'];

/** Returns true when two addresses are a list and one of its items, opened beside it: the scroll position stays. */
export const isDrawerStep = (from: string, to: string): boolean => {
  const earlier = parsePath(from).segments;
  const later = parsePath(to).segments;
  return (
    ![earlier, later].some((segments) => ownScreens.includes(segments.join('/'))) &&
    earlier.length > 0 &&
    earlier[0] === later[0] &&
    Math.min(earlier.length, later.length) === 1 &&
    Math.max(earlier.length, later.length) === 2
  );
};

/**
 * After a change of page: focuses the content, so that the keyboard continues there, and scrolls to the top, or after
 * back and forward to the former position. The same after a change of a list's view, which is in its query.
 */
export const useFreshPage = ({
  pathname,
  search,
}: Pick<PageLocation, 'pathname' | 'search'>): RefObject<HTMLElement | null> => {
  const { leftAt } = useShell();
  const main = useRef<HTMLElement>(null);
  const before = useRef({ pathname, search });
  // A reloaded document returns to its former position once its loading content makes it tall enough.
  useEffect(() => {
    const top = leftAt();
    return top !== null && top > 0 && main.current !== null ? scrollWhenTall(main.current, top) : undefined;
  }, [leftAt]);
  useEffect(() => {
    const from = before.current;
    if (from.pathname === pathname && from.search === search) return undefined;
    before.current = { pathname, search };
    const isOtherPage = from.pathname !== pathname;
    if (isOtherPage && isDrawerStep(from.pathname, pathname)) return undefined;
    if (isOtherPage) main.current?.focus({ preventScroll: true });
    const top = leftAt();
    if (top !== null && top > 0 && main.current !== null) return scrollWhenTall(main.current, top);
    if (isOtherPage) window.scrollTo(0, 0);
    return undefined;
  }, [leftAt, pathname, search]);
  return main;
};
