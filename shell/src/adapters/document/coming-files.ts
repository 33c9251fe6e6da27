/** Returns true when a file has loaded; the browser's resource timing lists loaded files. */
const isHere = (url: string): boolean =>
  performance.getEntriesByName(url).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);

/**
 * Resolves to true when the server sends these files: files that have not loaded yet are requested without their bytes,
 * which costs a slow connection almost nothing. False when one is missing.
 */
export const areComing = async (urls: readonly string[]): Promise<boolean> => {
  const missing = urls.map((url) => new URL(url, document.baseURI).href).filter((url) => !isHere(url));
  const answers = await Promise.all(missing.map((url) => fetch(url, { method: 'HEAD', cache: 'no-store' })));
  return missing.length > 0 && answers.every(({ ok }) => ok);
};
