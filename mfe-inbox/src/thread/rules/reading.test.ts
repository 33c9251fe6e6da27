import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { lastRead, lastSeen } from './reading';

const said = (id: string, minute: number, from: 'couple' | 'supplier' = 'supplier'): Identified<Message> => ({
  id,
  from,
  senderUid: 's1',
  body: `Word ${id}.`,
  createdAt: `2026-11-19T10:${minute}:00.000Z`,
});
const at = (minute: number): string => `2026-11-19T10:${minute}:00.000Z`;

test.each([
  ['nobody', null, null, null],
  ['who opened it', null, '2026-11-19T10:05:00.000Z', '2026-11-19T10:05:00.000Z'],
  ['who answered, and never opened it here', 30, null, '2026-11-19T10:30:00.000Z'],
  ['who answered later than they opened it', 30, '2026-11-19T10:05:00.000Z', '2026-11-19T10:30:00.000Z'],
  ['who opened it again', 30, '2026-11-19T11:00:00.000Z', '2026-11-19T11:00:00.000Z'],
])('what we said was last read by %s [19]', (_who, minute, readAt, expected) => {
  const ours = said('m1', 10, 'couple');
  const answers = minute === null ? [] : [said('m2', minute)];
  expect(lastRead([ours, ...answers], 'couple', readAt)).toBe(expected);
});

const ours = [said('m1', 10, 'couple'), said('m2', 12, 'couple'), said('m3', 14, 'couple')];

test.each([
  ['nothing of it', ours, null, null],
  ['nothing that was written since', ours, at(11), { messageId: 'm1', at: at(11) }],
  ['all of it', ours, at(20), { messageId: 'm3', at: at(20) }],
  // Nobody knows when it was read: the answer was written without the thread open, or by mail.
  ['all of it, as their answer shows', [...ours, said('m4', 30)], null, { messageId: 'm3', at: null }],
  ['all of it before they answered', [...ours, said('m4', 30)], at(20), { messageId: 'm3', at: at(20) }],
  [
    'the end, as their answer to what they had seen shows',
    [...ours, said('m4', 30)],
    at(11),
    { messageId: 'm3', at: null },
  ],
])('the last of our messages that they read is known when they read %s [19]', (_what, messages, readAt, expected) => {
  const until = lastRead(messages, 'couple', readAt);
  expect(lastSeen(messages, 'couple', { until, readAt })).toEqual(expected);
});
