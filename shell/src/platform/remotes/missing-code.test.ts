import { exampleReleaseSet } from '#testing/shell-services';
import { RemoteLoadError } from './federation';
import { isMissingCode } from './missing-code';

const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('code that did not come is told from every other failure [case b11]', () => {
  const [remote] = exampleReleaseSet.remotes;
  if (remote === undefined) throw new Error('The example has no remote.');
  expect(isMissingCode(chunk)).toBe(true);
  expect(isMissingCode(new RemoteLoadError(remote, './app', new Error('404')))).toBe(true);
  expect(isMissingCode(new Error('the screen failed', { cause: chunk }))).toBe(true);
  for (const other of [
    new TypeError('x is not a function'),
    new Error('no', { cause: 'code' }),
    'ChunkLoadError',
    null,
  ])
    expect(isMissingCode(other)).toBe(false);
});
