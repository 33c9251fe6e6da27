/**
 * Returns the delay in milliseconds before a changed list is grouped and shown again. Own edits show at once; those of
 * others too when nothing was shown lately, otherwise together at the end of the throttle.
 */
export const refreshDelay = (
  change: { isOwn: boolean; now: number; shownAt: number | null },
  throttleMs: number,
): number => {
  if (change.isOwn || change.shownAt === null) return 0;
  return Math.max(0, change.shownAt + throttleMs - change.now);
};
