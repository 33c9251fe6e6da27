import { startTransition, type UIEvent, useState } from 'react';

/** Entries that are drawn at once: more than a tall window shows, and few enough to be drawn within a frame or two. */
export const entriesAtOnce = 20;
/** Nearer to the end than this, further ones are drawn. CSS pixels. */
const nearEnd = 1200;

/** How much of a long list is drawn: its beginning, and more of it as somebody comes near to the end. */
export const useGrowingList = (length: number) => {
  const [drawn, setDrawn] = useState(entriesAtOnce);
  return {
    drawn,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>): void => {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      if (drawn >= length || scrollHeight - scrollTop - clientHeight >= nearEnd) return;
      // They are out of sight yet: drawn between frames, they hold up no scroll.
      startTransition(() => setDrawn(drawn + entriesAtOnce));
    },
  };
};
