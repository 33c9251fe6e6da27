/** The area in which people read: the upper part of the window. */
const strip = '-22% 0px -70%';

/** The place of an element beside the reading area. */
export type ReadPlace = 'above' | 'in' | 'below';

/** Reports whenever an element enters or leaves the reading area; never in a browser without IntersectionObserver. */
export const whenRead = (element: HTMLElement, report: (place: ReadPlace) => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      const isBelow = last.boundingClientRect.top >= (last.rootBounds?.bottom ?? 0);
      report(last.isIntersecting ? 'in' : isBelow ? 'below' : 'above');
    },
    { rootMargin: strip },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
