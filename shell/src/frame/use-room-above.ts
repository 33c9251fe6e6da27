import { type RefObject, useEffect, useRef } from 'react';

/**
 * Publishes the height of the content above the screens as custom properties: in `--posy-lines` a line about the
 * connection or a question, in `--posy-above` the header as well. The screen reserves the space, and screens that fill
 * a window end at its edge. Returns a ref to the element whose size is watched: the lines between the header and the
 * screens.
 */
export const useRoomAbove = (): RefObject<HTMLDivElement | null> => {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = lines.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const header = element.parentElement?.offsetTop ?? 0;
      style.setProperty('--posy-lines', `${element.offsetHeight}px`);
      style.setProperty('--posy-above', `${header + element.offsetHeight}px`);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // A resize is reported only after browsers have handled layout shifts, so an added line is observed as a mutation.
    const changed = new MutationObserver(measure);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return lines;
};
