import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref that gets the focus when a value changes, but not at first: the next page of a list starts at its top.
 */
export const useFocusOnChange = (value: string | number): RefObject<HTMLHeadingElement | null> => {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    element.current?.focus();
  }, [value]);
  return element;
};
