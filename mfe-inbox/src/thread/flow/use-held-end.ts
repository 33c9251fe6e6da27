import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Nearer to its end than this, a thread is read at its end. CSS pixels. */
const nearEnd = 40;

/**
 * Keeps a thread at its end while its own height changes, or that of what it holds: answers to choose from come above the
 * field, a field grows, a picture arrives. Whoever reads further up stays there. Returns
 * what is called whenever the thread was scrolled.
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
    // What is told of a scroll of before may come after a change of height: who has not moved since is where they were.
    isAtEnd.current =
      scrollHeight - scrollTop - clientHeight < nearEnd || (isAtEnd.current && scrollTop === top.current);
    top.current = scrollTop;
  }, []);
};
