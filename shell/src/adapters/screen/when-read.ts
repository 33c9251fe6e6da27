/** The area in which people read: the upper part of the window. */
const strip = '-22% 0px -70%';

/** Calls back whenever an element enters the reading area; never in a browser without IntersectionObserver. */
export const whenRead = (element: HTMLElement, read: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting === true) read();
    },
    { rootMargin: strip },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
