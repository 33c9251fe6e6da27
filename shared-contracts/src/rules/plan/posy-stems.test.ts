import fc from 'fast-check';
import { emptyDate } from '#forms';
import { posyStems } from './posy-stems';

const nothing = {
  date: null,
  dateChoice: null,
  partners: ['Nina'],
  location: null,
  guests: { count: 0, estimate: null },
  budget: 0,
  bookings: { venue: false, caterer: false, photographer: false, florist: false },
};
const answers = [
  { dateChoice: { ...emptyDate, year: 2027 } },
  { partners: ['Nina', 'Omar'] },
  { location: { name: 'Bath', county: 'somerset', latitude: 51.4, longitude: -2.4 } },
  { guests: { count: 0, estimate: 85 } },
  { budget: 2_400_000 },
  { bookings: { ...nothing.bookings, venue: true } },
];
const after = (count: number) => Object.assign({}, nothing, ...answers.slice(0, count)) as typeof nothing;

test('each answer brings two stems to the three of the beginning [R1-08]', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((count) => posyStems(after(count)))).toEqual([3, 5, 7, 9, 11, 13, 15]);
});

test('what the answers brought is there beside a list of which nothing is done yet, and grows with it [R1-10]', () => {
  expect([0, 3, 46, 180].map((done) => posyStems(after(5), done / 180))).toEqual([13, 14, 19, 27]);
  expect([0, 1, 3, 6, 46, 180].map((done) => posyStems(nothing, done / 180))).toEqual([3, 4, 5, 6, 13, 27]);
});

test('no answer and no tick ever costs a stem, and there are never more than 27 [R1-10]', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(5), share, share, (count, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(posyStems(after(count), less)).toBeLessThanOrEqual(posyStems(after(count), more));
      expect(posyStems(after(count), a)).toBeLessThanOrEqual(posyStems(after(count + 1), a));
      expect(posyStems(after(count), a)).toBeLessThanOrEqual(27);
    }),
  );
});
