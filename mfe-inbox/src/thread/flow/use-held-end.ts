import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Distance from its end within which a thread counts as read to its end. CSS pixels. */
const nearEnd = 40;

/**
 * Keeps a thread at its end while its height or its content's height changes: suggestions appear above the field, the
 * field grows, a picture loads. A reader further up stays there. Returns a function to call after every scroll.
 */
export const useHeldEnd = (
  flow: RefObject<HTMLDivElement | null>,
  first: string | undefined,
  last: string | undefined,
) => {
  const isAtEnd = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    const element = flow.current;
    const view = element?.ownerDocument.defaultView;
    if (element === null || view == null || !('ResizeObserver' in view)) return undefined;
    const observer = new view.ResizeObserver(() => {
      if (!isAtEnd.current) return;
      element.scrollTop = element.scrollHeight;
      top.current = element.scrollTop;
    });
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [flow, first, last]);
  return useCallback(({ scrollHeight, scrollTop, clientHeight }: HTMLDivElement): void => {
    // A scroll event may arrive after a later change of height: an unchanged position still counts as the end.
    isAtEnd.current =
      scrollHeight - scrollTop - clientHeight < nearEnd || (isAtEnd.current && scrollTop === top.current);
    top.current = scrollTop;
  }, []);
};
