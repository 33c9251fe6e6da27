import { isMissingCode } from './missing-code';

const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('code that did not come is distinguished from every other failure [case b11]', () => {
  const part = Object.assign(new Error('mfe-x ./app: 404'), { name: 'RemoteLoadError' });
  expect(isMissingCode(chunk)).toBe(true);
  expect(isMissingCode(part)).toBe(true);
  expect(isMissingCode(new Error('the screen failed', { cause: chunk }))).toBe(true);
  for (const other of [
    new TypeError('x is not a function'),
    new Error('no', { cause: 'code' }),
    'ChunkLoadError',
    null,
  ])
    expect(isMissingCode(other)).toBe(false);
});
