/** Where one reads: the upper part of the window. */
const strip = '-22% 0px -70%';

/** Calls back whenever an element comes to where one reads; never where a browser cannot say. */
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
