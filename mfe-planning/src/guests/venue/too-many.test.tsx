import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { act, screen } from '@testing-library/react';
import { exampleGuest } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

beforeAll(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const lark = {
  ...{ type: 'venues', slug: 'lark', name: 'Larkfield Orangery', publicId: 'lark001', enquired: true },
  ...{ shortlisted: true, booked: true, ignored: false, customSupplier: false, updatedAt: '2026-11-01T10:00:00.000Z' },
};
const guests = ['ravi', 'anita', 'bisi'].map((id) => exampleGuest(id, { name: `Guest ${id}` }));

const show = async (
  capacity: number | null | 'unknown',
  options: Partial<Parameters<typeof renderPlanning>[0]> = {},
) => {
  const page = await renderPlanning({
    path: '/uk/guestlist',
    guests,
    wedding: { bookings: { venue: true } },
    documents: { [collections.shortlist('w1').path]: { GB000001: lark } },
    api: {
      supplier: () => {
        if (capacity === 'unknown') throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
        return { capacity } as never;
      },
    },
    ...options,
  });
  leave = page.leave;
  await screen.findAllByText('Guest ravi');
  return page;
};
const warning = () => screen.queryByRole('note')?.textContent ?? null;
const words =
  'Larkfield Orangery has room for 2, and you’re counting on 3 for the day: 1 too many. Ask them what’s possible, or invite some for the evening.';

test('more guests than the booked venue has room for are named with the list, and not once it is booked no more [18]', async () => {
  const { firestore, weddingId } = await show(2);
  expect(warning()).toContain(words);
  expect(screen.getByRole('link', { name: 'Look at Larkfield Orangery' })).toHaveAttribute(
    'href',
    '/uk/weddingsuppliers/venues/lark001',
  );
  await act(() =>
    firestore.commit([
      { kind: 'update', collection: collections.weddings(), id: weddingId, data: { bookings: { venue: false } } },
      {
        kind: 'update',
        collection: collections.shortlist(weddingId),
        id: 'GB000001',
        data: { booked: false, state: 'unbooked' },
      },
    ]),
  );
  expect(warning()).toBeNull();
});

test('who declined needs no room [R1-03]', async () => {
  await show(2, {
    guests: [exampleGuest('ravi', { name: 'Guest ravi', rsvp: { main: 'declined' } }), ...guests.slice(1)],
  });
  expect(warning()).toBeNull();
});

test.each([
  ['there is room for all', 3],
  ['it says nothing of its room', null],
  ['the directory cannot be asked', 'unknown'],
] as const)('nothing is said where %s', async (_why, capacity) => {
  await show(capacity);
  expect(warning()).toBeNull();
});
