/** Whether people most likely type on keys of their own: there, Enter sends. On glass it makes a new line. */
export const hasKeyboard = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(hover: hover) and (pointer: fine)').matches;
