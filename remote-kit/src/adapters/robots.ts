/** Asks search engines to leave this page out, until the returned function is called. */
export const hideFromSearchEngines = (): (() => void) => {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
  return () => meta.remove();
};
