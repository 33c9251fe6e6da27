import * as v from 'valibot';
import { goodMeasures, measureBounds, measureSchema, pageNumbers } from '.';

test.each(pageNumbers)('%s is counted in rising classes, of which one ends where it stops to be good', (name) => {
  const bounds = measureBounds[name];
  expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
  expect(bounds).toContain(goodMeasures[name]);
});

test('a measured number is whole, not negative, and of ten minutes at most', () => {
  const measure = { kind: 'lcp', remote: 'mfe-reviews', path: '/uk/reviews/:id', value: 1200 };
  expect(v.parse(measureSchema, measure)).toEqual(measure);
  for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 600_001])
    expect(v.is(measureSchema, { ...measure, value })).toBe(false);
  expect(v.is(measureSchema, { ...measure, kind: 'name' })).toBe(false);
});
