import { useCallback, type PointerEvent } from 'react';

/** Pixels that a pointer may shake before a press becomes a drag. */
const slack = 6;

const find = (element: Element | null, attribute: 'guest' | 'table'): HTMLElement | null =>
  element?.closest<HTMLElement>(`[data-${attribute}]`) ?? null;

const tableAt = ({ clientX, clientY }: globalThis.PointerEvent): HTMLElement | null =>
  find(document.elementFromPoint(clientX, clientY), 'table');

/** A press that ends where it began still opens the menu; one that dragged somebody must not. */
const swallowClick = (element: HTMLElement): void =>
  element.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });

const drag = (event: PointerEvent, source: HTMLElement, onDrop: (guestId: string, tableId: string) => void): void => {
  const guestId = source.dataset['guest'];
  if (guestId === undefined) return;
  const stop = new AbortController();
  const from = { x: event.clientX, y: event.clientY };
  let over: HTMLElement | null = null;
  let isDragging = false;
  const mark = (next: HTMLElement | null): void => {
    delete over?.dataset['over'];
    over = next;
    if (over !== null) over.dataset['over'] = '';
  };
  const end = (): void => {
    mark(null);
    delete source.dataset['dragged'];
    stop.abort();
  };
  const move = (moved: globalThis.PointerEvent): void => {
    isDragging ||= Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > slack;
    if (!isDragging) return;
    source.dataset['dragged'] = '';
    mark(tableAt(moved));
  };
  const drop = (): void => {
    const tableId = over?.dataset['table'];
    if (isDragging) swallowClick(source);
    end();
    if (isDragging && tableId !== undefined) onDrop(guestId, tableId);
  };
  const { signal } = stop;
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', drop, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
};

/**
 * Lets people drag whatever has `data-guest` onto whatever has `data-table`, below one element. By touch only what
 * forbids scrolling can be dragged; a tap opens the menu either way.
 */
export const useSeatDrag = (onDrop: ((guestId: string, tableId: string) => void) | null) =>
  useCallback(
    (event: PointerEvent): void => {
      const source = find(event.target as Element, 'guest');
      if (onDrop !== null && source !== null && event.button === 0) drag(event, source, onDrop);
    },
    [onDrop],
  );
