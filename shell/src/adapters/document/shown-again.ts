/**
 * Returns true when the tab has shown this document before: it was reloaded, or reached through the browser's history.
 */
export const isShownAgain = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
};
