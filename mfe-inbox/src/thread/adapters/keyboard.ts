/** Returns true when the device probably has a keyboard: there Enter sends. On a touch screen it makes a new line. */
export const hasKeyboard = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(hover: hover) and (pointer: fine)').matches;
