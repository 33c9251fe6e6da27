import { type Figures, measures } from './use-figures';

/** The rows of the table that a supplier saves: numbers by week, oldest first, below the columns' names. */
export const figureRows = ({ weeks }: Pick<Figures, 'weeks'>, names: readonly string[]): string[][] => [
  [...names],
  ...weeks.map((week) => [week.monday, ...measures.map((measure) => String(week[measure]))]),
];
