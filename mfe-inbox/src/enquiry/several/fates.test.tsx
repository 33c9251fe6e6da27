import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act, screen } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { accept, open, send, shortlist } from '#testing/open-several';

test('tells live who opened it and who answered what, and what each of them got [19]', async () => {
  // They fell silent long ago, so that they can be asked again.
  const silent = { closedAt: '2026-10-01T10:00:00.000Z', closedReason: 'not-needed', closedBy: null } as const;
  const shared = { place: 'Bath', guests: { day: 95, evening: 0 }, budgetMatch: false };
  const withCakes = (supplierId: string) => {
    const { id: _, ...rest } = exampleConversation('', { supplierId, supplierType: 'cakes', shared, ...silent });
    return rest;
  };
  const firestore = createMemoryFirestore({
    conversations: { 'c-GB1': withCakes('GB1'), 'c-GB2': withCakes('GB2'), 'c-GB3': withCakes('GB3') },
    'weddings/w1/suppliers': { GB1: shortlist.GB1, GB2: shortlist.GB2, GB3: shortlist.GB3 },
  });
  await open(accept, { firestore });
  await screen.findByRole('checkbox', { name: /Crumb/ });
  await send('Send to 3');
  expect(await screen.findByRole('heading', { name: '3 of 3 sent' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What Crumb got' })).toBeVisible();
  expect(screen.getByText('About 95 guests')).toBeVisible();
  const change = async (id: string, data: Record<string, unknown>) =>
    act(() => firestore.commit([{ kind: 'update', collection: collections.conversations(), id, data }]));
  const said = (body: string) => ({ body, from: 'supplier', createdAt: '2026-11-20T12:25:00.000Z' });
  await change('c-GB1', { lastMessage: said('We would love to.') });
  await change('c-GB2', {
    lastMessage: said('Sorry, no.'),
    answers: { date: { day: '2027-09-11', answer: 'not-free', heldUntil: null } },
  });
  await change('c-GB3', { readAt: { couple: null, supplier: '2026-11-20T12:04:00.000Z' } });
  expect(await screen.findByRole('heading', { name: '3 of 3 sent, 2 replies already' })).toBeVisible();
  const row = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect([row('Crumb'), row('Sugar Loft'), row('Tiers')]).toEqual([
    expect.stringContaining('We would love to.Replied'),
    expect.stringContaining('Sorry, no.Not free'),
    expect.stringMatching(/Opened .*Opened/),
  ]);
  expect(screen.getByText('1 sent')).toBeVisible();
});
