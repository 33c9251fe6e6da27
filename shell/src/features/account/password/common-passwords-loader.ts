/**
 * Resolves to a test for the commonest passwords. The list is large: it loads when it is needed, and without it the
 * server still rejects them.
 */
export const loadIsCommon = async (): Promise<(password: string) => boolean> => {
  try {
    return (await import('./common-passwords')).isCommonPassword;
  } catch {
    return () => false;
  }
};
