/** Runs the work each time the page is hidden or left, once others have done theirs. */
export const whenHidden = (run: () => void): void => {
  const after = (): void => queueMicrotask(run);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') after();
  });
  window.addEventListener('pagehide', after);
};
