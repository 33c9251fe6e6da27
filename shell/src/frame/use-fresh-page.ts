import { parsePath } from '@posy/shared-contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { scrollWhenTall } from '../adapters/scroll-when-tall';
import { useShell } from './shell-context';

/** Whether two places are a list and one thing of it, opened beside it: both keep their place on the page. */
export const isDrawerStep = (from: string, to: string): boolean => {
  const earlier = parsePath(from).segments;
  const later = parsePath(to).segments;
  return (
    earlier.length > 0 &&
    earlier[0] === later[0] &&
    Math.min(earlier.length, later.length) === 1 &&
    Math.max(earlier.length, later.length) === 2
  );
};

/**
 * After a change of page: the focus to the content, so that the keyboard goes on from there, and to the top, or, after
 * back and forward, to where the page was left.
 */
export const useFreshPage = (pathname: string): RefObject<HTMLElement | null> => {
  const { leftAt } = useShell();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    if (from === pathname) return undefined;
    before.current = pathname;
    if (isDrawerStep(from, pathname)) return undefined;
    main.current?.focus({ preventScroll: true });
    const top = leftAt();
    if (top !== null && top > 0 && main.current !== null) return scrollWhenTall(main.current, top);
    window.scrollTo(0, 0);
    return undefined;
  }, [leftAt, pathname]);
  return main;
};
