/** Whether this document shows what its tab showed before: it was reloaded, or gone back to in the browser's history. */
export const isShownAgain = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
};
