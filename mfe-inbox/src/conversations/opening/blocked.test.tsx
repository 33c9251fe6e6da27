import { createMemoryFirestore } from '@posy/remote-kit/testing';
import type { Conversation } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { data, openInbox } from '#testing/open-inbox';
import { supplierSession } from '#testing/shown';

const openBlocked = (by: 'couple' | 'supplier') => {
  const conversation: Partial<Conversation> = {
    shared: { place: 'Bath', guests: { day: 95, evening: 0 }, budgetMatch: false },
    blocked: { by, at: '2026-11-20T10:00:00.000Z' },
  };
  return openInbox('/uk/inbox?conversationId=c1', {
    session: supplierSession(),
    firestore: createMemoryFirestore({ conversations: { c1: data(exampleConversation('c1', conversation)) } }),
    api: {
      supplier: () => ({ busyDays: [] }) as never,
      supplierTeam: () => ({ people: [], invitations: [] }),
    },
  });
};
const day = /11 September 2027/;

test('a supplier that the couple blocked reads nothing more of their day and guests [19]', async () => {
  await openBlocked('couple');
  expect(screen.getByRole('region', { name: 'Maya and Tom' })).toHaveTextContent('The day isn’t shared');
  expect(screen.queryAllByText(day)).toEqual([]);
  expect(screen.queryAllByText(/95 guests/)).toEqual([]);
});

test('a supplier that blocked them itself still sees who they are', async () => {
  await openBlocked('supplier');
  expect(screen.getByRole('region', { name: 'Maya and Tom' })).toHaveTextContent(day);
});
