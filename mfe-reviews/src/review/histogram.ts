/** One row of a histogram: how many reviews gave so many stars, and their whole per cent of all. */
export interface HistogramRow {
  stars: 1 | 2 | 3 | 4 | 5;
  count: number;
  percent: number;
}

const starsHighestFirst = [5, 4, 3, 2, 1] as const;

/**
 * Rows from five stars to one. `histogram` counts reviews with 1, 2, 3, 4 and 5 stars. Whole per cents are shared out
 * by the largest remainder, so that they sum to 100; without reviews all are 0.
 */
export const histogramRows = (histogram: readonly number[]): HistogramRow[] => {
  const counts = starsHighestFirst.map((stars) => ({ stars, count: histogram[stars - 1] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const exact = counts.map(({ count }) => (total === 0 ? 0 : (count * 100) / total));
  const missing = (total === 0 ? 0 : 100) - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = new Set(
    exact
      .map((share, place) => ({ place, rest: share - Math.floor(share) }))
      .sort((a, b) => b.rest - a.rest || a.place - b.place)
      .slice(0, missing)
      .map(({ place }) => place),
  );
  return counts.map((row, place) => ({
    ...row,
    percent: Math.floor(exact[place] ?? 0) + (roundedUp.has(place) ? 1 : 0),
  }));
};
