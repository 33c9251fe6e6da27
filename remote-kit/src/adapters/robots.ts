/** Asks search engines to leave this page out, until the returned function is called. */
export const keepFromSearchEngines = (): (() => void) => {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
  return () => meta.remove();
};
