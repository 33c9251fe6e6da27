/** Returns the path with which this page was loaded, wherever its reader is by now. */
export const landingPath = (): string => {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name ?? window.location.href, window.location.href).pathname;
};
