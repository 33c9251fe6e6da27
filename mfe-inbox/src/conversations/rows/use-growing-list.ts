import { type RefObject, startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Number of entries rendered at once: few enough for a frame or two. */
export const entriesAtOnce = 20;
/** Number of entries rendered first, a window's; the others of the first twenty follow as a deferred update. */
const firstEntries = 10;
/** Distance from the end at which further entries are rendered. CSS pixels. */
const nearEnd = 1200;

/**
 * Returns the number of rendered entries of a long list: its beginning, and more when the reader scrolls near the end of
 * `scroller`. Used by the entries' own component, so that nothing around them renders again when there are more.
 */
export const useGrowingList = (scroller: RefObject<HTMLElement | null>, length: number): number => {
  const [drawn, setDrawn] = useState(entriesAtOnce);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || drawn >= length) return undefined;
    const onScroll = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      if (scrollHeight - scrollTop - clientHeight >= nearEnd) return;
      // New entries are out of sight: rendered as a transition, they do not block scrolling.
      startTransition(() => setDrawn(drawn + entriesAtOnce));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [drawn, length, scroller]);
  return useDeferredValue(drawn, firstEntries);
};
