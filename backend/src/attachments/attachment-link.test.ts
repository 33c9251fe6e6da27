import { attachmentConstants } from '@posy/shared-contracts/constants';
import { isGranted, linkOf } from './attachment-link';

test('a link opens one file for one person until its time is over', () => {
  const key = Buffer.alloc(32, 7).toString('base64url');
  const { path, until } = linkOf(key, 'file', 'ana', 1000);
  expect(until).toBe(1000 + attachmentConstants.linkLifetimeMs);
  const signature = new URL(path, 'http://posy').searchParams.get('signature') ?? '';
  const grant = { id: 'file', uid: 'ana', until };
  expect(isGranted(key, grant, signature, until - 1)).toBe(true);
  expect(isGranted(key, grant, signature, until)).toBe(false);
  for (const other of [
    { ...grant, id: 'other' },
    { ...grant, uid: 'bo' },
    { ...grant, until: until + 1 },
  ])
    expect(isGranted(key, other, signature, 1000)).toBe(false);
  expect(isGranted(Buffer.alloc(32, 8).toString('base64url'), grant, signature, 1000)).toBe(false);
});
