/** How long a screen may take to become tall enough again, in milliseconds. */
const timeoutMs = 4000;

/** What says that somebody scrolls by themselves: from then on the page is theirs. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls down to where a page was left, as soon as what loads there makes it tall enough. Gives up when somebody moves
 * by themselves. Answers what ends it.
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
