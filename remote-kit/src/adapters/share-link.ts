/** Outcome of sharing a link; `cancelled` when the person closed the device's sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled';

/**
 * Hands a link on: by the device's own sheet where there is one, otherwise into the clipboard. `path` is a path of this
 * site; without one it is this page, without its query. Rejects where neither may.
 */
export const shareLink = async (title: string, path: string = window.location.pathname): Promise<ShareOutcome> => {
  const url = new URL(path, document.baseURI).href;
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(url);
    return 'copied';
  }
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
};
