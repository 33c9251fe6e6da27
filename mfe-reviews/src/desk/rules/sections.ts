/** Parts of the desk, each with an address of its own; the first needs no word in it. */
export const sections = ['reviews', 'reports', 'log'] as const;
export type DeskSection = (typeof sections)[number];

/** Queues of reviews. `flagged`: those to whose words the checks point. */
export const reviewQueues = ['all', 'flagged', 'disputed'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

/** The part and the queue that an address shows; for an unknown word the first. */
export const readShown = (show: string | null): { section: DeskSection; queue: ReviewQueue } => {
  const queue = reviewQueues.find((one) => one === show);
  return { section: sections.find((one) => one === show) ?? 'reviews', queue: queue ?? 'all' };
};

/** `show` of a link's query; the first part, and all its reviews, have none. */
export const showQuery = (show: DeskSection | ReviewQueue): { show?: string } =>
  show === 'reviews' || show === 'all' ? {} : { show };

interface Sorted {
  createdAt: string;
  state: string;
  marks: readonly unknown[];
}

/** The reviews of a queue, the oldest first. */
export const inQueue = <T extends Sorted>(reviews: readonly T[], queue: ReviewQueue): T[] =>
  reviews
    .filter(({ state, marks }) => {
      if (queue === 'disputed') return state === 'disputed';
      return queue === 'all' || marks.length > 0;
    })
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
