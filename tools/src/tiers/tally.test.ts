import { closingLine, readTallies, tableOf } from './tally';

const lines = [
  '{"area":"art","passed":3,"failed":0,"skipped":0,"seconds":1.5}',
  '{"area":"journeys","passed":27,"failed":2,"skipped":1,"seconds":300}',
  '{"area":"journeys","passed":1,"failed":-1,"skipped":0,"seconds":9}',
  '',
].join('\n');

test('the lines of an area are added up: a second run takes a red test back', () => {
  expect(readTallies(lines)).toEqual([
    { area: 'art', passed: 3, failed: 0, skipped: 0, seconds: 1.5 },
    { area: 'journeys', passed: 28, failed: 1, skipped: 1, seconds: 309 },
  ]);
});

test('the closing line has what passed, failed and was skipped', () => {
  expect(closingLine(readTallies(lines))).toBe('31 passed, 1 failed, 1 skipped');
  expect(closingLine([])).toBe('0 passed, 0 failed');
});

test('the table has a row for each area', () => {
  expect(tableOf(readTallies(lines))).toEqual([
    'area      tests  red  seconds',
    'art           3    0        2',
    'journeys     29    1      309',
  ]);
});
