/** Tries of one notice before it is a dead letter: with the pauses below that takes some four hours. */
export const mostTries = 10;

const second = 1000;
const firstPauseMs = 30 * second;
const longestPauseMs = 4 * 3600 * second;

/**
 * Returns the pause before the next attempt: doubled each time, and never shorter than a service asks for. `share`: 0
 * to 1, so that messages that failed together are not retried together.
 */
export const pauseAfter = (tries: number, share: number, askedMs = 0): number => {
  const doubled = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1));
  return Math.max(Math.min(askedMs, 24 * 3600 * second), Math.round(doubled * (0.75 + share / 2)));
};
