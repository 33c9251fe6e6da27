import { readRedFiles } from './unit-tests';

test('red files are read with what they came to', () => {
  const tally = { area: 'shell', passed: 2, failed: 1, skipped: 0, seconds: 3 };
  expect(readRedFiles(`${JSON.stringify({ path: '/a.test.ts', tally })}\n`)).toEqual([{ path: '/a.test.ts', tally }]);
  expect(readRedFiles('')).toEqual([]);
});
