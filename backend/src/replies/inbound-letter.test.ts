import { senderOf } from './inbound-letter';

const from = (From: string) => senderOf({ MessageID: 'm', From, OriginalRecipient: '', TextBody: '', Headers: [] });

test.each([
  'robin@example.com',
  'Robin <Robin@example.com>',
  '"Lee, Robin (x@example.com, at work)" <robin@example.com>',
  'robin@example.com <robin@example.com>',
  'Lee, Robin <robin@example.com>',
])('%s is one sender', (line) => {
  expect(from(line)).toBe('robin@example.com');
});

test.each([
  'thief@example.com, robin@example.com',
  'thief@example.com, <robin@example.com>',
  '"a" thief@example.com ; x <robin@example.com>',
  'thief@example.com,<x@example.com>,<robin@example.com>',
  'robin@example.com <>',
  'Robin',
])('%s is not exactly one', (line) => {
  expect(from(line)).toBeNull();
});
