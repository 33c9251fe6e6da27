import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true once an element is in view, or less than a distance such as `240px` below it. It stays true; a browser
 * that cannot observe elements never says so.
 */
export const useNear = (element: RefObject<HTMLElement | null>, ahead: string): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, ahead]);
  return isNear;
};
