/** What came of handing a link on. */
export type Shared = 'shared' | 'copied' | 'given-up';

/** Hands this page's link on: by the device's own sheet where there is one, otherwise into the clipboard. Rejects where neither may. */
export const shareLink = async (title: string, path: string): Promise<Shared> => {
  const url = new URL(path, document.baseURI).href;
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(url);
    return 'copied';
  }
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
    throw error;
  }
};
