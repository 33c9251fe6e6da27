import { type TouchEvent, useRef } from 'react';
import { swipeOf, type Touch } from './swipe';

/** Returns listeners for the swipes of one finger; `onSwipe` is called with 1 for on and -1 for back. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const from = useRef<Touch | null>(null);
  const onTouchStart = ({ touches }: TouchEvent): void => {
    const touch = touches[0];
    from.current = touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const touch = changedTouches[0];
    if (from.current === null || touch === undefined) return;
    const step = swipeOf(from.current, { x: touch.clientX, y: touch.clientY }, window.visualViewport?.scale ?? 1);
    if (step !== 0) onSwipe(step);
  };
  return { onTouchStart, onTouchEnd };
};
