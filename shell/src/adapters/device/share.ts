/** Whether this device has a way of its own to pass a link on. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Passes a link on with the device's own sheet. False when the person thought better of it. */
export const share = async (data: { title: string; text: string; url: string }): Promise<boolean> => {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
};

/** Puts text into the clipboard. Rejects where the browser forbids it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
