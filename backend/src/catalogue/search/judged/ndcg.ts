import { type Grade } from './grade';

const gain = (grade: Grade): number => 2 ** (grade * 3) - 1;

const dcg = (grades: readonly Grade[]): number =>
  grades.reduce<number>((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/** Normalised discounted cumulative gain of the first `depth`: 1 is the best order that was possible. Null when nothing is relevant. */
export const ndcg = (shown: readonly Grade[], possible: readonly Grade[], depth: number): number | null => {
  const ideal = dcg([...possible].sort((a, b) => b - a).slice(0, depth));
  return ideal === 0 ? null : dcg(shown.slice(0, depth)) / ideal;
};
