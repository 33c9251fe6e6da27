import { exportViewOf } from './use-export';

const known = {
  id: 'e1',
  state: 'working',
  done: 3,
  total: 12,
  downloadPath: null,
  bytes: 0,
  expiresAt: null,
} as const;

test('shows how far an export is, then where it lies', () => {
  expect(exportViewOf(undefined)).toEqual({ status: 'asking' });
  expect(exportViewOf(known)).toEqual({ status: 'working', done: 3, total: 12 });
  const ready = { ...known, state: 'ready', downloadPath: '/x.zip', bytes: 2048 } as const;
  expect(exportViewOf(ready)).toEqual({ status: 'ready', href: '/x.zip', bytes: 2048, expiresAt: null });
});

test('begins anew when the server has forgotten it, and says when it failed', () => {
  expect(exportViewOf(null)).toEqual({ status: 'none' });
  expect(exportViewOf({ ...known, state: 'failed' })).toEqual({ status: 'failed', why: null });
  expect(exportViewOf({ ...known, state: 'ready' })).toEqual({ status: 'failed', why: null });
});
