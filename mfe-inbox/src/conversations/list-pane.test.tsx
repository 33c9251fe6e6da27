import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox } from '#testing/open-inbox';
import { supplierSession } from '#testing/shown';

describe('the list', () => {
  const shortlisted = {
    type: 'caterers',
    slug: 'the-copper-spoon',
    name: 'The Copper Spoon',
    publicId: 'GB100001',
    shortlisted: true,
    booked: true,
    enquired: true,
    ignored: false,
    customSupplier: false,
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
  const price = { amount: 145_000, currency: 'GBP' as const, basis: 'total' as const, condition: '' };
  const many = () =>
    createMemoryFirestore({
      conversations: {
        booked: data(exampleConversation('booked')),
        quoted: data(
          exampleConversation('quoted', {
            supplierId: 'GB2',
            supplierName: 'Brass Thimble',
            lastMessage: { body: 'Two sets, yes!', from: 'supplier', createdAt: '2026-11-18T10:00:00.000Z' },
            answers: { quote: { price, includes: '', validUntil: null } },
          }),
        ),
        away: data(
          exampleConversation('away', {
            supplierId: 'GB3',
            supplierName: 'Oak Tithe Barn',
            archived: { couple: true, supplier: false },
          }),
        ),
        asked: data(exampleConversation('asked', { supplierId: 'GB4', supplierName: 'Wild Yeast' })),
      },
      'weddings/w1/suppliers': { GB100001: shortlisted },
      'conversations/quoted/messages': {
        m1: { from: 'couple', senderUid: 'u1', body: 'Do you play céilidhs?', createdAt: '2026-11-17T10:00:00.000Z' },
      },
    });
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: /^Which conversations to show/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name }));
  };

  test('says where each conversation stands, and shows one kind of them', async () => {
    await openInbox('/uk/inbox', { firestore: many() });
    expect(names()).toEqual(['Wild Yeast', 'The Copper Spoon', 'Brass Thimble']);
    expect(within(list()).getByText('Booked')).toBeVisible();
    expect(within(list()).getByText('Quote, £1,450')).toBeVisible();
    expect(within(list()).getByText('Waiting for them')).toBeVisible();
    await choose(/^Waiting for us/);
    expect(names()).toEqual(['Brass Thimble']);
    await choose(/^Archived \(1\)/);
    expect(names()).toEqual(['Oak Tithe Barn']);
    await choose(/^Quotes \(1\)/);
    expect(names()).toEqual(['Brass Thimble']);
  });

  test('leads a couple to everybody they talk to [S2-route-21]', async () => {
    await openInbox('/uk/inbox', { firestore: many() });
    expect(within(list()).getByRole('link', { name: 'Suppliers you talk to' })).toHaveAttribute(
      'href',
      '/uk/inbox/suppliers',
    );
  });

  test('a supplier sees who waits for a word, also of those who have their price [19]', async () => {
    const asking = exampleConversation('asking', {
      lastMessage: { body: 'Is that for Sundays, too?', from: 'couple', createdAt: '2026-11-19T10:00:00.000Z' },
      answers: { quote: { price, includes: '', validUntil: null } },
    });
    await openInbox('/uk/inbox', {
      session: supplierSession(),
      api: { supplierTeam: () => ({ people: [], invitations: [] }) },
      firestore: createMemoryFirestore({ conversations: { asking: data(asking) } }),
    });
    expect(within(list()).getByRole('link', { name: /Maya and Tom/ })).toHaveTextContent('Waiting for us');
  });

  test('finds words in older messages, without accents, and shows where', async () => {
    await openInbox('/uk/inbox', { firestore: many() });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'ceilidh');
    expect(await within(list()).findByText('Do you play céilidhs?')).toBeVisible();
    expect(names()).toEqual(['Brass Thimble']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search messages' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'zither');
    expect(await within(list()).findByText('Nothing found. Try another word.')).toBeVisible();
    await userEvent.click(within(list()).getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(3);
  });

  test('searches names and last words when older messages cannot be read, and says so', async () => {
    const firestore = many();
    const broken = { ...firestore, read: () => Promise.reject(new FirestoreError('unavailable', 'offline')) };
    await openInbox('/uk/inbox', { firestore: broken });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'brass');
    expect(await within(list()).findByText(/Older messages couldn’t be searched/)).toBeVisible();
    expect(names()).toEqual(['Brass Thimble']);
  });
});
