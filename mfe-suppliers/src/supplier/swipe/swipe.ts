/** The start and the end of a touch. */
export interface Touch {
  x: number;
  y: number;
}

/** Minimum length of a swipe, in CSS pixels. */
const least = 48;

/**
 * Returns one picture on or back, or none: a vertical move is no swipe, and neither is a move within an enlarged
 * picture.
 */
export const swipeOf = (from: Touch, to: Touch, scale: number, isRightToLeft = false): -1 | 0 | 1 => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (scale > 1.01 || Math.abs(x) < least || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 === !isRightToLeft ? 1 : -1;
};
