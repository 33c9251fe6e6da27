import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type MapPoint, moved, type View, zoomed } from './rules/mercator';

type MoveView = (change: (view: View) => View) => void;

const step = 80;
const arrows: Partial<Record<string, MapPoint>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** Handles the keys that move a focused map. */
export const keysOf =
  (move: MoveView) =>
  (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    const factor = event.key === '+' || event.key === '=' ? 2 : event.key === '-' ? 0.5 : null;
    if (event.target !== event.currentTarget || (arrow === undefined && factor === null)) return;
    event.preventDefault();
    move((view) => (arrow === undefined ? zoomed(view, factor ?? 1) : moved(view, arrow.x, arrow.y)));
  };

/** Returns a pointer's position relative to the centre of an element. */
const fromMiddle = (element: HTMLElement, { clientX, clientY }: MouseEvent): MapPoint => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const apart = ([a, b]: MapPoint[]): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);

/** A touch that stays within this number of pixels is a press. */
const still = 6;

/**
 * Follows pointers over an element: one moves the map, two zoom it. They may begin on a pin: it is pressed only when
 * the pointer did not move, and then the map did not move at all.
 */
const followPointers = (element: HTMLElement, move: MoveView) => {
  const held = new Map<number, MapPoint>();
  let isMoving = false;
  const down = (event: PointerEvent): void => {
    if (held.size === 0) isMoving = false;
    held.set(event.pointerId, fromMiddle(element, event));
  };
  /** From now on the map captures every pointer; the pin below is not pressed. */
  const begin = (): void => {
    isMoving = true;
    for (const pointer of held.keys()) element.setPointerCapture(pointer);
  };
  const drag = (event: PointerEvent): void => {
    const before = held.get(event.pointerId);
    if (before === undefined) return;
    if (!isMoving) {
      if (held.size === 1 && apart([before, fromMiddle(element, event)]) < still) return;
      begin();
    }
    const wide = apart([...held.values()]);
    const now = fromMiddle(element, event);
    held.set(event.pointerId, now);
    const [right, low] = [(now.x - before.x) / held.size, (now.y - before.y) / held.size];
    const factor = wide === 0 ? 1 : apart([...held.values()]) / wide;
    move((view) => zoomed(moved(view, right, low), factor, now));
  };
  const up = ({ pointerId }: PointerEvent): void => {
    held.delete(pointerId);
  };
  /** The click after a drag is no press; keys press without a pointer. */
  const click = (event: MouseEvent): void => {
    if (!isMoving || event.detail === 0) return;
    isMoving = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { down, drag, up, click };
};

/** Moves a map by dragging, two fingers and the wheel. */
export const useHands = (move: MoveView) => {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const { down, drag, up, click } = followPointers(element, (change) => latest.current(change));
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = fromMiddle(element, event);
      latest.current((view) => zoomed(view, 2 ** (-event.deltaY / 300), at));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  }, []);
  return area;
};
