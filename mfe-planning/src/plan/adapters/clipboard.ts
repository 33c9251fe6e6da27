/** Copies text to the clipboard. Rejects when the browser forbids it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
