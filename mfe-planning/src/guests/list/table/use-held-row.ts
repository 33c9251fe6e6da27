import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const rowOf = (list: HTMLElement | null, id: string): Element | null =>
  list?.querySelector(`[data-guest="${CSS.escape(id)}"]`) ?? null;

const topOf = (row: Element): number => row.getBoundingClientRect().top;

/**
 * Keeps the row of the open drawer at its place on the page: the drawer takes width, so that the content above the list
 * changes its height. The pressed row stays under the pointer, also when the drawer closes.
 */
export const useHeldRow = (
  openId: string | null,
): { list: RefObject<HTMLDivElement | null>; onPress: (event: MouseEvent) => void } => {
  const list = useRef<HTMLDivElement>(null);
  /** The row that was pressed, or whose drawer is open, with its position in the document at that time. */
  const held = useRef<{ id: string; top: number } | null>(null);
  const hold = (id: string, row: Element): void => {
    held.current = { id, top: topOf(row) + window.scrollY };
  };
  useLayoutEffect(() => {
    const id = openId ?? held.current?.id;
    const row = id === undefined ? null : rowOf(list.current, id);
    const before = held.current;
    if (id === undefined || row === null) return;
    const moved = before?.id === id ? topOf(row) + window.scrollY - before.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    if (openId === null) held.current = null;
    else hold(id, row);
  }, [openId]);
  return {
    list,
    onPress({ target }) {
      const row = target instanceof Element ? target.closest('[data-guest]') : null;
      const id = row?.getAttribute('data-guest');
      if (row !== null && id != null) hold(id, row);
    },
  };
};
