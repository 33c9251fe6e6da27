/** How a link was handed on; `cancelled` when the person closed the device's sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled';

/** Hands on the page's address: by the device's own sheet where there is one, otherwise into the clipboard. */
export const shareLink = async (title: string): Promise<ShareOutcome> => {
  const url = `${window.location.origin}${window.location.pathname}`;
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
