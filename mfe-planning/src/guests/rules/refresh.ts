/**
 * How long to wait, in milliseconds, before a changed list is grouped and shown again: own edits show at once, what
 * others do at once too when nothing was shown lately, and otherwise together at the end of the throttle.
 */
export const refreshDelay = (
  change: { isOwn: boolean; now: number; shownAt: number | null },
  throttleMs: number,
): number => {
  if (change.isOwn || change.shownAt === null) return 0;
  return Math.max(0, change.shownAt + throttleMs - change.now);
};
