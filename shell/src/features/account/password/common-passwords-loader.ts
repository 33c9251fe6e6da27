/** Whether a password is among the commonest. The list is large: it is loaded when it is needed, and without it the server still refuses. */
export const loadIsCommon = async (): Promise<(password: string) => boolean> => {
  try {
    return (await import('./common-passwords')).isCommonPassword;
  } catch {
    return () => false;
  }
};
