import { daysAround } from './other-days';

test('other days are the neighbours and the same weekday before and after, in their order', () => {
  expect(daysAround('2027-09-25', '2026-11-20')).toEqual(['2027-09-18', '2027-09-24', '2027-09-26', '2027-10-02']);
});

test('a day that is over, or today, is none of them', () => {
  expect(daysAround('2027-03-01', '2027-02-28')).toEqual(['2027-03-02', '2027-03-08']);
});
