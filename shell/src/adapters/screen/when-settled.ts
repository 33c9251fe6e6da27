/** Time that a page waits for its parts before it is shown incomplete, in milliseconds. */
const timeoutMs = 8000;

/** Matches a part that is loading: `Loading` of the design system. */
const busy = '[role="status"][aria-busy="true"]';

/**
 * Calls back once nothing within an element has been loading for two frames, or after a timeout. Returns a function
 * that ends it.
 */
export const whenSettled = (element: HTMLElement, settled: () => void): (() => void) => {
  let frame = 0;
  const look = (framesLeft: number): void => {
    cancelAnimationFrame(frame);
    if (element.querySelector(busy) !== null) return;
    if (framesLeft === 0) finish();
    else frame = requestAnimationFrame(() => look(framesLeft - 1));
  };
  const observer = new MutationObserver(() => look(2));
  const timer = setTimeout(() => finish(), timeoutMs);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const finish = (): void => {
    end();
    settled();
  };
  observer.observe(element, { childList: true, subtree: true });
  look(2);
  return end;
};
