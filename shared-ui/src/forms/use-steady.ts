import { useEffect, useReducer, useRef } from 'react';
import { afterPress, isPressing, watchPresses } from '../adapters/press';

/**
 * Returns the given value, delayed while something is being pressed: leaving a field for a button must not move the
 * button before the finger is lifted.
 */
export const useSteady = <T>(given: T): T => {
  const shown = useRef(given);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (!isPressing()) shown.current = given;
  useEffect(watchPresses, []);
  useEffect(() => (isPressing() ? afterPress(draw) : undefined), [given]);
  return shown.current;
};
