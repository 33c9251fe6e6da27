import { createMemoryFirestore, createTestHost, exampleSignedIn, type TestHostOptions } from '@posy/remote-kit/testing';
import type { Conversation } from '@posy/shared-contracts/entities';
import { screen, waitFor } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { show } from '#testing/shown';
import { ContactsScreen } from './contacts-screen';

const entry = (changes: Record<string, unknown>) => ({
  type: 'cakes',
  slug: 'x',
  name: 'X',
  publicId: 'x',
  shortlisted: true,
  booked: false,
  enquired: false,
  ignored: false,
  customSupplier: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});

const open = async (
  data: Record<string, Record<string, Record<string, unknown>>> = {},
  isSignedIn = true,
  api: TestHostOptions['api'] = {},
) => {
  const host = createTestHost({
    session: isSignedIn ? exampleSignedIn() : { status: 'signed-out' },
    path: '/uk/inbox/suppliers',
    api,
    firestore: createMemoryFirestore(data),
  });
  await show(<ContactsScreen />, host);
};

describe('everybody we talk to', () => {
  test('has its sub-page: who, the last word, where it stands, and the couple’s own with their contacts [S2-route-21]', async () => {
    const { id: _id, ...talk } = exampleConversation('c1', {
      lastMessage: { body: 'Come and taste it first?', from: 'supplier', createdAt: '2026-11-19T10:00:00.000Z' },
    });
    await open({
      conversations: { c1: talk },
      'weddings/w1/suppliers': {
        own: entry({
          name: 'Aunt Joan’s cakes',
          customSupplier: true,
          booked: true,
          contact: { email: 'joan@example.com', website: '', phone: '01225 555', postcode: '', address: '' },
        }),
        liked: entry({ name: 'Only liked' }),
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Suppliers you talk to' })).toBeVisible();
    expect(screen.getByRole('link', { name: /The Copper Spoon/ })).toHaveAttribute(
      'href',
      '/uk/inbox?conversationId=c1',
    );
    expect(screen.getByText('Come and taste it first?')).toBeVisible();
    expect(screen.getByText('Your turn to answer')).toBeVisible();
    expect(screen.getByText('In conversation')).toBeVisible();
    expect(screen.getByText('Booked')).toBeVisible();
    expect(screen.getByText('Aunt Joan’s cakes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'joan@example.com' })).toHaveAttribute('href', 'mailto:joan@example.com');
    expect(screen.queryByText('Only liked')).toBeNull();
  });

  test('shows the picture of whoever is booked without a word here, and none of the couple’s own [19]', async () => {
    const picture = { category: 'cakes', seed: 'musa' };
    const asked: unknown[] = [];
    await open(
      {
        'weddings/w1/suppliers': {
          GB000007: entry({ name: 'Musa and the Nettles', booked: true }),
          own: entry({ name: 'Aunt Joan’s cakes', customSupplier: true, booked: true }),
        },
      },
      true,
      {
        supplier: ({ params }) => {
          asked.push(params?.id);
          return { type: 'cakes', publicId: 'musa001', picture } as never;
        },
      },
    );
    const row = (await screen.findByText('Musa and the Nettles')).closest('li');
    await waitFor(() => expect(row?.querySelector('img')).toHaveAttribute('src', '/pictures/cakes/musa/1x1/320.webp'));
    expect(asked).toEqual(['GB000007']);
  });

  test('says where it stands with each and what is next, with its day [19]', async () => {
    const talkOf = (supplierName: string, changes: Partial<Conversation>): Record<string, unknown> => {
      const { id: _id, ...talk } = exampleConversation('c', { supplierId: supplierName, supplierName, ...changes });
      return talk;
    };
    const fromThem = { body: 'Hello', from: 'supplier' as const, createdAt: '2026-11-19T10:00:00.000Z' };
    const price = { amount: 42_000, currency: 'GBP', basis: 'total', condition: '' } as const;
    const visit = { day: '2026-11-28', time: '11:00', place: '', answer: 'accepted' as const, messageId: 'm1' };
    await open({
      conversations: {
        c1: talkOf('Fern', {
          lastMessage: fromThem,
          answers: { quote: { price, includes: '', validUntil: '2026-12-04' } },
        }),
        c2: talkOf('Oak', { lastMessage: fromThem, answers: { visit } }),
        c3: talkOf('Quiet', { lastMessage: { ...fromThem, from: 'couple', createdAt: '2026-11-12T10:00:00.000Z' } }),
      },
      'weddings/w1/suppliers': {
        own: entry({
          name: 'Aunt Joan',
          customSupplier: true,
          contact: { email: 'joan@example.com', website: '', phone: '', postcode: '', address: '' },
        }),
      },
    });
    await screen.findByText('Aunt Joan');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Fern.*Quoted £420.*Decide by 4 December/),
      expect.stringMatching(/Oak.*In conversation.*You meet on 28 November at 11:00/),
      expect.stringMatching(/Quiet.*Asked.*Ask again, 8 days without a word/),
      expect.stringMatching(/Aunt Joan.*Your own.*Call or write to them/),
    ]);
  });

  test('invites to ask somebody while there is nobody', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Find suppliers' })).toHaveAttribute('href', '/uk/wedding-suppliers');
  });

  test('asks a visitor to log in, and comes back', async () => {
    await open({}, false);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/uk/signup?mode=login&next=%2Fuk%2Finbox%2Fsuppliers',
    );
  });
});
