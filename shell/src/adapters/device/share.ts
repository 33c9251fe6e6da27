/** Returns true when this device can share a link by its own sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Shares a link by the device's own sheet. Resolves to false when the person cancelled. */
export const share = async (data: { title: string; text: string; url: string }): Promise<boolean> => {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
};

/** Copies text to the clipboard. Rejects when the browser forbids it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
