import { startTransition, type UIEvent, useState } from 'react';

/** Number of entries rendered at once: more than a tall window shows, and few enough for a frame or two. */
export const entriesAtOnce = 20;
/** Distance from the end at which further entries are rendered. CSS pixels. */
const nearEnd = 1200;

/**
 * Returns the number of rendered entries of a long list: its beginning, and more when the reader scrolls near the end.
 */
export const useGrowingList = (length: number) => {
  const [drawn, setDrawn] = useState(entriesAtOnce);
  return {
    drawn,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>): void => {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      if (drawn >= length || scrollHeight - scrollTop - clientHeight >= nearEnd) return;
      // New entries are out of sight: rendered as a transition, they do not block scrolling.
      startTransition(() => setDrawn(drawn + entriesAtOnce));
    },
  };
};
