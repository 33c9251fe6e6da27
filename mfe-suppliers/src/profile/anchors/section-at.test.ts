import { sectionAt } from './section-at';

const tops = [
  { section: 'overview', top: -900 },
  { section: 'pricing', top: -40 },
  { section: 'reviews', top: 500 },
] as const;

test('the section that is read is the last one above the line', () => {
  expect(sectionAt(tops, 140, false)).toBe('pricing');
  expect(sectionAt(tops, 501, false)).toBe('reviews');
});

test('above the first section it is the first, at the end of the page the last that is in sight', () => {
  expect(sectionAt([{ section: 'overview', top: 600 }], 140, false)).toBe('overview');
  expect(sectionAt(tops, 140, true)).toBe('reviews');
  expect(sectionAt([], 140, true)).toBeNull();
});
