/** Lighthouse's scores of a page: points of 100, milliseconds, and the shift's own unit. */
export interface Score {
  performance: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** The middle one of an odd number of values, the lower middle one of an even number. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Median of each figure. */
export const medianScore = (scores: readonly Score[]): Score => {
  const of = (figure: keyof Score): number => median(scores.map((score) => score[figure]));
  return {
    performance: of('performance'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
};
