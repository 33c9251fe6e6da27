import { exampleConversation } from '#testing/example-conversation';
import { countFates, fateOf } from './fates';
import type { Letter, SendState } from './send-states';

const letter = (state: SendState): Letter => ({
  supplierId: 'GB1',
  name: 'Crumb',
  type: 'cakes',
  slug: 'crumb',
  clientId: 'x',
  state,
});
const sent = letter({ status: 'sent', conversationId: 'c1' });
const asked = { body: 'Hello', from: 'couple', createdAt: '2026-11-20T10:00:00.000Z' } as const;
const answered = { body: 'Hello!', from: 'supplier', createdAt: '2026-11-20T10:25:00.000Z' } as const;
const day = { day: '2027-09-11', heldUntil: null } as const;

test.each([
  ['until its conversation is here, it is only sent', undefined, 'sent'],
  ['nobody has read it', exampleConversation('c1', { lastMessage: asked }), 'sent'],
  [
    'an earlier conversation was read before this message',
    exampleConversation('c1', { lastMessage: asked, readAt: { couple: null, supplier: '2026-11-20T09:59:00.000Z' } }),
    'sent',
  ],
  [
    'the supplier has read it',
    exampleConversation('c1', { lastMessage: asked, readAt: { couple: null, supplier: '2026-11-20T10:04:00.000Z' } }),
    'opened',
  ],
  [
    'the supplier has answered',
    exampleConversation('c1', { lastMessage: answered, answers: { date: { ...day, answer: 'free' } } }),
    'replied',
  ],
  [
    'the answer is no',
    exampleConversation('c1', { lastMessage: answered, answers: { date: { ...day, answer: 'not-free' } } }),
    'not-free',
  ],
])('%s', (_case, conversation, fate) => expect(fateOf(sent, conversation)).toBe(fate));

test('what was not sent stays so, whatever an earlier conversation says', () => {
  const earlier = exampleConversation('c1', { lastMessage: answered });
  expect(fateOf(letter({ status: 'failed', failure: 'connection' }), earlier)).toBe('failed');
  expect(fateOf(letter({ status: 'sending' }), earlier)).toBe('sending');
});

test('counts every enquiry in one part of the bar', () => {
  expect(countFates(['replied', 'not-free', 'opened', 'sent', 'waiting', 'sending', 'failed', 'full'])).toEqual({
    replied: 2,
    sent: 2,
    underway: 2,
    failed: 2,
  });
  expect(countFates([])).toEqual({ replied: 0, sent: 0, underway: 0, failed: 0 });
});
