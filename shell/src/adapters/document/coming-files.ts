/** Whether a file is here; the browser notes what has come. */
const isHere = (url: string): boolean =>
  performance.getEntriesByName(url).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);

/**
 * Whether the server sends files: those that are not here yet are asked for without their bytes, which costs a slow line
 * next to nothing. A file of which it says nothing makes it false.
 */
export const areComing = async (urls: readonly string[]): Promise<boolean> => {
  const missing = urls.map((url) => new URL(url, document.baseURI).href).filter((url) => !isHere(url));
  const answers = await Promise.all(missing.map((url) => fetch(url, { method: 'HEAD', cache: 'no-store' })));
  return missing.length > 0 && answers.every(({ ok }) => ok);
};
