/** The area in which people read: the upper part of the window. */
const strip = '-22% 0px -70%';

/** Reports whenever an element enters or leaves the reading area; never in a browser without IntersectionObserver. */
export const whenRead = (element: HTMLElement, report: (isRead: boolean) => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last !== undefined) report(last.isIntersecting);
    },
    { rootMargin: strip },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
