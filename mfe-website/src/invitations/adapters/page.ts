/** The origin of this page: the addresses that people copy begin with it. */
export const pageOrigin = (): string => window.location.origin;

/** Copies text. False where the browser does not let us. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Paints dark squares into a picture file of so many pixels a square; null where the browser cannot. */
export const paintSquares = async (isDark: readonly (readonly boolean[])[], pixels: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = isDark.length * pixels;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of isDark.entries())
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * pixels, y * pixels, pixels, pixels);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
