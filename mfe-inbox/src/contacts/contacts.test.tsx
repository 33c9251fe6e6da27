import { createMemoryFirestore, createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { ContactsScreen } from './contacts-screen';

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

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

const open = async (data: Record<string, Record<string, Record<string, unknown>>> = {}, isSignedIn = true) => {
  const host = createTestHost({
    session: isSignedIn ? exampleSignedIn() : { status: 'signed-out' },
    path: '/uk/inbox/suppliers',
    firestore: createMemoryFirestore(data),
  });
  remove = await renderWithHost(<ContactsScreen />, host, messages);
};

describe('everybody we talk to', () => {
  it('has its sub-page: who, the last word, where it stands, and the couple’s own with their contacts [S2-route-21]', async () => {
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
    expect(screen.getByText('Aunt Joan’s cakes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'joan@example.com' })).toHaveAttribute('href', 'mailto:joan@example.com');
    expect(screen.queryByText('Only liked')).toBeNull();
  });

  it('invites to ask somebody while there is nobody', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Find suppliers' })).toHaveAttribute('href', '/uk/wedding-suppliers');
  });

  it('asks a visitor to log in, and comes back', async () => {
    await open({}, false);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/uk/signup?mode=login&next=%2Fuk%2Finbox%2Fsuppliers',
    );
  });
});
