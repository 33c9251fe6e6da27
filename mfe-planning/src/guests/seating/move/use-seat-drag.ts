import { type PointerEvent, useCallback } from 'react';

/** Pixels that a pointer may move before a press becomes a drag. */
const slack = 6;

/** Seats a guest at a table; null removes their seat. */
type OnDrop = (guestId: string, tableId: string | null) => void;

const find = (element: Element | null, attribute: 'guest' | 'table'): HTMLElement | null =>
  element?.closest<HTMLElement>(`[data-${attribute}]`) ?? null;

/** The click after a drag must not open the menu, but the next click must. */
const swallowClick = (element: HTMLElement): void => {
  const stop = new AbortController();
  const { signal } = stop;
  const options = { capture: true, signal };
  element.addEventListener('click', (event) => event.stopPropagation(), { ...options, once: true });
  for (const next of ['pointerdown', 'keydown']) document.addEventListener(next, () => stop.abort(), options);
};

/** The drag of one guest. Attributes show its position, so that the room does not render again meanwhile. */
const createDrag = (source: HTMLElement, from: { x: number; y: number }) => {
  let over: HTMLElement | null = null;
  let isDragging = false;
  const mark = (next: HTMLElement | null): void => {
    delete over?.dataset['over'];
    over = next;
    if (over !== null) over.dataset['over'] = '';
  };
  return {
    move({ clientX, clientY }: globalThis.PointerEvent): void {
      isDragging ||= Math.hypot(clientX - from.x, clientY - from.y) > slack;
      if (!isDragging) return;
      source.dataset['dragged'] = '';
      mark(find(document.elementFromPoint(clientX, clientY), 'table'));
    },
    /**
     * Ends the drag and returns the table's id, '' for the area that removes a seat, or undefined when nothing was
     * reached or dragged.
     */
    end(): string | undefined {
      const reached = isDragging ? over?.dataset['table'] : undefined;
      if (isDragging) swallowClick(source);
      mark(null);
      delete source.dataset['dragged'];
      return reached;
    },
  };
};

const follow = (event: PointerEvent, source: HTMLElement, guestId: string, onDrop: OnDrop): void => {
  const stop = new AbortController();
  const { signal } = stop;
  const drag = createDrag(source, { x: event.clientX, y: event.clientY });
  const end = (): string | undefined => {
    stop.abort();
    return drag.end();
  };
  const drop = (): void => {
    const tableId = end();
    if (tableId !== undefined) onDrop(guestId, tableId === '' ? null : tableId);
  };
  document.addEventListener('pointermove', drag.move, { signal });
  document.addEventListener('pointerup', drop, { signal });
  document.addEventListener('pointercancel', () => void end(), { signal });
  document.addEventListener('keydown', ({ key }) => void (key === 'Escape' && end()), { signal });
};

/**
 * Drags elements with `data-guest` onto elements with `data-table`; an empty `data-table` removes the seat. By touch
 * only elements with `touch-action: none` can be dragged; a tap opens the menu in both cases.
 */
export const useSeatDrag = (onDrop: OnDrop | null) =>
  useCallback(
    (event: PointerEvent): void => {
      const source = find(event.target as Element, 'guest');
      const guestId = source?.dataset['guest'];
      if (onDrop === null || source === null || guestId === undefined || event.button !== 0) return;
      follow(event, source, guestId, onDrop);
    },
    [onDrop],
  );
