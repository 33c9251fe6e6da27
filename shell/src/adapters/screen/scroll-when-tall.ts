/** Time that a screen may take to become tall enough again, in milliseconds. */
const timeoutMs = 4000;

/** Events by which a person scrolls: from then on the page is not moved any more. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the former position of a page once its loading content makes it tall enough. Stops when the person
 * scrolls. Returns a function that ends it.
 */
export const scrollWhenTall = (content: HTMLElement, top: number): (() => void) => {
  const room = (): number => document.documentElement.scrollHeight - window.innerHeight;
  const attempt = (): void => {
    window.scrollTo(0, Math.min(top, room()));
    if (room() >= top) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => end(), timeoutMs);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  observer.observe(content);
  return end;
};
