/** The longest time that the page's own work may delay the run, in milliseconds. */
const idleLimitMs = 5000;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleLimitMs });
  else setTimeout(run, 1000);
};

/** Runs the work when the page has loaded and is idle. */
export const afterLoad = (run: () => void): void => {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
};
