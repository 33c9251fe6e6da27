import { type RefObject, useEffect, useRef } from 'react';

/**
 * Says on the whole page how high what stands over the screens is: in `--posy-lines` a line about the connection or a
 * question, in `--posy-above` the header as well. The screen makes the room, and those that fill a window end where the
 * window does. Answers whose size to watch: what comes and goes between the header and the screens.
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
    // A size is reported after browsers have looked for what moved, a line that comes before.
    const changed = new MutationObserver(measure);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return lines;
};
