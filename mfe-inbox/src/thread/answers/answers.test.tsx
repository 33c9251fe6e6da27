import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { exampleEntry } from '#testing/example-entry';
import { field, openThread } from '#testing/open-thread';

describe('an answer', () => {
  const price = { amount: 7800, currency: 'GBP' as const, basis: 'per-head' as const, condition: 'Harvest menu' };

  test('with a price is a card, and the price is stored in the plan', async () => {
    const host = await openThread({
      said: { m1: { kind: 'quote', quote: { price, includes: 'Staff and VAT', validUntil: '2026-12-15' } } },
    });
    const received: unknown[] = [];
    host.bus.subscribe('quote.received', (payload) => void received.push(payload));
    const card = within(screen.getByRole('region', { name: 'Quote' }));
    expect(card.getByText('£78 a guest')).toBeVisible();
    expect(card.getByText('Valid until 15 December')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Add to budget' }));
    expect(received).toEqual([
      {
        weddingId: 'w1',
        supplierId: 'GB100001',
        supplierName: 'The Copper Spoon',
        supplierType: 'caterers',
        category: 'caterers',
        price,
        validUntil: '2026-12-15',
      },
    ]);
    // The budget's own notice has the undo.
    expect(host.shown).toEqual([]);
  });

  test('with a price has the PDF that came with it in the same card [19]', async () => {
    const attachment = { id: 'a'.repeat(32), name: 'quote.pdf', type: 'application/pdf', bytes: 245_760 };
    await openThread({
      said: {
        m1: { kind: 'quote', quote: { price, includes: '', validUntil: null } },
        m2: { kind: 'attachment', attachment, body: 'quote.pdf', createdAt: '2026-11-19T10:00:01.000Z' },
      },
    });
    const card = within(screen.getByRole('region', { name: 'Quote' }));
    expect(card.getByRole('button', { name: 'PDF, 240 kB, quote.pdf' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'quote.pdf' })).toBeNull();
  });

  test('with a price that stands in the budget says so, and does not offer it again', async () => {
    const host = await openThread({
      said: { m1: { kind: 'quote', quote: { price, includes: '', validUntil: null } } },
    });
    expect(screen.getByRole('button', { name: 'Add to budget' })).toBeVisible();
    const data = {
      name: 'Dinner',
      supplierType: 'caterers',
      group: 'caterers',
      supplierId: 'GB100001',
      estimate: 700_000,
      actual: 741_000,
      actualPerHead: { amount: 7800, counts: 'day' },
    };
    await act(() => host.firestore.commit([{ kind: 'set', collection: collections.costs('w1'), id: 'dinner', data }]));
    expect(screen.queryByRole('button', { name: 'Add to budget' })).toBeNull();
    expect(screen.getByRole('link', { name: 'In your budget' })).toHaveAttribute('href', '/uk/budget');
  });

  test('with a price leads on to the booking, until they are booked [19]', async () => {
    const host = await openThread({
      said: { m1: { kind: 'quote', quote: { price, includes: '', validUntil: null } } },
    });
    const card = () => within(screen.getByRole('region', { name: 'Quote' }));
    const book = () => card().queryByRole('link', { name: 'Mark as booked' });
    const store = (booked: boolean) => {
      const flags = { shortlisted: true, booked, enquired: true, ignored: false, customSupplier: false };
      const named = { name: 'The Copper Spoon', type: 'caterers', slug: 'spoon', publicId: 'GB100001' };
      const data = { ...named, ...flags, updatedAt: '2026-11-19T10:00:00.000Z' };
      const collection = collections.shortlist('w1');
      return act(() => host.firestore.commit([{ kind: 'set', collection, id: 'GB100001', data }]));
    };
    expect(book()).toBeNull();
    await store(false);
    expect(book()).toHaveAttribute('href', '/uk/shortlist?book=GB100001');
    await store(true);
    expect(book()).toBeNull();
  });

  test('with a price a guest says what it comes to, beside what was planned [19]', async () => {
    const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
    const host = await openThread({
      session: exampleSignedIn({ wedding: exampleWedding({ guests }) }),
      said: { m1: { kind: 'quote', quote: { price, includes: '', validUntil: null } } },
    });
    const open = { name: 'Dinner', supplierType: 'caterers', group: 'caterers', supplierId: null };
    const data = { ...open, estimate: 700_000 };
    await act(() => host.firestore.commit([{ kind: 'set', collection: collections.costs('w1'), id: 'dinner', data }]));
    const card = within(screen.getByRole('region', { name: 'Quote' }));
    expect(card.getByText('Comes to £7,410 for your 95 day guests')).toBeVisible();
    expect(card.getByText('£410 over what you planned')).toBeVisible();
    expect(card.getByRole('link', { name: 'Your shortlist' })).toHaveAttribute(
      'href',
      '/uk/shortlist?category=caterers',
    );
  });

  test('about a day says that it is held, and until when', async () => {
    const host = await openThread({
      said: { m1: { kind: 'date', date: { day: '2027-09-11', answer: 'held', heldUntil: '2026-12-04' } } },
    });
    const received: unknown[] = [];
    host.bus.subscribe('date.held', (payload) => void received.push(payload));
    const card = within(screen.getByRole('region', { name: 'Holding your date' }));
    expect(card.getByText(/^Saturday,? 11 September 2027$/)).toBeVisible();
    expect(card.getByText('Until 4 December')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Note it on your shortlist' }));
    expect(received).toEqual([expect.objectContaining({ day: '2027-09-11', until: '2026-12-04' })]);
    const { supplierId } = exampleConversation('c1', {});
    await act(() =>
      host.firestore.commit([
        {
          kind: 'set',
          collection: collections.shortlist('w1'),
          id: supplierId,
          data: exampleEntry({ holdUntil: '2026-12-04' }),
        },
      ]),
    );
    expect(await card.findByText('On your shortlist')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Note it on your shortlist' })).toBeNull();
  });

  test('about a day that is held asks for more time with one press, below what is written already [19]', async () => {
    await openThread({
      said: { m1: { kind: 'date', date: { day: '2027-09-11', answer: 'held', heldUntil: '2026-12-04' } } },
    });
    const card = within(screen.getByRole('region', { name: 'Holding your date' }));
    await userEvent.type(field(), 'Thank you!');
    await userEvent.click(card.getByRole('button', { name: 'Ask for longer' }));
    expect(field()).toHaveFocus();
    const asked = 'Thank you!\n\nCould you hold 11 September 2027 for us a little longer than until 4 December?';
    expect(field()).toHaveValue(asked);
    await userEvent.click(card.getByRole('button', { name: 'Ask for longer' }));
    expect(field()).toHaveValue(asked);
  });

  test('about a day whose hold is over asks for nothing', async () => {
    await openThread({
      said: { m1: { kind: 'date', date: { day: '2027-09-11', answer: 'held', heldUntil: '2026-11-19' } } },
    });
    expect(screen.getByRole('button', { name: 'Note it on your shortlist' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for longer' })).toBeNull();
  });

  test('with a visit is accepted, comes into the plan, and goes into a calendar', async () => {
    const answered: EndpointInput<'answerVisit'>[] = [];
    const host = await openThread({
      said: {
        m1: {
          kind: 'visit',
          visit: { day: '2026-11-28', time: '11:00', place: 'Walcot Street, Bath', answer: 'proposed' },
        },
      },
      api: {
        answerVisit: (input) => {
          answered.push(input);
          return {};
        },
      },
    });
    const received: unknown[] = [];
    host.bus.subscribe('visit.planned', (payload) => void received.push(payload));
    const card = within(screen.getByRole('region', { name: 'Come and see' }));
    expect(card.getByText(/^Saturday,? 28 November 2026, 11:00$/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Yes, that suits us' }));
    expect(answered).toEqual([{ params: { id: 'c1', messageId: 'm1' }, body: { answer: 'accepted' } }]);
    expect(received).toEqual([
      expect.objectContaining({ day: '2026-11-28', time: '11:00', place: 'Walcot Street, Bath' }),
    ]);
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:visit';
    };
    await userEvent.click(card.getByRole('button', { name: 'Calendar file (.ics)' }));
    // The code that writes the file loads with the press.
    await waitFor(() => expect(files[0]?.type).toBe('text/calendar;charset=utf-8'));
  });

  test('of ours waits for them: nobody answers their own visit', async () => {
    await openThread({
      said: {
        m1: { from: 'couple', kind: 'visit', visit: { day: '2026-11-28', time: null, place: '', answer: 'proposed' } },
      },
    });
    expect(screen.queryByRole('button', { name: 'Yes, that suits us' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Calendar file (.ics)' })).toBeVisible();
  });
});
