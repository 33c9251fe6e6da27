import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import type { DropSide } from '../rules/task-changes';

/** Puts a main task on a side of another one. */
export type OnPlace = (groupId: string, anchorId: string, side: DropSide) => void;

interface DropTarget {
  row: HTMLElement;
  id: string;
  side: DropSide;
}

const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-group]') ?? null;

const targetAt = (x: number, y: number, dragged: string): DropTarget | null => {
  const row = rowOf(document.elementFromPoint(x, y));
  const id = row?.dataset['group'];
  if (row === null || id === undefined || id === dragged) return null;
  const { top, height } = row.getBoundingClientRect();
  return { row, id, side: y < top + height / 2 ? 'before' : 'after' };
};

/** The target row of a drag is marked by an attribute, so that the list does not render again. */
const mark = (target: DropTarget | null, before: DropTarget | null): void => {
  if (before !== null) delete before.row.dataset['drop'];
  if (target !== null) target.row.dataset['drop'] = target.side;
};

const startDrag = (event: PointerEvent<HTMLButtonElement>, onPlace: OnPlace): void => {
  const handle: HTMLButtonElement = event.currentTarget;
  const dragged = rowOf(handle);
  const id = dragged?.dataset['group'];
  if (dragged === null || id === undefined || event.button !== 0) return;
  const stop = new AbortController();
  let target: DropTarget | null = null;
  const end = (): void => {
    mark(null, target);
    delete dragged.dataset['dragged'];
    stop.abort();
  };
  const { signal } = stop;
  handle.setPointerCapture(event.pointerId);
  dragged.dataset['dragged'] = '';
  handle.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const next = targetAt(clientX, clientY, id);
      mark(next, target);
      target = next;
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const found = target;
      end();
      if (found !== null) onPlace(id, found.id, found.side);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
  handle.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
};

const sideOfKey: Readonly<Record<string, DropSide>> = { ArrowUp: 'before', ArrowDown: 'after' };

const pressKey = (event: KeyboardEvent<HTMLButtonElement>, onPlace: OnPlace): void => {
  const side = sideOfKey[event.key];
  const row = rowOf(event.currentTarget);
  if (side === undefined || row === null) return;
  event.preventDefault();
  const neighbour = side === 'before' ? row.previousElementSibling : row.nextElementSibling;
  const [id, anchor] = [row.dataset['group'], rowOf(neighbour)?.dataset['group']];
  if (id !== undefined && anchor !== undefined) onPlace(id, anchor, side);
};

/** Event handlers of a row's handle: dragging with mouse, pen or finger, and the arrow keys. */
export interface HandleProps {
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/**
 * Returns the handlers for a list's handles, or null when nothing may be moved. Rows are sibling `[data-group]`
 * elements.
 */
export const useDragOrder = (onPlace: OnPlace | null): HandleProps | null =>
  useMemo(
    () =>
      onPlace === null
        ? null
        : {
            onPointerDown: (event) => startDrag(event, onPlace),
            onKeyDown: (event) => pressKey(event, onPlace),
          },
    [onPlace],
  );
