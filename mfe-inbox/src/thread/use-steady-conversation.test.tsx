import type { Conversation } from '@posy/shared-contracts/entities';
import { renderHook } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { useSteadyConversation } from './use-steady-conversation';

const news: Partial<Conversation> = {
  unread: { couple: 3, supplier: 0 },
  lastMessage: { body: 'One more thing.', from: 'supplier', createdAt: '2026-11-20T11:00:00.000Z' },
  readAt: { couple: null, supplier: '2026-11-20T11:00:00.000Z' },
  custom: { repliedByCouple: '2026-11-20T11:00:00.000Z' },
};
const closed: Partial<Conversation> = { closedAt: '2026-11-20T12:00:00.000Z', closedReason: 'not-needed' };

test('the cards of a thread get the same conversation while only its news change [19]', () => {
  const first = exampleConversation('c1');
  const { result, rerender } = renderHook(useSteadyConversation, { initialProps: first });
  rerender(exampleConversation('c1', news));
  expect(result.current).toBe(first);
  const ended = exampleConversation('c1', { ...news, ...closed });
  rerender(ended);
  expect(result.current).toBe(ended);
  rerender(exampleConversation('c1', closed));
  expect(result.current).toBe(ended);
});
