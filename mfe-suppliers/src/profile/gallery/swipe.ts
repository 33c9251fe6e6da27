/** Where a finger touched, and when it left. */
export interface Touch {
  x: number;
  y: number;
}

/** Least way of a finger, in CSS pixels, that means the next picture. */
const least = 48;

/** One picture on or back, or none: a way up or down is no swipe, and neither is moving about in an enlarged picture. */
export const swipeOf = (from: Touch, to: Touch, scale: number, isRightToLeft = false): -1 | 0 | 1 => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (scale > 1.01 || Math.abs(x) < least || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 === !isRightToLeft ? 1 : -1;
};
