import { dayPart } from './greeting';

test('the greeting follows the hour; the night is still the evening', () => {
  expect([4, 5, 11, 12, 17, 18, 23, 0].map(dayPart)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'evening',
  ]);
});
