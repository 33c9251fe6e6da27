/** Time that the content above may keep loading, in milliseconds. */
const timeoutMs = 4000;

/** Events by which a person scrolls: from then on the page is not moved any more. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a part of a long page and holds it there while the parts above it load. Stops when the person scrolls.
 * Returns a function that ends it.
 */
export const holdInView = (part: HTMLElement, page: HTMLElement): (() => void) => {
  const scroll = (): void => part.scrollIntoView({ block: 'start' });
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(() => end(), timeoutMs);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  scroll();
  observer.observe(page);
  return end;
};
