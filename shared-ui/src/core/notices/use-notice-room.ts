import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Space between the notices and a dialog, in px. */
const gap = 8;

const property = '--posy-notices';

const measure = (region: HTMLElement | null): void => {
  const height = region?.offsetHeight ?? 0;
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty(property);
  else style.setProperty(property, `${height + gap}px`);
};

/**
 * Publishes the height of the notices, with the space beside them, as a custom property: dialogs become lower by it, so
 * that no notice lies over them. Returns a ref to the notices' region. `items` changes whenever the notices do.
 */
export const useNoticeRoom = (items: readonly unknown[]): RefObject<HTMLElement | null> => {
  const region = useRef<HTMLElement>(null);
  // In the same frame: a dialog must not be covered before it makes room.
  useLayoutEffect(() => measure(region.current), [items]);
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const resized = new ResizeObserver(() => measure(element));
    resized.observe(element);
    return () => {
      resized.disconnect();
      document.documentElement.style.removeProperty(property);
    };
  }, []);
  return region;
};
