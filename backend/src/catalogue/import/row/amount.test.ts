import { minorUnits } from './amount';

test.each([
  ['£2,250', 225_000],
  ['2.250,00 €', 225_000],
  ['1 200', 120_000],
  ['12.50', 1_250],
  ['1,234,567.89', 123_456_789],
  ['0', 0],
  ['1,2', null],
  ['12.5.1', null],
  ['1.234,567', null],
  ['-5', null],
  ['1e9', null],
  ['from 20', null],
  ['99999999999', null],
])('a price written as %s is %s in minor units', (text, amount) => {
  expect(minorUnits(text)).toBe(amount);
});
