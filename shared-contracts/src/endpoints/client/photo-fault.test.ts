import { ApiError } from '#errors';
import { photoFaultOf } from './photo-fault';

const refused = (code: string) => new ApiError('refused', 400, code, 'No.');

test.each([
  ['photo-too-large', 'too-large'],
  ['photo-too-many-pixels', 'too-large'],
  ['photo-type', 'type'],
  ['photo-unreadable', 'unreadable'],
  ['photo-quota', 'quota'],
  ['invalid-token', 'signed-out'],
  ['sign-in-required', 'signed-out'],
  ['not-allowed', 'not-allowed'],
  ['not-a-member', 'not-allowed'],
  ['something-new', 'failed'],
])('reads the refusal %s as %s', (code, fault) => expect(photoFaultOf(refused(code))).toBe(fault));

test('blames the connection for what did not come through, and nothing in particular for the rest', () => {
  expect(photoFaultOf(new ApiError('offline', 0, 'offline', 'Gone.'))).toBe('offline');
  expect(photoFaultOf(new ApiError('timeout', 0, 'timeout', 'Stalled.'))).toBe('offline');
  expect(photoFaultOf(new Error('odd'))).toBe('failed');
});
