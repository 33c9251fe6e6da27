/**
 * Runs the work each time the page is hidden or left. The event comes to the window last, after all who listen at the
 * document, however late they began: the measure of shifts (CLS) begins with the first paint.
 */
export const whenHidden = (run: () => void): void => {
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run();
  });
  window.addEventListener('pagehide', () => run());
};
