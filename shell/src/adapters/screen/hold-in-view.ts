/** How long what stands above may go on loading, in milliseconds. */
const timeoutMs = 4000;

/** What says that somebody scrolls by themselves: from then on the page is theirs. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a part of a long page, and keeps it there while the parts above it load. Gives up when somebody moves by
 * themselves. Answers what ends it.
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
