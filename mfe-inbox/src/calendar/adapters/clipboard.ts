/** Puts text into the clipboard. Rejects where the browser forbids it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
