import fc from 'fast-check';
import { type CountedKind, countOne, createFigures, emptyTally, percentile } from './tally';

const tallyOf = (kind: CountedKind, values: number[]) => {
  const tally = emptyTally(kind);
  for (const value of values) countOne(tally, kind, value);
  return tally;
};

test('numbers are counted in classes, of which three quarters and the good ones are told', () => {
  const figures = createFigures();
  figures.add('lcp', tallyOf('lcp', [100, 100]));
  figures.add('lcp', tallyOf('lcp', [100, 3900]));
  figures.add('cls', tallyOf('cls', [0, 100, 101, 300]));
  figures.add('view', tallyOf('view', [0, 0, 0]));
  figures.add('error', tallyOf('error', [0]));
  expect(figures.read()).toEqual({
    views: 3,
    errors: 1,
    numbers: { lcp: { count: 4, p75: 100, good: 0.75 }, cls: { count: 4, p75: 150, good: 0.5 } },
  });
  expect(createFigures().read()).toEqual({ views: 0, errors: 0, numbers: {} });
});

test('of numbers above every bound no more is told than the last bound', () => {
  expect(percentile('inp', tallyOf('inp', [60_000, 600_000]), 0.75)).toBe(10_000);
  expect(percentile('inp', emptyTally('inp'), 0.75)).toBe(0);
});

test('the share is never far from the number that has it: both are of one class', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, (some) => {
      const exact = some.toSorted((a, b) => a - b)[Math.ceil(some.length * 0.75) - 1] ?? 0;
      const found = percentile('load', tallyOf('load', some), 0.75);
      const classOf = (value: number) => tallyOf('load', [value]).classes.indexOf(1);
      expect(Math.abs(classOf(found) - classOf(exact))).toBeLessThanOrEqual(1);
    }),
  );
});
