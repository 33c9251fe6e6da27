/** How long a page waits for its parts before it is shown as far as it is, in milliseconds. */
const timeoutMs = 8000;

/** A part that says it is on its way: `Loading` of the design system. */
const busy = '[role="status"][aria-busy="true"]';

/** Calls back once nothing within an element is on its way for two frames, or after a while. Answers what ends it. */
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
