import { createMemoryFirestore, createTestHost, exampleSignedIn } from '@posy/remote-kit/testing';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { StoredQuote } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Side } from '#talk/rules/conversations';
import { exampleConversation } from '#testing/example-conversation';
import { profileAnswer, show, supplierSession } from '#testing/shown';
import { Thread } from '../thread';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const price = { amount: 185, currency: 'GBP' as const, basis: 'total' as const, condition: '' };

const open = async (side: Side, withdrawnAt: StoredQuote['withdrawnAt'] = null) => {
  const calls: EndpointInput<'withdrawQuote'>[] = [];
  const said = { from: 'supplier', senderUid: 's1', body: '', createdAt: '2026-11-19T10:00:00.000Z' };
  const quote = { price, includes: '', validUntil: null, withdrawnAt };
  const host = createTestHost({
    session: side === 'couple' ? exampleSignedIn() : supplierSession(),
    firestore: createMemoryFirestore({ 'conversations/c1/messages': { m1: { ...said, kind: 'quote', quote } } }),
    api: {
      supplier: () => profileAnswer(),
      updateConversation: () => ({}),
      withdrawQuote: (input) => {
        calls.push(input);
        return {};
      },
    },
  });
  await show(<Thread conversation={exampleConversation('c1')} side={side} />, host);
  return { calls, card: within(await screen.findByRole('region', { name: 'Quote' })) };
};

test('a price is taken back by who named it, after a question [P-m12]', async () => {
  const { calls, card } = await open('supplier');
  await userEvent.click(card.getByRole('button', { name: 'Take it back' }));
  await userEvent.click(screen.getByText('Leave it', { selector: 'button, button *' }));
  expect(calls).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: 'Take it back' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back' }));
  expect(calls).toEqual([{ params: { id: 'c1', messageId: 'm1' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a price that was taken back is none to keep or to book by, and says so [P-m12]', async () => {
  const { card } = await open('couple', '2026-11-19T11:00:00.000Z');
  expect(card.getByText('Taken back')).toBeVisible();
  expect(card.getByText('£1.85').tagName).toBe('S');
  expect(card.queryByRole('button')).toBeNull();
  expect(card.queryByText('No end date')).toBeNull();
});

test('the couple takes back no price of theirs [P-m12]', async () => {
  const { card } = await open('couple');
  expect(card.getByRole('button', { name: 'Add to budget' })).toBeVisible();
  expect(card.queryByRole('button', { name: 'Take it back' })).toBeNull();
});
