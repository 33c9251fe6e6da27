import { useCallback, useState } from 'react';
import type { Size, View } from './rules/mercator';

const unmeasured: Size = { width: 640, height: 600 };

/** The size of an element, updated while it is mounted. */
const useSize = () => {
  const [size, setSize] = useState(unmeasured);
  const measured = useCallback((element: HTMLElement | null) => {
    const view = element?.ownerDocument.defaultView;
    if (element === null || view == null || !('ResizeObserver' in view)) return undefined;
    const observer = new view.ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, measured };
};

/** The view of a map: `aim` until the person moves it; a new `aimOf` resets it, for good: an earlier one may come back. */
export const useMapView = (aimOf: string, aim: (size: Size) => View) => {
  const { size, measured } = useSize();
  const [byHand, setByHand] = useState<{ aimOf: string; view: View } | null>(null);
  const isMoved = byHand !== null && byHand.aimOf === aimOf;
  // After a step back the aim is that of the move again, which is over.
  if (byHand !== null && !isMoved) setByHand(null);
  const aimed = isMoved ? byHand.view : aim(size);
  const move = (change: (view: View, size: Size) => View): void =>
    setByHand((last) => ({ aimOf, view: change(last?.aimOf === aimOf ? last.view : aim(size), size) }));
  return { size, measured, view: aimed, isMoved, move };
};
