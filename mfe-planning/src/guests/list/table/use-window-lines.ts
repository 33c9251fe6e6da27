import { defaultRangeExtractor, type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ListLine } from './list-lines';

/** Height of a line before it is measured, in pixels: the minimum in table-styles, which most lines have. */
const estimates = { household: 48, guest: 60 } as const;

/** Number of lines beyond the window's edges, so that a quick scroll and the Tab key reach rendered lines. */
const overscan = 8;

export interface WindowLines {
  list: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<Window, HTMLElement>;
  /** A listener for the element around the lines: the line with the focus is never removed. */
  onFocus: (event: { target: EventTarget }) => void;
}

/** Returns the list's distance from the top of the page, updated when the content above it changes its height. */
const useTop = (list: RefObject<HTMLDivElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const found = list.current;
    const around = found?.closest('main') ?? null;
    if (found === null || around === null) return undefined;
    const measure = (): void =>
      setTop(Math.round(found.getBoundingClientRect().top + (found.ownerDocument.defaultView?.scrollY ?? 0)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [list]);
  return top;
};

/** Renders only the lines near the window and uses the page's own scrolling. */
export const useWindowLines = (lines: readonly ListLine[]): WindowLines => {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const scrollMargin = useTop(list);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: (index) => estimates[lines[index]?.kind ?? 'guest'],
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan,
    scrollMargin,
    rangeExtractor,
  });
  const onFocus = ({ target }: { target: EventTarget }): void => {
    const line = target instanceof Element ? target.closest('[data-index]') : null;
    setFocused(line === null ? null : Number(line.getAttribute('data-index')));
  };
  return { list, virtualizer, onFocus };
};
