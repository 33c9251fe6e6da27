import { parsePath } from '@posy/shared-contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { scrollWhenTall } from '../adapters/screen/scroll-when-tall';
import { useShell } from '../host/shell-context';
import type { Place } from '../platform/place/navigation';

/** Below a list, and yet screens of their own: nothing of the list stands beside them. */
const ownScreens = ['guestlist/seating', 'guestlist/import', 'guestlist/caterers', 'planning/day'];

/** Whether two places are a list and one thing of it, opened beside it: both keep their place on the page. */
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
 * After a change of page: the focus to the content, so that the keyboard goes on from there, and to the top, or, after
 * back and forward, to where the page was left; so too from one view of a list to another, which its query names.
 */
export const useFreshPage = ({
  pathname,
  search,
}: Pick<Place, 'pathname' | 'search'>): RefObject<HTMLElement | null> => {
  const { leftAt } = useShell();
  const main = useRef<HTMLElement>(null);
  const before = useRef({ pathname, search });
  // A document that was reloaded is where it was, once what loads makes it tall enough.
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
